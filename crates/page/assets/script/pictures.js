// Pictures with spots to click. The picture of a position `{ game, rule, items }` tells what is on each
// spot, draws the spots, and edits one.

import { BAR, BOARD, COIN, COINS, STRIP } from "./cells.js";
import { el } from "./dom.js";
import { GRAPH, TOKENS } from "./graph.js";

/** The picture of a game, if it has one with spots. */
export function pictureOf(game) {
  if (game.shape === "graph") return GRAPH;
  if (game.shape === "strip") return game.module === "chocolate" ? BAR : STRIP;
  if (game.parameters.some(({ kind }) => kind === "edges")) return TOKENS;
  if (game.parameters.some(({ kind }) => kind === "board")) return BOARD;
  return ["coins", "heads", "allowed"].includes(game.numbers[0]) ? COINS : null;
}

/** The spots that a move changes, each with its change. */
export function changedSpots(picture, asked, after) {
  if (picture.changed) return picture.changed(asked, after).map((spot) => [spot, "goes"]);
  const before = picture.spots(asked);
  const then = picture.spots({ ...asked, items: after });
  if (!before || !then) return [];
  const weight = (what) => weightOf(what ?? "", picture.isStones?.(asked.game));
  const happens = (spot) => (weight(then.get(spot)) > weight(before.get(spot)) ? "comes" : "goes");
  const spots = [...new Set([...before.keys(), ...then.keys()])].filter((spot) => before.get(spot) !== then.get(spot));
  return spots.map((spot) => [spot, happens(spot)]);
}

/** The amount on a spot: stones, tokens, a visit, or nothing. */
function weightOf(what, isStones) {
  if (isStones) return Number(what);
  if (what === "" || what === ".") return 0;
  return String(what).startsWith(COIN) ? 2 * what.length : 1;
}

/** Marks on the picture where something goes away and where something is added. */
export function markSpots(place, changed) {
  for (const node of place.querySelectorAll("[data-spot]")) {
    const happens = changed.filter(([spot]) => spot === node.dataset.spot).map(([, what]) => what);
    node.classList.toggle("goes", happens.includes("goes"));
    node.classList.toggle("comes", happens.includes("comes"));
  }
}

/** The moves that fit the clicked spots. */
export function meant(picture, asked, moves, picked) {
  const named = moves.filter(({ spot }) => spot === picked.at(-1));
  if (picked.length === 1 && named.length === 1) return named;
  const spotsOf = (after) => picture.named?.(asked, after) ?? changedSpots(picture, asked, after).map(([spot]) => spot);
  const changes = moves.map((step) => [step, spotsOf(step.numbers)]);
  const fitting = changes.filter(([, spots]) => picked.every((spot) => spots.includes(spot)));
  const fewest = Math.min(...fitting.map(([, spots]) => spots.length));
  const least = fitting.filter(([, spots]) => spots.length === fewest);
  return (picked.length > 1 && least.length === 1 ? least : fitting).map(([step]) => step);
}

/** The picture as an editor: a click changes a spot. */
export function edited(asked, change) {
  const picture = pictureOf(asked.game);
  if (!picture?.spots(asked)) return null;
  const place = el("div");
  let picked = [];
  const click = (spot, drawing) => {
    const next = picture.edit(asked, spot, picked, drawing);
    picked = next.picked ?? [];
    if (next.items || next.rule) change(next.items ?? asked.items, next.rule ?? asked.rule, spot);
    else markPicked(place, picked);
  };
  place.append(picture.draw(asked, click, true));
  return place;
}

export function markPicked(place, picked) {
  for (const node of place.querySelectorAll("[data-spot]")) {
    node.classList.toggle("picked", picked.includes(node.dataset.spot));
  }
}
