// Games on a small graph: the position is the graph, or tokens on its vertices.

import { COIN } from "./cells.js";
import { button, check, el } from "./dom.js";
import { endsOf, graphPicture } from "./drawing.js";
import { t } from "./texts.js";

const MOST_VERTICES = 40;
const MOST_EDGES = 120;

/** Edges and single vertices in typed form. */
export const GRAPH = {
  spots({ items }) {
    const spots = new Map();
    const is = (item) => /^\d+(-\d+)?$/.test(item) && item.split("-").every((v) => Number(v) < 1000);
    if (!items.every(is) || items.length > MOST_EDGES) return null;
    for (const item of items) {
      if (item.includes("-")) spots.set(item, (spots.get(item) ?? 0) + 1);
      for (const vertex of item.split("-")) spots.set(vertex, 1);
    }
    return spots.size > MOST_EDGES + MOST_VERTICES ? null : spots;
  },

  draw({ game, rule, items }, click, editable) {
    const edges = items.filter((item) => item.includes("-"));
    const ground = rule.ground?.split(",").map(Number) ?? [];
    const vertices = [...new Set([...items.flatMap((item) => item.split("-").map(Number)), ...ground])].sort((a, b) => a - b);
    const roots = rule.ground === undefined ? null : ground;
    const free = vertices.length && Math.max(...vertices) < 999 ? Math.max(-1, ...vertices) + 1 : 0;
    return [
      graphPicture({ vertices, edges, roots, shows: (v) => String(v), click, edgesToo: rule.ground !== undefined || editable }),
      editable ? el("p", { class: "small soft" }, t("drawEdges"), " ", button(t("newVertex"), () => click(`+${free}`))) : "",
    ].reduce((box, part) => (box.append(part), box), el("div"));
  },

  edit({ items }, spot, picked) {
    if (spot.startsWith("+")) return { items: [...items, spot.slice(1)] };
    if (spot.includes("-")) return { items: keepingVertices(items, items.indexOf(spot)) };
    if (!picked.length) return { picked: [spot] };
    const [from] = picked;
    const at = items.findIndex((item) => item === `${from}-${spot}` || item === `${spot}-${from}`);
    if (at >= 0) return { items: keepingVertices(items, at) };
    return { items: [...items.filter((item) => item !== from && item !== spot), `${from}-${spot}`] };
  },
};

/** Removes an edge, but keeps its ends. */
function keepingVertices(items, at) {
  const others = items.toSpliced(at, 1);
  const ends = [...new Set(items[at].split("-"))];
  return [...others, ...ends.filter((end) => !others.some((item) => item.split("-").includes(end)))];
}

/** Tokens, stones or a path on the vertices of a graph that is a parameter. */
export const TOKENS = {
  spots({ game, rule, items }) {
    const ends = endsOf((rule.edges ?? rule.arcs).split(",").filter(Boolean)).flat();
    const numbers = items.map(Number);
    const stones = this.isStones(game);
    const last = Math.max(0, ...ends, ...(stones ? [items.length - 1] : numbers));
    if (![...ends, ...numbers].every((n) => Number.isSafeInteger(n)) || last >= MOST_VERTICES) return null;
    const on = (v) => {
      if (stones) return items[v] ?? "0";
      const times = numbers.filter((n) => n === v).length;
      if (game.numbers[0] !== "path") return times ? COIN.repeat(times) : "";
      return numbers.at(-1) === v ? COIN : times ? "×" : "";
    };
    return new Map(Array.from({ length: last + 1 }, (_, v) => [String(v), on(v)]));
  },

  /** Is there a number for each vertex? */
  isStones({ numbers, parameters }) {
    return numbers[0] === "stones" || parameters.some(({ name }) => name === "root");
  },

  draw(asked, click, editable) {
    const { game, rule } = asked;
    const spots = this.spots(asked);
    const edges = (rule.edges ?? rule.arcs).split(",").filter(Boolean);
    const directed = rule.arcs !== undefined;
    const drawing = el("input", { type: "checkbox", onchange: (event) => event.stopPropagation() });
    drawing.addEventListener("input", (event) => event.stopPropagation());
    const box = el("div", {}, graphPicture({
      vertices: [...spots.keys()].map(Number), edges, roots: rule.root === undefined ? null : [Number(rule.root)], directed,
      shows: (v) => String(v), holds: (v) => spots.get(String(v)), click: (spot) => click(spot, drawing.checked), edgesToo: false,
    }));
    if (editable) box.append(check(t("drawGraph"), drawing));
    return box;
  },

  edit({ game, rule, items }, spot, picked, drawing) {
    if (drawing) return this.edge(rule, spot, picked);
    if (this.isStones(game)) {
      const stones = items.map((stone, v) => (String(v) === spot ? String((Number(stone) + 1) % 10) : stone));
      return { items: stones };
    }
    const at = items.lastIndexOf(spot);
    if (game.numbers[0] === "path") return { items: at < 0 ? [...items, spot] : items.slice(0, Math.max(1, at)) };
    return { items: at < 0 ? [...items, spot] : items.toSpliced(at, 1) };
  },

  edge(rule, spot, picked) {
    if (!picked.length) return { picked: [spot] };
    const name = rule.edges === undefined ? "arcs" : "edges";
    const edges = rule[name].split(",").filter(Boolean);
    const edge = `${picked[0]}-${spot}`;
    const next = edges.includes(edge) ? edges.filter((it) => it !== edge) : [...edges, edge];
    return { rule: { ...rule, [name]: next.join(",") } };
  },
};
