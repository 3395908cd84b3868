// What stays: choices in this browser, and in this tab what no link holds.

const PREFIX = "nim-snippets.";
const tab = new Map();

/** The last address of a view, or a text, in this tab. */
export function kept(name) {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? tab.get(name);
  } catch {
    return tab.get(name);
  }
}

export function keep(name, text) {
  tab.set(name, text);
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // A browser may forbid it, or the text be too long: then it stays until the page is closed.
  }
}

export function remembered(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Could it be kept? */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

/** Calls when another tab has changed it. */
export function onChange(name, call) {
  addEventListener("storage", ({ key }) => key === PREFIX + name && call());
}
