// Plays against the perfect player.

import { address, replace, written } from "./address.js";
import { BAR } from "./cells.js";
import { button, el, field, live, pre, problem, prose, select, soon } from "./dom.js";
import { gameForm, gameOf, notShown } from "./game.js";
import { heapsToTake } from "./heaps.js";
import { changedSpots, markPicked, markSpots, meant, pictureOf } from "./pictures.js";
import { ask, say } from "./program.js";
import { isJapanese, t } from "./texts.js";

const LISTED = 200;
const FIRST = { path: "nim", assigned: {} };

export function playView(state) {
  const game = gameOf(state.path ? state : FIRST, "play");
  if (!game) return [el("h1", {}, t("playTitle")), notShown(state, "play")];
  const place = el("div");
  const begin = (then = []) => look(newMatch(form.read(), place, then));
  const later = soon(begin);
  const typed = () => {
    replace(matchAddress(newMatch(form.read(), place, [])));
    later();
  };
  const form = gameForm({ view: "play", game, state, oninput: typed });
  begin((state.assigned.then ?? "").split(";").filter(Boolean).map((text) => text.split(",")));
  return [el("h1", {}, t("playTitle")), form.nodes, place];
}

/** A match from a position, with the later positions in `then`. */
function newMatch({ game, rule, words, position, misere }, board, then) {
  return { game, rule, words, misere, board, said: live(), start: position, then, log: [], picked: [], isBusy: false };
}

/** The current position. */
function position(match) {
  return match.then.at(-1) ?? match.start;
}

function matchAddress({ game, words, start, then, misere }) {
  const moves = then.length ? `then=${then.map(written).join(";")}` : "";
  return address("play", game.module, [...words, written(start), moves, misere ? "misere" : ""]);
}

function judged({ game, words, misere }, items, { reply = false } = {}) {
  return ask({ ask: "play", words: [game.module, ...words, ...items], misere, japanese: isJapanese(), reply });
}

/** Shows the match; the moves of an address are looked up first. */
async function look(match) {
  replace(matchAddress(match));
  while (match.log.length < match.then.length) {
    const i = match.log.length;
    const seen = await judged(match, match.then[i - 1] ?? match.start);
    if (!seen) return;
    const step = seen.moves?.find(({ numbers }) => numbers.join() === match.then[i].join());
    if (!step) {
      match.then.length = i;
      replace(matchAddress(match));
      break;
    }
    match.log.push(step.says);
  }
  const seen = await judged(match, position(match), { reply: true });
  if (!seen) return;
  if (seen.error) return match.board.replaceChildren(problem(seen.error));
  show(match, seen);
}

/** Is this a move of the computer? The person begins; if the computer began, the match starts after its move. */
const isMachine = (i) => i % 2 === 1;

function show(match, seen) {
  const moves = match.log.length;
  const last = moves && isMachine(moves - 1) ? `${t("machine")}: ${match.log.at(-1)}` : "";
  const isMine = !isMachine(moves);
  const over = seen.over ? el("p", { class: "verdict" }, seen.wins === isMine ? t("youWin") : t("youLose")) : null;
  match.said.replaceChildren(...[last && el("p", {}, last), over].filter(Boolean));
  const hint = () => match.said.replaceChildren(el("p", {}, seen.reply ? seen.reply.says : t("noMove")));
  const why = () => match.said.replaceChildren(el("p", {}, prose(seen.reason)));
  const focused = match.board.contains(document.activeElement) ? document.activeElement : null;
  match.board.replaceChildren(
    board(match, seen),
    match.said,
    el("div", { class: "row" },
      ...(seen.over ? [] : [button(t("hint"), hint), button(t("why"), why)]),
      ...(match.then.length ? [button(t("takeBack"), () => takeBack(match))] : []),
      ...(seen.over || match.then.length ? [] : [button(t("machineBegins"), () => machineBegins(match, seen))])),
    ...choices(match, seen),
    el("ol", { class: "soft small" }, match.log.map((says, i) => el("li", {}, `${isMachine(i) ? t("machine") : t("you")}: ${says}`))),
  );
  if (moves && isMachine(moves - 1)) markLast(match);
  if (!focused) return;
  const spots = [...match.board.querySelectorAll("[data-spot]")];
  const again = focused.dataset.spot && spots.find((it) => it.dataset.spot === focused.dataset.spot);
  (again ?? match.board.querySelector("select") ?? match.board.querySelector("button"))?.focus();
}

/** Marks the last move on the picture. */
function markLast({ game, rule, board, start, then }) {
  const picture = pictureOf(game);
  const items = then.at(-2) ?? start;
  if (picture) markSpots(board, changedSpots(picture, { game, rule, items }, then.at(-1)));
}

/** The position; clicks make a move. */
function board(match, { moves }) {
  const { game, rule } = match;
  const items = position(match);
  const taken = (sizes) => {
    const step = moves.find(({ numbers }) => numbers.join() === sizes.join());
    if (step) move(match, step);
    else say(t("noMove"));
  };
  const picture = pictureOf(game);
  const asked = { game, rule, items };
  const node = picture?.spots(asked) ? picture.draw(asked, (spot) => pick(match, moves, spot)) : null;
  return node ?? (picture ? null : heapsToTake(game, items, taken)) ?? pre(items.join(" "), { "aria-label": t("position") });
}

/** Makes the move if only one fits the clicked spots. */
function pick(match, moves, spot) {
  const asked = { game: match.game, rule: match.rule, items: position(match) };
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
function choices(match, { moves, more, reason }) {
  if (more && !moves.length) return [el("p", { class: "verdict" }, reason), el("p", { class: "soft" }, t("tooMany"))];
  if (!moves.length) return [];
  const options = moves.slice(0, LISTED).map(({ says }, i) => [String(i), says]);
  const choice = select(options, "0");
  const play = button(t("move"), () => move(match, moves[Number(choice.value)]), { class: "main" });
  return [el("div", { class: "row" }, field(`${t("yourMove")} (${moves.length})`, choice), play)];
}

/** The person's move, and the computer's reply. A second click while the first is running is ignored. */
async function move(match, step) {
  if (match.isBusy) return;
  match.isBusy = true;
  say("");
  match.picked = [];
  made(match, step);
  const seen = await judged(match, position(match), { reply: true });
  match.isBusy = false;
  if (!seen) return;
  if (seen.error) return match.board.replaceChildren(problem(seen.error));
  if (!seen.over && !seen.reply) return match.board.replaceChildren(el("p", {}, t("tooMany")));
  if (!seen.over) made(match, seen.reply);
  return look(match);
}

function made(match, { says, numbers }) {
  match.then.push(numbers);
  match.log.push(says);
}

function machineBegins(match, seen) {
  if (!seen.reply) return match.board.replaceChildren(el("p", {}, t("tooMany")));
  // The match starts after the computer's move.
  match.start = seen.reply.numbers;
  look(match);
  say(`${t("machine")}: ${seen.reply.says}`);
}

/** Back to the person's last choice. */
function takeBack(match) {
  const mine = match.log.length % 2 === 1 ? 1 : 2;
  match.then.length = Math.max(0, match.then.length - mine);
  match.log.length = match.then.length;
  return look(match);
}
