// Cells in rows: written ones, coins on a strip, tokens on a board.

import { el } from "./dom.js";
import { t } from "./texts.js";

const MOST_CELLS = 400;
export const COIN = "●";

/** Rows of cells `{ spot, shows, name }` as buttons; an empty one may show its `place`. */
function cellRows(rows, click, kind = "") {
  if (rows.flat().length > MOST_CELLS) return null;
  const cell = ({ spot, shows, name, wall, place }) => el("button", {
    type: "button", class: wall ? "cell wall" : "cell", "data-spot": spot, "aria-label": `${name}: ${shows || t("empty")}`,
    onclick: () => click(spot),
  }, shows || el("small", {}, place ?? ""));
  return el("div", { class: `cells ${kind}`, role: "group", "aria-label": t("cells") },
    rows.map((row) => el("div", { class: "cell-row" }, row.map(cell))));
}

/** Cells with one letter each; `/` starts a row. */
export const STRIP = {
  spots({ items }) {
    const letters = [...items.join("")];
    if (letters.length > MOST_CELLS) return null;
    return new Map(letters.map((letter, i) => [String(i), letter]).filter(([, letter]) => letter !== "/"));
  },

  draw({ game, items }, click) {
    // With digits as letters, indices would be confusing.
    const places = !/\d/.test(game.numbers[0]);
    const rows = [[]];
    [...items.join("")].forEach((letter, i) => {
      if (letter === "/") rows.push([]);
      else rows.at(-1).push({ spot: String(i), shows: letter === "." ? "" : letter, name: String(i), place: places ? i : "" });
    });
    return cellRows(rows, click);
  },

  edit({ game, rule, items }, spot) {
    const [all] = game.numbers;
    const letters = all.replace("/", "").slice(0, rule.colours ? Number(rule.colours) + 1 : undefined);
    const text = [...items.join("")];
    text[spot] = letters[(letters.indexOf(text[spot]) + 1) % letters.length];
    return { items: [text.join("")] };
  },
};

/** A bar of chocolate: strips with `#` for a bitter square. A click breaks the bar after that square. */
export const BAR = {
  ...STRIP,

  draw({ items }, click) {
    const cell = (spot, letter) => ({ spot, shows: letter === "#" ? "✕" : "", name: letter === "#" ? t("bitter") : t("sweet") });
    return cellRows(rowsOf(items).map((row, r) => [...row].map((letter, c) => cell(this.spot(row, r, c), letter))), click, "bar");
  },

  spot: (row, r, c) => String(r * (row.length + 1) + c),

  /** The lines of squares that a move eats; the one at the break is last. */
  eaten({ items }, after) {
    const [rows, left] = [rowsOf(items), rowsOf(after)];
    const isRow = left.length < rows.length;
    const [many, few] = isRow ? [rows.length, left.length] : [rows[0].length, left[0].length];
    const keptAfter = isRow ? rows.slice(many - few) : rows.map((row) => row.slice(many - few));
    const isBegin = keptAfter.join() === left.join();
    const line = (i) => (isRow ? [...rows[i]].map((_, c) => this.spot(rows[i], i, c)) : rows.map((row, r) => this.spot(row, r, i)));
    return Array.from({ length: many - few }, (_, i) => line(isBegin ? i : many - 1 - i));
  },

  changed(asked, after) {
    return this.eaten(asked, after).flat();
  },

  named(asked, after) {
    return this.eaten(asked, after).at(-1) ?? [];
  },
};

function rowsOf(items) {
  return items.join("").split("/");
}

const SHORTEST = 12;
const LONGEST = 60;

/** Coins on a strip: the numbers are their cells. Cells with allowed numbers show the numbers. */
export const COINS = {
  spots({ game, items }) {
    const cells = items.map(Number);
    if (!cells.every((cell) => Number.isInteger(cell) && cell < LONGEST)) return null;
    return new Map(cells.map((cell) => [String(cell), game.numbers[0] === "allowed" ? String(cell) : COIN]));
  },

  draw({ game, items }, click) {
    const there = this.spots({ game, items });
    const last = Math.max(SHORTEST, ...items.map((cell) => Number(cell) + 2));
    const cell = (i) => ({ spot: String(i), shows: there.get(String(i)) ?? "", name: String(i), place: game.numbers[0] === "allowed" ? "" : i });
    return cellRows([Array.from({ length: last - game.first }, (_, i) => cell(i + game.first))], click);
  },

  edit({ items }, spot) {
    const others = items.filter((cell) => cell !== spot);
    const after = others.length < items.length ? others : [...items, spot];
    return { items: after.sort((a, b) => a - b) };
  },
};

/** Tokens on a board with walls: rows and columns. */
export const BOARD = {
  spots({ rule, items }) {
    const spots = new Map();
    rule.board.split("/").forEach((row, r) => [...row].forEach((cell, c) => spots.set(`(${r}, ${c})`, cell === "#" ? "#" : "")));
    if (spots.size > MOST_CELLS) return null;
    for (let i = 0; i + 1 < items.length; i += 2) {
      const spot = `(${items[i]}, ${items[i + 1]})`;
      if (spots.get(spot) === undefined) return null;
      spots.set(spot, spots.get(spot) + COIN);
    }
    return spots;
  },

  draw(asked, click) {
    const spots = this.spots(asked);
    const shows = (spot) => (spots.get(spot) === "#" ? "" : spots.get(spot).replace(/●{2,}/, (many) => many.length));
    const cell = (spot) => ({ spot, shows: shows(spot), name: spot, wall: spots.get(spot).startsWith("#") });
    const rows = asked.rule.board.split("/").map((row, r) => [...row].map((_, c) => cell(`(${r}, ${c})`)));
    return cellRows(rows, click);
  },

  edit({ items }, spot) {
    const [row, column] = spot.match(/\d+/g);
    const at = items.findIndex((_, i) => i % 2 === 0 && items[i] === row && items[i + 1] === column);
    return { items: at < 0 ? [...items, row, column] : items.toSpliced(at, 2) };
  },
};
