// How games are decided that no module decides.

import { el, link, paragraphs, prose } from "./dom.js";
import { known } from "./known.js";
import { either, t } from "./texts.js";

/** The page of arguments: its sections, each under its title. */
export function argumentsView() {
  const [first, ...sections] = either(known.arguments).split(/^## /m);
  return [
    el("h1", {}, t("arguments")),
    paragraphs(first.replace(/^# .*\n/, "")),
    sections.map(section),
    el("p", {}, link("#ask", t("chooserLink"))),
  ];
}

function section(text) {
  const [title, ...lines] = text.split("\n");
  // The bold word at the start of a paragraph, and tables, are read as plain text.
  const plain = lines.join("\n").replace(/\*\*/g, "").replace(/^\|.*\n(?:\|.*\n?)*/gm, list);
  return el("section", {}, el("h2", {}, prose(title)), paragraphs(plain));
}

/** A table as a list, a row each, without its head. */
function list(table) {
  const cells = (row) => row.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim().replace(/\\\|/g, "|"));
  return table.trim().split("\n").slice(2).map((row) => `- ${cells(row).join("; ")}\n`).join("");
}
