// The page about games without Grundy values.

import { el, link, paragraphs, prose } from "./dom.js";
import { known } from "./known.js";
import { either, t } from "./texts.js";

/** The sections, each below its title. */
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
  // Bold words and tables become plain text.
  const plain = lines.join("\n").replace(/\*\*/g, "").replace(/^\|.*\n(?:\|.*\n?)*/gm, list);
  return el("section", {}, el("h2", {}, prose(title)), paragraphs(plain));
}

/** A table as a list of its rows, without the head. */
function list(table) {
  const cells = (row) => row.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim().replace(/\\\|/g, "|"));
  return table.trim().split("\n").slice(2).map((row) => `- ${cells(row).join("; ")}\n`).join("");
}
