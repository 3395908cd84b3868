// A small graph: drawn by hand, or with tokens on its vertices.

const MOST_VERTICES = 40;
const MOST_EDGES = 120;

function svg(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value);
  }
  node.append(...children.flat());
  return node;
}

/** The ends of edges `0-1`. */
function endsOf(edges) {
  return edges.map((edge) => edge.split("-").map(Number));
}

/** Edges and single vertices as they are typed. */
const GRAPH = {
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

/** Without an edge, but with its ends. */
function keepingVertices(items, at) {
  const others = items.toSpliced(at, 1);
  const ends = [...new Set(items[at].split("-"))];
  return [...others, ...ends.filter((end) => !others.some((item) => item.split("-").includes(end)))];
}

/** Tokens, stones or a path on the vertices of a graph that is a parameter. */
const TOKENS = {
  spots({ game, rule, items }) {
    const ends = endsOf((rule.edges ?? rule.tree).split(",").filter(Boolean)).flat();
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
  isStones({ numbers, module }) {
    return numbers[0] === "stones" || module === "rerooted_tree";
  },

  draw(asked, click, editable) {
    const { game, rule } = asked;
    const spots = this.spots(asked);
    const edges = (rule.edges ?? rule.tree).split(",").filter(Boolean);
    const directed = !["vertex_geography", "staircase_tree", "rerooted_tree"].includes(game.module);
    const drawing = el("input", { type: "checkbox", onchange: (event) => event.stopPropagation() });
    drawing.addEventListener("input", (event) => event.stopPropagation());
    const box = el("div", {}, graphPicture({
      vertices: [...spots.keys()].map(Number), edges, roots: rule.tree === undefined ? null : [Number(rule.root)], directed,
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
    const name = rule.edges === undefined ? "tree" : "edges";
    const edges = rule[name].split(",").filter(Boolean);
    const edge = `${picked[0]}-${spot}`;
    const next = edges.includes(edge) ? edges.filter((it) => it !== edge) : [...edges, edge];
    return { rule: { ...rule, [name]: next.join(",") } };
  },
};

const UNIT = 64;

/** Where the vertices are: in a circle, or by their distance from the roots, which are below. */
function placesOf(vertices, edges, roots) {
  const places = new Map();
  if (!roots) {
    const radius = Math.max(1, vertices.length / 5) * UNIT;
    vertices.forEach((v, i) => {
      const angle = (2 * Math.PI * i) / vertices.length - Math.PI / 2;
      places.set(v, [radius * Math.cos(angle), radius * Math.sin(angle)]);
    });
    return places;
  }
  const ends = endsOf(edges);
  const seen = new Set(roots);
  for (let layer = [...roots], y = 0; layer.length; y -= 1) {
    layer.forEach((v, i) => places.set(v, [(i - (layer.length - 1) / 2) * 1.2 * UNIT, y * UNIT]));
    const next = layer.flatMap((v) => ends.filter((edge) => edge.includes(v)).map(([a, b]) => (a === v ? b : a)));
    layer = [...new Set(next)].filter((v) => !seen.has(v));
    layer.forEach((v) => seen.add(v));
  }
  vertices.filter((v) => !seen.has(v)).forEach((v, i) => places.set(v, [i * UNIT, UNIT]));
  return places;
}

function graphPicture({ vertices, edges, roots, directed, shows, holds, click, edgesToo }) {
  const places = placesOf(vertices, edges, roots);
  const all = [...places.values()];
  const low = (axis) => Math.min(0, ...all.map((place) => place[axis])) - 0.7 * UNIT;
  const high = (axis) => Math.max(0, ...all.map((place) => place[axis])) + 0.7 * UNIT;
  const [x, y, width, height] = [low(0), low(1), high(0) - low(0), high(1) - low(1)];
  const picture = svg("svg", { class: "graph", viewBox: `${x} ${y} ${width} ${height}`, width, height, role: "group", "aria-label": t("graph") });
  if (directed) {
    picture.append(svg("defs", {}, svg("marker", { id: "arrow", viewBox: "0 0 10 10", refX: 18.5, refY: 5, markerWidth: 7, markerHeight: 7, orient: "auto" },
      svg("path", { d: "M0 1 9 5 0 9z" }))));
  }
  const seen = new Map();
  for (const edge of edges) {
    const [a, b] = edge.split("-").map(Number);
    const again = seen.get(`${Math.min(a, b)}-${Math.max(a, b)}`) ?? 0;
    seen.set(`${Math.min(a, b)}-${Math.max(a, b)}`, again + 1);
    picture.append(edgePicture(edge, curve(places.get(a), places.get(b), again), directed, edgesToo ? click : null));
  }
  for (const v of vertices) picture.append(vertexPicture(v, places.get(v), { root: roots?.includes(v), shows: shows(v), holds: holds?.(v) }, click));
  return el("div", { class: "graph-box" }, picture);
}

/** A line, bent where another one joins the same vertices; a loop where both are one. */
function curve([ax, ay], [bx, by], again) {
  if (ax === bx && ay === by) return `M${ax} ${ay}c${-30 - 9 * again} ${-48 - 9 * again} ${30 + 9 * again} ${-48 - 9 * again} 0 0`;
  const bend = again * 0.22;
  return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * bend} ${(ay + by) / 2 - (bx - ax) * bend} ${bx} ${by}`;
}

/** What the mouse and the keyboard can press. */
function pressed(spot, click) {
  const onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    click(spot);
  };
  return { role: "button", tabindex: "0", onclick: () => click(spot), onkeydown };
}

function edgePicture(edge, d, directed, click) {
  const line = svg("path", { d, class: "line", ...(directed ? { "marker-end": "url(#arrow)" } : {}) });
  if (!click) return svg("g", { class: "edge", "data-spot": edge }, line);
  return svg("g", { class: "edge", "data-spot": edge, "aria-label": `${t("edge")} ${edge}`, ...pressed(edge, click) },
    svg("path", { d, class: "wide" }), line);
}

function vertexPicture(v, [x, y], { root, shows, holds }, click) {
  const shape = root ? svg("rect", { x: x - 15, y: y - 15, width: 30, height: 30, rx: 4 }) : svg("circle", { cx: x, cy: y, r: 16 });
  const name = `${t("vertex")} ${v}${holds ? `: ${holds}` : ""}`;
  const group = svg("g", { class: holds && holds !== "0" ? "vertex held" : "vertex", "data-spot": String(v), "aria-label": name, ...pressed(String(v), click) }, shape);
  const label = svg("text", { x, y: holds === undefined ? y : y - 22, class: holds === undefined ? "" : "name" });
  label.textContent = shows;
  group.append(label);
  if (holds !== undefined) {
    const text = svg("text", { x, y });
    // One token is seen by the colour.
    text.textContent = holds.startsWith(COIN) ? (holds.length > 1 ? String(holds.length) : "") : holds;
    group.append(text);
  }
  return group;
}
