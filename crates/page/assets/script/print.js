// Modules to print, for rounds without a network.

import { button, check, el, pre, prose } from "./dom.js";
import { known, rules } from "./known.js";
import { ask } from "./program.js";
import { remember, remembered } from "./store.js";
import { t } from "./texts.js";

/** The lines on 25 pages, and the lines of the heading of a module. */
const LINES = 3400;
const HEADING = 5;

/** The most common games, as many as fit. */
function usual(pages) {
  const lines = new Map(known.modules.map(({ name }, i) => [name, pages[i].pasted.split("\n").length + HEADING]));
  const most = [...known.modules].sort((a, b) => b.problems - a.problems);
  let left = LINES;
  return most.map(({ name }) => name).filter((name) => {
    left -= lines.get(name);
    return left >= 0;
  });
}

function chosen(pages) {
  const names = (remembered("printed") ?? "").split(" ").filter((name) => known.modules.some((module) => module.name === name));
  return new Set(names.length ? names : usual(pages));
}

export async function printView() {
  const pages = await Promise.all(known.modules.map(({ name }) => ask({ ask: "module", name })));
  const names = chosen(pages);
  const book = el("div", { class: "notebook" });
  const contents = el("ol", { class: "contents" });
  const show = () => {
    const modules = known.modules.map((module, i) => ({ ...module, text: pages[i].pasted })).filter(({ name }) => names.has(name));
    contents.replaceChildren(...modules.map(({ name }) => el("li", {}, name)));
    book.replaceChildren(...modules.map(({ name, hash, time, text }) => el("section", {},
      el("h2", {}, name, " ", el("small", { class: "soft mono" }, hash)),
      el("p", { class: "small" }, prose(rules(name)), " ", prose(time)),
      pre(text, { "aria-label": name }))));
  };
  const box = ({ name }) => {
    const input = el("input", { type: "checkbox", checked: names.has(name) });
    input.addEventListener("change", () => {
      if (input.checked) names.add(name);
      else names.delete(name);
      remember("printed", [...names].join(" "));
      show();
    });
    return check(name, input);
  };
  show();
  return [
    el("h1", {}, t("printTitle")),
    el("p", { class: "soft no-print" }, t("printLead")),
    el("p", { class: "no-print" }, button(t("print"), () => print(), { class: "main" })),
    el("details", { class: "no-print" }, el("summary", {}, t("printChoose")), el("div", { class: "links" }, known.modules.map(box))),
    el("h2", {}, t("contents")), contents, book,
  ];
}
