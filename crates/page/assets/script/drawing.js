// Draws a small graph with clickable vertices and edges.

import { COIN } from "./cells.js";
import { el } from "./dom.js";
import { t } from "./texts.js";

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
export function endsOf(edges) {
  return edges.map((edge) => edge.split("-").map(Number));
}

const UNIT = 64;

/** The places of the vertices: on a circle, or above the roots by distance. */
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

export function graphPicture({ vertices, edges, roots, directed, shows, holds, click, edgesToo }) {
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

/** A line, bent if another one joins the same vertices; a loop if both ends are the same. */
function curve([ax, ay], [bx, by], again) {
  if (ax === bx && ay === by) return `M${ax} ${ay}c${-30 - 9 * again} ${-48 - 9 * again} ${30 + 9 * again} ${-48 - 9 * again} 0 0`;
  const bend = again * 0.22;
  return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * bend} ${(ay + by) / 2 - (bx - ax) * bend} ${bx} ${by}`;
}

/** An element that the mouse and the keyboard can press. */
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
  const label = svg("text", holds === undefined ? { x, y } : { x: x + 20, y: y - 17, class: "name" });
  label.textContent = shows;
  group.append(label);
  if (holds !== undefined) {
    const text = svg("text", { x, y });
    // The colour shows a single token.
    text.textContent = holds.startsWith(COIN) ? (holds.length > 1 ? String(holds.length) : "") : holds;
    group.append(text);
  }
  return group;
}
