// Heaps of stones, clicked or moved by the arrow keys.

import { el } from "./dom.js";
import { t } from "./texts.js";

const MOST_HEAPS = 16;
const MOST_STONES = 24;

/** The sizes of heaps of stones, if they can be drawn. */
function drawn(numbers) {
  const fits = (n) => /^\d+$/.test(n) && Number(n) <= MOST_STONES;
  return numbers.length <= MOST_HEAPS && numbers.every(fits) ? numbers.map(Number) : null;
}

/** The numbers as heaps of stones; a click or an arrow key changes one. */
export function heaps(game, numbers, change) {
  const sizes = drawn(numbers);
  if (!sizes) return null;
  const changed = (i, to) => {
    const size = Math.min(Math.max(to, 0), MOST_STONES);
    change(sizes.map((old, j) => (i === j ? size : old)), i);
  };
  const place = game.numbers[0] === "stairs" ? "heaps stairs" : "heaps";
  const sliders = sizes.map((size, i) => slider(size, nameOf(game, i), (to) => changed(i, to)));
  return el("div", { class: place, role: "group", "aria-label": t("heaps") }, raised(game, sliders));
}

/** Stairs stand one above the other. */
function raised(game, heaps) {
  if (game.numbers[0] === "stairs") heaps.forEach((heap, i) => (heap.style.marginBottom = `${0.9 * i}rem`));
  return heaps;
}

/** The heaps of a match; a click takes a stone and those above. */
export function heapsToTake(game, numbers, clicked) {
  const sizes = drawn(numbers);
  if (!sizes) return null;
  const take = (i, to) => clicked(sizes.map((size, j) => (i === j ? to : size)));
  const heap = (size, i) =>
    el("div", { class: "heap", role: "group", "aria-label": `${nameOf(game, i)}: ${size}` }, stones(size, (to) => take(i, to), true));
  return el("div", { class: "heaps" }, raised(game, sizes.map(heap)));
}

/** Marks on the heaps what a winning move takes and adds. */
export function markHeaps(place, after) {
  place.querySelectorAll(".heap").forEach((heap, i) => {
    heap.querySelectorAll(".comes").forEach((stone) => stone.remove());
    const stones = [...heap.querySelectorAll(".stone")];
    stones.forEach((stone, j) => stone.classList.toggle("taken", j >= Number(after[i])));
    const more = Math.min(Number(after[i]), MOST_STONES) - stones.length;
    const coming = Array.from({ length: Math.max(more, 0) }, () => el("span", { class: "stone comes", "aria-hidden": "true" }));
    (stones.at(-1) ?? heap.querySelector(".size")).after(...coming);
  });
}

/** The names of the numbers as in the moves: counted from 1, or their own names. */
function nameOf({ shape, numbers }, i) {
  if (shape === "exactly" || shape === "limited") return numbers[i] ?? "";
  if (shape === "pairs") return `${t("pairNamed").replace("{}", Math.floor(i / 2) + 1)} (${(i % 2) + 1})`;
  return t(numbers[0] === "stairs" ? "stairNamed" : "heapNamed").replace("{}", i + 1);
}

const KEYS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

function slider(size, name, change) {
  const onkeydown = (event) => {
    const to = { Home: 0, End: MOST_STONES }[event.key] ?? (KEYS[event.key] ? size + KEYS[event.key] : undefined);
    if (to === undefined) return;
    event.preventDefault();
    change(to);
  };
  const more = el("span", { class: "more", "aria-hidden": "true", onclick: () => change(size + 1) }, "+");
  return el("div", {
    class: "heap", role: "slider", tabindex: "0", onkeydown, "aria-label": name,
    "aria-valuemin": 0, "aria-valuemax": MOST_STONES, "aria-valuenow": size,
  }, stones(size, change), more);
}

/** The number of stones, and the stones; a click takes one and those above. */
function stones(size, change, areButtons = false) {
  const stone = (_, j) => areButtons
    ? el("button", { type: "button", class: "stone", "aria-label": `${t("leave")} ${j}`, onclick: () => change(j) })
    : el("span", { class: "stone", onclick: () => change(j) });
  return [el("span", { class: "size", "aria-hidden": "true" }, String(size)), Array.from({ length: size }, stone)];
}
