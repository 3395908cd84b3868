// The answer of the program to `start`, which the page contains.

import { either } from "./texts.js";

export const known = JSON.parse(document.getElementById("start").textContent);

export function info(name) {
  return known.modules.find((module) => module.name === name);
}

/** The limit of a module, the same in both languages; empty if there is none. */
export function limit(name) {
  return info(name).limit;
}

/** The rules of a module in one line. */
export function rules(name) {
  return either(info(name).rules);
}
