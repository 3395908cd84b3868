// A table of values, as text and as a picture.

import { address, replace } from "./address.js";
import { button, check, el, field, live, pre, problem, save, select, soon } from "./dom.js";
import { commandLine, gameForm, gameOf, notShown } from "./game.js";
import { ask } from "./program.js";
import { isJapanese, t } from "./texts.js";

const FIRST = { path: "octal_game", assigned: {}, numbers: null, flags: new Set() };

export function tableView(state) {
  const named = state.path ? state : { ...FIRST, flags: state.flags };
  const game = gameOf(named, "table");
  if (!game) return [el("h1", {}, t("tableTitle")), notShown(state, "table")];
  const upTo = el("input", { value: state.assigned["-n"] ?? "", inputmode: "numeric", autocomplete: "off", placeholder: t("usual") });
  const parts = select([["", t("usual")], ["1", "1"], ["2", "2"]], state.assigned["--parts"] ?? "");
  const outcomes = el("input", { type: "checkbox", checked: state.flags.has("outcomes") });
  const answer = live();
  const read = () => ({ ...form.read(), n: upTo.value.trim(), parts: parts.value, outcomes: outcomes.checked });
  const show = () => {
    const asked = read();
    replace(tableAddress(asked));
    showTable(asked, answer);
  };
  const later = soon(show);
  const typed = () => {
    replace(tableAddress(read()));
    later();
  };
  const form = gameForm({
    view: "table", game, state: named, hasPosition: false, misere: t("misereTable"),
    fields: [field(t("upTo"), upTo), field(t("parts"), parts)], checks: check(t("outcomes"), outcomes), oninput: typed,
  });
  show();
  return [el("h1", {}, t("tableTitle")), form.nodes, answer];
}

function tableAddress({ game, words, n, parts, outcomes, misere }) {
  const options = [n ? `-n=${n}` : "", parts ? `--parts=${parts}` : "", outcomes ? "outcomes" : "", misere ? "misere" : ""];
  return address("table", game.module, [...words, ...options]);
}

async function showTable({ game, words, n, parts, outcomes, misere }, place) {
  const line = [game.module, ...words];
  const question = { ask: "table", words: line, outcomes, misere, japanese: isJapanese() };
  if (n && !/^\d{1,15}$/.test(n)) return place.replaceChildren(problem(`error: \`${n}\` is not a number for the size of a table`));
  if (n) question.n = Number(n);
  if (parts) question.parts = Number(parts);
  const answer = await ask(question);
  if (!answer) return;
  if (answer.error) return place.replaceChildren(problem(answer.error));
  const options = [
    ...(n ? ["-n", n] : []), ...(parts ? ["--parts", parts] : []),
    ...(outcomes ? ["--outcomes"] : []), ...(misere ? ["--misere"] : []),
  ];
  place.replaceChildren(...pictured(answer, game.module), text(answer.text), commandLine(["table", ...line, ...options]));
}

/** A long text is laid out in pieces, so that the page stays responsive. */
const LINES = 400;

function text(all) {
  const lines = all.split("\n");
  const shown = pre(lines.slice(0, LINES).join("\n"), { "aria-label": t("tableTitle") });
  if (lines.length <= LINES) return shown;
  let until = LINES;
  const more = button(t("more"), () => {
    shown.append(`\n${lines.slice(until, until + LINES).join("\n")}`);
    until += LINES;
    more.hidden = until >= lines.length;
  });
  return el("div", {}, shown, more);
}

/** The picture: cells with tooltips or, if there are many, an image. */
function drawing({ svg, pixels }) {
  if (svg) {
    const named = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
    for (const [name, value] of [["role", "img"], ["aria-label", t("picture")], ["class", "picture"]]) named.setAttribute(name, value);
    return named;
  }
  const { width, height, colours } = pixels;
  const canvas = el("canvas", { width, height, class: "picture pixels", role: "img", "aria-label": t("picture") });
  const bytes = Uint8ClampedArray.from(atob(colours), (letter) => letter.charCodeAt(0));
  canvas.getContext("2d").putImageData(new ImageData(bytes, width, height), 0, 0);
  return canvas;
}

/** The picture, with zoom and save buttons. */
function pictured(answer, name) {
  if (!answer.svg && !answer.pixels) return [];
  const picture = drawing(answer);
  const zoom = el("input", { type: "range", min: 100, max: 500, step: 25, value: 100 });
  zoom.addEventListener("input", (event) => {
    event.stopPropagation();
    picture.style.maxWidth = "none";
    picture.style.width = `${zoom.value}%`;
    picture.style.height = "auto";
  });
  const csv = button(t("saveCsv"), () => save(new Blob([answer.csv], { type: "text/csv" }), `${name}.csv`));
  const svg = new Blob([answer.svg ?? ""], { type: "image/svg+xml" });
  return [
    el("div", { class: "picture-box", tabindex: "0", role: "group", "aria-label": t("tableTitle") }, picture),
    el("div", { class: "row" },
      field(t("zoom"), zoom),
      answer.svg ? button(t("saveSvg"), () => save(svg, `${name}.svg`)) : null,
      button(t("savePng"), () => savePng(answer.svg ? svg : picture, `${name}.png`)),
      csv),
  ];
}

const SHARP = 2;

async function savePng(picture, name) {
  if (picture instanceof HTMLCanvasElement) return picture.toBlob((blob) => save(blob, name));
  const image = el("img", { src: URL.createObjectURL(picture) });
  await image.decode();
  const canvas = el("canvas", { width: SHARP * image.naturalWidth, height: SHARP * image.naturalHeight });
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => save(blob, name));
}
