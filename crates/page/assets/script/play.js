// Plays against the perfect player.

const LISTED = 200;

function playView(state) {
  const playable = known.games.filter(({ plays }) => plays);
  const game = [gameOf(state)].find((it) => it?.plays) ?? playable[0];
  const fields = parameterFields(game, state.assigned);
  const first = state.numbers.length ? state.numbers : usualNumbers(game);
  const numbers = el("input", { value: first.join(" "), autocomplete: "off", spellcheck: "false" });
  const misere = el("input", { type: "checkbox", checked: state.flags.has("misere"), disabled: !game.misere });
  const place = el("div");
  const begin = () => {
    const match = {
      game, board: place, said: live(), rule: ruleOf(fields), words: parameterWords(game, fields), misere: misere.checked,
      position: numbersOf(numbers.value), positions: [], moves: [], picked: [],
    };
    look(match);
  };
  begin();
  return [
    el("h1", {}, t("playTitle")),
    el("form", { oninput: soon(begin), onsubmit: (event) => event.preventDefault() },
      el("div", { class: "row" }, gameSelect(game, "play", playable), fields),
      el("div", { class: "row" }, positionField(game, numbers)),
      el("div", { class: "row" }, check(t("misere"), misere))),
    el("p", {}, prose(rules(game.module)), " ", link(address("module", game.module), game.module)),
    place,
  ];
}

/** Asks for a position, and shows it for the person to move. */
async function look(match, last = "") {
  replace(address("play", match.game.module, [...match.words, match.position.join(","), match.misere ? "misere" : ""]));
  const seen = await judged(match);
  if (!seen) return;
  if (seen.error) return match.board.replaceChildren(problem(seen.error));
  const over = seen.over ? el("p", { class: "verdict" }, match.misere ? t("youWin") : t("youLose")) : null;
  match.said.replaceChildren(...[last && el("p", {}, last), over].filter(Boolean));
  show(match, seen);
}

function judged({ game, words, position, misere }) {
  return ask({ ask: "play", words: [game.module, ...words, ...position], misere, japanese, reply: true });
}

function show(match, seen) {
  const hint = () => match.said.replaceChildren(el("p", {}, seen.reply ? seen.reply.says : t("noMove")));
  const why = () => match.said.replaceChildren(el("p", {}, prose(seen.reason)));
  const focused = match.board.contains(document.activeElement) ? document.activeElement : null;
  match.board.replaceChildren(
    board(match, seen),
    match.said,
    el("div", { class: "row" },
      ...(seen.over ? [] : [button(t("hint"), hint), button(t("why"), why)]),
      ...(match.moves.length ? [button(t("takeBack"), () => takeBack(match))] : []),
      ...(seen.over || match.moves.length ? [] : [button(t("machineBegins"), () => reply(match, seen))])),
    ...choices(match, seen),
    el("ol", { class: "soft small" }, match.moves.map((text) => el("li", {}, text))),
  );
  if (!focused) return;
  const spots = [...match.board.querySelectorAll("[data-spot]")];
  const again = focused.dataset.spot && spots.find((it) => it.dataset.spot === focused.dataset.spot);
  (again ?? match.board.querySelector("select") ?? match.board.querySelector("button"))?.focus();
}

/** The position; clicks make a move. */
function board(match, { moves }) {
  const { game, rule, position } = match;
  const taken = (sizes) => {
    const step = moves.find(({ numbers }) => numbers.join() === sizes.join());
    if (step) move(match, step);
    else say(t("noMove"));
  };
  const asked = { game, rule, items: position };
  const picture = pictureOf(game);
  const node = picture?.spots(asked) ? picture.draw(asked, (spot) => pick(match, moves, spot)) : null;
  return node ?? (picture ? null : heapsToTake(game, position, taken)) ?? pre(position.join(" "), { "aria-label": t("position") });
}

/** A spot is clicked: if that may mean one move only, it is made. */
function pick(match, moves, spot) {
  const asked = { game: match.game, rule: match.rule, items: match.position };
  const fitting = (picked) => meant(pictureOf(match.game), asked, moves, picked);
  match.picked = fitting([...match.picked, spot]).length ? [...match.picked, spot] : [spot];
  const steps = fitting(match.picked);
  if (steps.length === 1) return move(match, steps[0]);
  if (!steps.length) match.picked = [];
  markPicked(match.board, match.picked);
  say(t(!steps.length ? "noMove" : pictureOf(match.game) === BAR ? "whichLine" : "whereTo"));
  const choice = match.board.querySelector("select");
  if (choice && steps.length) choice.value = String(moves.indexOf(steps[0]));
}

/** The legal moves, to choose from. */
function choices(match, { moves, more }) {
  if (more && !moves.length) return [el("p", { class: "soft" }, t("tooMany"))];
  if (!moves.length) return [];
  const options = moves.slice(0, LISTED).map(({ says }, i) => [String(i), says]);
  const choice = select(options, "0");
  const play = button(t("move"), () => move(match, moves[Number(choice.value)]), { class: "main" });
  return [el("div", { class: "row" }, field(`${t("yourMove")} (${moves.length})`, choice), play)];
}

async function move(match, step) {
  say("");
  match.picked = [];
  match.positions.push(match.position);
  match.moves.push(`${t("you")}: ${step.says}`);
  match.position = step.numbers;
  const seen = await judged(match);
  if (!seen) return;
  if (seen.error) return match.board.replaceChildren(problem(seen.error));
  if (!seen.over) return reply(match, seen);
  match.said.replaceChildren(el("p", { class: "verdict" }, match.misere ? t("youLose") : t("youWin")));
  show(match, { ...seen, moves: [] });
}

/** The machine's move. */
function reply(match, seen) {
  if (!seen.reply) return match.board.replaceChildren(el("p", {}, t("tooMany")));
  const text = `${t("machine")}: ${seen.reply.says}`;
  if (!match.moves.length) match.positions.push(match.position);
  match.moves.push(text);
  match.position = seen.reply.numbers;
  return look(match, text);
}

/** Back to the person's last choice. */
function takeBack(match) {
  match.position = match.positions.pop();
  const lastOwn = match.moves.findLastIndex((text) => text.startsWith(t("you")));
  match.moves.length = Math.max(lastOwn, 0);
  return look(match);
}
