// Shows the view of the address.

import { address, go, isWhole, replace, stateOf } from "./address.js";
import { argumentsView } from "./arguments.js";
import { bundleView } from "./bundle.js";
import { forget, copy } from "./dom.js";
import { explainView } from "./explain.js";
import { askView, findView } from "./find.js";
import { SHOWS, gameAddress, gameOf } from "./game.js";
import { guessView } from "./guess.js";
import { moduleView } from "./module.js";
import { playView } from "./play.js";
import { practiseView } from "./practise.js";
import { printView } from "./print.js";
import { ask, isIdle, load, say, stop } from "./program.js";
import { kept, remember } from "./store.js";
import { tableView } from "./table.js";
import { isJapanese, speakJapanese, t } from "./texts.js";
import { el } from "./dom.js";

const VIEWS = {
  find: findView, ask: askView, arguments: argumentsView, module: moduleView, explain: explainView, play: playView,
  table: tableView, guess: guessView, bundle: bundleView, practise: practiseView, print: printView,
};

let rendered = 0;

async function render(moves) {
  const state = stateOf(location.hash);
  if (state.assigned.lang) listen(state.assigned.lang);
  const view = Object.hasOwn(VIEWS, state.view) ? VIEWS[state.view] : () => [el("p", {}, t("unknown"))];
  const mine = ++rendered;
  const main = document.getElementById("main");
  main.setAttribute("aria-busy", "true");
  forget();
  const content = await view(state);
  if (mine !== rendered) return;
  const focused = document.activeElement.id;
  main.replaceChildren(...content.flat(9).filter(Boolean));
  main.removeAttribute("aria-busy");
  document.title = `${main.querySelector("h1")?.textContent ?? ""} · nim-snippets`;
  name();
  if (moves) {
    if (document.getElementById("stop").hidden) say("");
    // The list of games keeps the focus for the arrow keys.
    const again = focused && main.querySelector(`#${focused}`);
    (again || main).focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

/** A link may choose the language. */
function listen(language) {
  speakJapanese(language === "ja");
  label();
  replace(location.hash.replace(/([?&])lang=\w+&?/, "$1").replace(/[?&]$/, ""));
}

/** The addresses of the tabs: the last one of each tab, with the current position. */
function name() {
  const { view } = stateOf(location.hash);
  for (const item of document.querySelectorAll("nav a")) {
    const tab = item.dataset.text;
    if (tab === view) item.setAttribute("aria-current", "page");
    else item.removeAttribute("aria-current");
    item.href = carried(tab) ?? `#${tab}`;
  }
}

/** The current position, if the other tab can show it; otherwise the last address of that tab. */
function carried(tab) {
  const state = stateOf(location.hash);
  const last = kept(tab);
  const isOther = SHOWS[tab] && SHOWS[state.view] && tab !== state.view;
  const game = isOther && gameOf(state, tab);
  if (!game) return tab === "find" ? null : last;
  // Another game of the module has other parameters and another form of positions.
  if (game !== gameOf(state, state.view)) return gameAddress(tab, game);
  const rule = Object.entries(state.assigned).filter(([key]) => !key.startsWith("-") && key !== "then").map(([key, value]) => `${key}=${value}`);
  const numbers = tab === "table" ? null : at(state) ?? lastNumbers(game, tab);
  const to = address(tab, game.module, [...rule, numbers?.join(","), state.flags.has("misere") ? "misere" : ""]);
  return last && tab === "play" && at(stateOf(last))?.join() === numbers?.join() && gameOf(stateOf(last), tab) === game ? last : to;
}

/** A table has no position: the last position of its game stays. */
function lastNumbers(game, tab) {
  const seen = ["explain", "play"].map((view) => stateOf(kept(view) ?? "")).filter((state) => gameOf(state, tab) === game);
  return seen.map(at).find(Boolean);
}

/** The current position, after the moves of a match. */
function at({ numbers, assigned }) {
  return assigned.then ? assigned.then.split(";").at(-1).split(",") : numbers;
}

function label() {
  document.documentElement.lang = isJapanese() ? "ja" : "en";
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = t(node.dataset.text);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", t(node.dataset.label));
  const language = document.getElementById("language");
  language.textContent = t("language");
  language.lang = isJapanese() ? "en" : "ja";
}

function switchLanguage() {
  speakJapanese(!isJapanese());
  remember("language", isJapanese() ? "ja" : "en");
  label();
  render(false);
}

/** Copies the link to the view in this language. */
async function share() {
  const [page, hash] = location.href.split(/#(.*)/s);
  const { view } = stateOf(location.hash);
  const shown = hash || view;
  await copy(`${page}#${shown}${shown.includes("?") ? "&" : "?"}lang=${isJapanese() ? "ja" : "en"}`);
  if (!isWhole() || view === "bundle") say(t("notWhole"));
}

async function boot() {
  label();
  document.getElementById("language").addEventListener("click", switchLanguage);
  document.getElementById("share").addEventListener("click", share);
  document.getElementById("stop").addEventListener("click", stop);
  addEventListener("hashchange", () => render(true));
  addEventListener("named", name);
  await load();
  await render(false);
  // Builds the search index before anybody types.
  if (isIdle()) await ask({ ask: "list", query: "nim" });
}

addEventListener("DOMContentLoaded", () => boot().catch((error) => say(String(error))));
