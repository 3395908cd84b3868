// Every view has a link: `#explain/moore_nim?k=3&22,11&misere`.

import { keep, kept } from "./store.js";

/** Chat programs and forums cut longer links. */
const LONGEST_LINK = 4000;

/** Words of an address that are not a position. */
const FLAGS = ["all", "docs", "kept", "misere", "outcomes"];

/** An empty position. */
const NOTHING = "-";

export function address(view, path = "", parts = []) {
  const query = parts.filter(Boolean).map(encoded);
  const below = path ? `/${encoded(path)}` : "";
  return `#${view}${below}${query.length ? `?${query.join("&")}` : ""}`;
}

/** A position in an address. */
export function written(position) {
  return position.join(",") || NOTHING;
}

function encoded(text) {
  try {
    return encodeURIComponent(text).replace(/%(3D|2C|3A|3B|20)/g, readable);
  } catch {
    return ""; // a lone surrogate cannot be encoded
  }
}

function readable(code) {
  return { "%3D": "=", "%2C": ",", "%3A": ":", "%3B": ";", "%20": "+" }[code];
}

function decoded(text) {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return text;
  }
}

/** The view, the path, what is assigned, the numbers (if it has any) and the flags of an address. */
export function stateOf(hash) {
  const [place, query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const [view, ...path] = place.split("/");
  const state = { view: view || "find", path: decoded(path.join("/")), assigned: {}, numbers: null, flags: new Set() };
  for (const part of query.split("&").map(decoded).filter(Boolean)) {
    const [name, value] = part.split(/=(.*)/s);
    if (value !== undefined) state.assigned[name] = value;
    else if (FLAGS.includes(part)) state.flags.add(part);
    else state.numbers = part === NOTHING ? [] : numbersOf(part);
  }
  return state.flags.has("kept") ? stateOf(kept(view) ?? hash.replace(/[?&]kept\b/, "")) : state;
}

export function numbersOf(text) {
  return text.split(/[\s,]+/).filter(Boolean);
}

export function go(to) {
  location.hash = to;
}

/** Replaces the address without a step in the history. Contents that are too long for a link stay in this tab. */
export function replace(to) {
  const { view, path } = stateOf(to);
  keep(view, to);
  const shown = to.length <= LONGEST_LINK ? to : address(view, path.length < LONGEST_LINK / 4 ? path : "", ["kept"]);
  try {
    history.replaceState(null, "", shown);
  } catch {
    // Some browsers forbid this for files. Then the address stays.
  }
  dispatchEvent(new Event("named"));
}

/** Does the link contain the whole view? */
export function isWhole() {
  return !/[?&]kept\b/.test(location.hash);
}
