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
      game, board: place, said: live(), words: parameterWords(game, fields), misere: misere.checked,
      position: numbersOf(numbers.value), positions: [], moves: [],
    };
    look(match);
  };
  begin();
  return [
    el("h1", {}, t("playTitle")),
    el("form", { oninput: soon(begin), onsubmit: (event) => event.preventDefault() },
      el("div", { class: "row" }, gameSelect(game, "play", playable), fields),
      el("div", { class: "row" }, field(`${t("position")} (${game.numbers.join(", ")})`, numbers)),
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
  return ask({ ask: "play", words: [game.module, ...words, ...position.map(String)], misere, reply: true });
}

function show(match, seen) {
  const clicked = (sizes) => {
    const step = seen.moves.find(({ numbers }) => numbers.join() === sizes.join());
    if (step) move(match, step);
    else say(t("noMove"));
  };
  const hint = () => match.said.replaceChildren(el("p", {}, seen.reply ? seen.reply.says : t("noMove")));
  const why = () => match.said.replaceChildren(el("p", {}, prose(seen.reason)));
  const hadFocus = match.board.contains(document.activeElement);
  match.board.replaceChildren(
    board(match, clicked),
    match.said,
    el("div", { class: "row" },
      ...(seen.over ? [] : [button(t("hint"), hint), button(t("why"), why)]),
      ...(match.moves.length ? [button(t("takeBack"), () => takeBack(match))] : []),
      ...(seen.over || match.moves.length ? [] : [button(t("machineBegins"), () => reply(match, seen))])),
    ...choices(match, seen),
    el("ol", { class: "soft small" }, match.moves.map((text) => el("li", {}, text))),
  );
  if (hadFocus) match.board.querySelector("select, button")?.focus();
}

/** The position; a click takes a stone and those above. */
function board({ game, position }, clicked) {
  const sizes = drawn(position.map(String));
  if (!sizes) return pre(position.join(" "), { "aria-label": t("position") });
  const take = (i, to) => clicked(sizes.map((size, j) => (i === j ? to : size)));
  const heap = (size, i) =>
    el("div", { class: "heap", role: "img", "aria-label": `${nameOf(game, i)}: ${size}` }, stones(size, (to) => take(i, to)));
  return el("div", { class: "heaps" }, sizes.map(heap));
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
