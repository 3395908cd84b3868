// Elements. A text is never read as markup.

function el(tag, attributes = {}, ...children) {
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

function link(to, ...children) {
  return el("a", { href: to }, children);
}

function button(text, onclick, attributes = {}) {
  return el("button", { type: "button", onclick, ...attributes }, text);
}

/** A field below its label. */
function field(label, input) {
  return el("label", {}, label, input);
}

function check(label, input) {
  return el("label", { class: "check" }, input, label);
}

function select(options, value) {
  const option = ([name, title]) => el("option", { value: name, selected: name === value }, title);
  return el("select", {}, options.map(option));
}

/** A place for answers, which a screen reader reads out. */
function live() {
  return el("div", { role: "status", "aria-live": "polite", class: "answer" });
}

/** Code, which the keyboard can scroll. */
function pre(text, attributes = {}) {
  return el("pre", { tabindex: "0", role: "group", "aria-label": t("code"), ...attributes }, text);
}

function problem(text) {
  return el("pre", { class: "lost wrap", role: "alert" }, text);
}

/** Calls it when nothing more has been typed for a moment. */
function soon(call) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, 200);
  };
}

/** A text with `code` in it. */
function prose(text) {
  const plain = text.replace(/\[(`[^`]+`)\](\([^)]*\))?/g, "$1").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  return plain.split(/`([^`]+)`/).map((part, i) => (i % 2 ? el("code", {}, part) : part));
}

/** A header as paragraphs, lists and code. */
function paragraphs(text) {
  return text.split(/^```.*$/m).flatMap((part, i) => {
    if (i % 2) return [pre(part.trim().replace(/^# .*\n/gm, ""))];
    return part.split(/\n\s*\n/).filter((it) => it.trim()).map(paragraph);
  });
}

function paragraph(text) {
  if (!/^ *- /.test(text)) return el("p", {}, prose(text));
  return el("ul", {}, text.split(/^ *- /m).slice(1).map((item) => el("li", {}, prose(item))));
}

async function copy(text) {
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

function save(blob, name) {
  const address = URL.createObjectURL(blob);
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
