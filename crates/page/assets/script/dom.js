// Elements. Texts are never parsed as markup.

import { address } from "./address.js";
import { say } from "./program.js";
import { t } from "./texts.js";

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(...children.flat(9).filter((child) => child !== null && child !== undefined));
  return node;
}

function set(node, name, value) {
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "value" || name === "checked") node[name] = value;
  else if (value === true) node.setAttribute(name, "");
  else if (value !== false && value !== undefined) node.setAttribute(name, value);
}

export function link(to, ...children) {
  return el("a", { href: to }, children);
}

export function button(text, onclick, attributes = {}) {
  return el("button", { type: "button", onclick, ...attributes }, text);
}

/** A field below its label. */
export function field(label, input) {
  return el("label", {}, label, input);
}

export function check(label, input) {
  return el("label", { class: "check" }, input, label);
}

export function select(options, value) {
  const option = ([name, title]) => el("option", { value: name, selected: name === value }, title);
  return el("select", {}, options.map(option));
}

/** A live region for answers: screen readers announce it. */
export function live() {
  return el("div", { role: "status", "aria-live": "polite", class: "answer" });
}

/** Code that the keyboard can scroll. */
export function pre(text, attributes = {}) {
  return el("pre", { tabindex: "0", role: "group", "aria-label": t("code"), ...attributes }, text);
}

/** An error; commands in it are links to the views of the page. */
export function problem(text) {
  const parts = text.split(/`\.\/bundle\.sh ([^`]*)`/);
  return el("pre", { class: "lost wrap", role: "alert" }, parts.map((part, i) => (i % 2 ? commandLink(part) : part)));
}

function commandLink(line) {
  const [command, ...words] = line.split(" ").filter((word) => !/^-|[A-Z]{2}/.test(word));
  if (command === "solve") return `./bundle.sh ${line}`; // the page has no compiler
  const [game, ...rest] = words;
  const to = {
    explain: () => address("explain", game, rest), table: () => address("table", game, rest), play: () => address("play", game, rest),
    list: () => "#find", ask: () => "#ask", guess: () => "#guess", editor: () => "#find",
  }[command];
  if (to) return link(to(), line);
  if (command.startsWith("brute_")) return link("#guess", command);
  return link(address("module", command.replace(/_main$/, "")), line);
}

const timers = new Set();

/** Calls the function after a moment without typing. */
export function soon(call) {
  let timer;
  return () => {
    clearTimeout(timer);
    timers.delete(timer);
    timer = setTimeout(() => {
      timers.delete(timer);
      waits();
      call();
    }, 200);
    timers.add(timer);
    waits();
  };
}

/** Notes in the page whether a call waits. */
function waits() {
  document.body.toggleAttribute("data-waits", timers.size > 0);
}

/** Cancels the waiting call of a view that was left. */
export function forget() {
  timers.forEach(clearTimeout);
  timers.clear();
  waits();
}

/** A text with `code`; commands are links to the views of the page. */
export function prose(text) {
  const plain = text.replace(/\[(`[^`]+`)\](\([^)]*\))?/g, "$1").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  return plain.split(/`([^`]+)`/).map((part, i) => (i % 2 ? el("code", {}, codeOf(part)) : part));
}

function codeOf(text) {
  const [, line] = text.match(/^\.\/bundle\.sh (.*)/) ?? [];
  return line ? commandLink(line) : text;
}

/** A header as paragraphs, lists and code. */
export function paragraphs(text) {
  return text.split(/^```.*$/m).flatMap((part, i) => {
    if (i % 2) return [pre(part.trim().replace(/^# .*\n/gm, ""))];
    return part.split(/\n\s*\n/).filter((it) => it.trim()).map(paragraph);
  });
}

function paragraph(lines) {
  // Japanese has no spaces, so a line break becomes nothing.
  const text = lines.replace(/(?<=[\u3000-\u9fff\uff00-\uffef])\n(?! *- ) */g, "");
  if (!/^ *- /.test(text)) return el("p", {}, prose(text));
  return el("ul", {}, text.split(/^ *- /m).slice(1).map((item) => el("li", {}, prose(item))));
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(t("copied"));
  } catch {
    say(copyBySelection(text) ? t("copied") : t("notCopied"));
  }
}

function copyBySelection(text) {
  const area = el("textarea", { value: text, "aria-hidden": "true", class: "away" });
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return done;
}

export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
