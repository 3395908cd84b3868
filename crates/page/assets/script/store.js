// Storage: choices in this browser, and in this tab contents that are too long for a link.

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
    // If the browser forbids storage or the text is too long, it stays until the page is closed.
  }
}

export function remembered(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Was it stored? */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

/** Calls the function when another tab has changed it. */
export function onChange(name, call) {
  addEventListener("storage", ({ key }) => key === PREFIX + name && call());
}
