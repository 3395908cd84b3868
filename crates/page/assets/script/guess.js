// Guesses the game of a table of values.

import { address, replace } from "./address.js";
import { button, copy, el, field, link, live, pre, problem, select } from "./dom.js";
import { gameOf } from "./game.js";
import { info, known } from "./known.js";
import { ask } from "./program.js";
import { isJapanese, t } from "./texts.js";

export function guessView({ path }) {
  const values = el("textarea", { rows: 6, value: path || "0 1 2 3 1 4 3 2 1 4 2 6", spellcheck: "false", class: "mono" });
  const answer = live();
  const show = async (event) => {
    event?.preventDefault();
    replace(address("guess", values.value));
    const said = await ask({ ask: "guess", values: values.value, japanese: isJapanese() });
    if (said) answer.replaceChildren(...(said.error ? [problem(said.error)] : guessed(said.text)));
  };
  values.addEventListener("input", () => replace(address("guess", values.value)));
  if (path) show();
  return [
    el("h1", {}, t("guessTitle")),
    el("form", { onsubmit: show }, field(t("guessLabel"), values),
      el("div", { class: "row" }, el("button", { class: "main" }, t("guessDo")))),
    answer,
    el("h2", {}, t("brutes")),
    brutes(),
  ];
}

/** The guesses, with links to the named games and their parameters. */
function guessed(text) {
  const named = [...text.matchAll(/(?:^|: |; )(\w+)(?![\w:(])((?: \w+=\S*[^\s,;])*)/gm)].filter(([, name]) => info(name));
  const games = new Map(named.map(([, name, rule]) => [name + rule, [name, rule.split(" ").filter(Boolean)]]));
  return [
    pre(text, { "aria-label": t("guessTitle"), class: "wrap" }),
    games.size ? el("ul", { class: "plain" }, [...games.values()].map(shownBy)) : "",
  ];
}

/** A named game: its module, and the views that show it with these parameters. */
function shownBy([name, rule]) {
  const assigned = Object.fromEntries(rule.map((word) => word.split("=")));
  const views = ["explain", "play", "table"].filter((view) => gameOf({ path: name, assigned }, view));
  const to = (view) => link(address(view, name, rule), t(view));
  return el("li", { class: "links" }, link(address("module", name), [name, ...rule].join(" ")), views.map(to));
}

/** Programs that print values by brute force. */
function brutes() {
  const choice = select(known.brutes.map((name) => [name, name]), "brute_main");
  const copyIt = async () => {
    const program = await ask({ ask: "program", name: choice.value });
    if (program) copy(program.text);
  };
  return el("div", { class: "row" }, field(t("program"), choice), button(t("copy"), copyIt));
}
