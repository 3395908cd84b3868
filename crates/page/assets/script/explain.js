// Explains a position.

import { address, replace, written } from "./address.js";
import { check, el, link, live, pre, problem, soon } from "./dom.js";
import { commandLine, gameForm, gameOf, notShown } from "./game.js";
import { heaps, markHeaps } from "./heaps.js";
import { changedSpots, edited, markSpots, pictureOf } from "./pictures.js";
import { ask } from "./program.js";
import { isJapanese, t } from "./texts.js";

const FIRST = { path: "nim", assigned: {}, numbers: null, flags: new Set() };

export function explainView(state) {
  const named = state.path ? state : { ...FIRST, flags: state.flags };
  const game = gameOf(named, "explain");
  if (!game) return [el("h1", {}, t("explainTitle")), notShown(state, "explain")];
  const all = el("input", { type: "checkbox", checked: state.flags.has("all") });
  const [verdict, picture, answer] = [live(), el("div"), el("div", { class: "answer" })];
  const set = (sizes, i) => {
    form.write(sizes);
    show();
    picture.querySelectorAll("[role=slider]")[i]?.focus();
  };
  const change = (items, rule, spot) => {
    form.write(items, rule);
    show();
    [...picture.querySelectorAll("[data-spot]")].find((it) => it.dataset.spot === spot)?.focus();
  };
  const read = () => ({ ...form.read(), all: all.checked });
  const show = () => {
    const asked = read();
    const drawing = pictureOf(game)
      ? edited({ game, rule: asked.rule, items: asked.position }, change)
      : heaps(game, asked.position, set);
    picture.replaceChildren(...[drawing].filter(Boolean));
    replace(explainAddress(asked));
    explain(asked, { verdict, answer, picture });
  };
  const later = soon(show);
  const typed = () => {
    replace(explainAddress(read()));
    later();
  };
  const form = gameForm({ view: "explain", game, state: named, checks: check(t("allMoves"), all), oninput: typed });
  show();
  return [el("h1", {}, t("explainTitle")), form.nodes, verdict, picture, answer];
}

function explainAddress({ game, position, words, misere, all }) {
  const flags = [misere ? "misere" : "", all ? "all" : ""];
  return address("explain", game.module, [...words, written(position), ...flags]);
}

async function explain(asked, { verdict, answer: place, picture }) {
  const { game, position, rule, words, misere, all } = asked;
  const line = [game.module, ...words, ...position];
  const answer = await ask({ ask: "explain", words: line, misere, all, japanese: isJapanese() });
  if (!answer) return;
  const options = [...(misere ? ["--misere"] : []), ...(all ? ["--all"] : [])];
  const follow = (after) => el("li", {}, link(explainAddress({ ...asked, position: after }), after.join(" ") || "∅"));
  if (answer.error) {
    verdict.replaceChildren(problem(answer.error));
    return place.replaceChildren(commandLine(["explain", ...line, ...options]));
  }
  verdict.replaceChildren(el("p", { class: answer.wins ? "verdict" : "verdict lost" }, answer.verdict));
  const comes = mark(picture, { game, rule, items: position }, answer.after);
  place.replaceChildren(
    ...(comes ? [el("p", { class: "soft small" }, t("marks"))] : []),
    ...(answer.why ? [el("p", { class: "why" }, answer.why)] : []),
    ...moves(answer, all),
    digits(answer.picture),
    ...after(answer),
    ...(answer.after.length ? [el("p", {}, t("after")), el("ul", { class: "after" }, answer.after.map(follow))] : []),
    commandLine(["explain", ...line, ...options]),
  );
}

/** The winning moves: one as a sentence, many as a list to scroll. */
function moves({ moves: said }, all) {
  if (!said) return [];
  return all ? [pre(said, { "aria-label": t("allMoves"), class: "wrap moves" })] : [el("p", { class: "move" }, said.split("\n")[0])];
}

/** The numbers in the theorem. */
function digits(text) {
  return pre(text.trimEnd(), { "aria-label": t("digits"), class: "digits" });
}

/** The same numbers after the winning move. */
function after({ moves: said }) {
  const [, picture] = said.split(/\n\n(.*)/s);
  return picture ? [el("p", { class: "soft small" }, t("thenLeft")), digits(picture)] : [];
}

/** Marks on the picture what the winning moves change; returns whether anything is added. */
function mark(place, asked, after) {
  const picture = pictureOf(asked.game);
  if (picture) markSpots(place, after.flatMap((items) => changedSpots(picture, asked, items)));
  else if (after[0]?.length === asked.items.length) markHeaps(place, after[0]);
  return place.querySelector(".comes") !== null;
}
