// Shared by the views of a game: fields for its parameters and a position.

import { address, go, numbersOf } from "./address.js";
import { check, el, field, link, problem, prose, select } from "./dom.js";
import { info, known, rules } from "./known.js";
import { either, t } from "./texts.js";

/** The game of an address, if this view can show it; without a variant, the first one that it can show. */
export function gameOf({ path, assigned }, view) {
  const games = known.games.filter((game) => game.module === path && (!view || SHOWS[view](game)));
  const name = assigned.variant ? `${path} variant=${assigned.variant}` : path;
  return games.find((game) => game.name === name) ?? (assigned.variant ? undefined : games[0]);
}

/** The message for a game that a view cannot show, and links to the games that it can show. */
export function notShown(state, view) {
  const games = known.games.filter(SHOWS[view]);
  const one = (game) => el("li", {}, link(gameAddress(view, game), game.name));
  return [whyNot(state), el("ul", { class: "plain links" }, games.map(one))];
}

function whyNot({ path: name, assigned: { variant } }) {
  if (!info(name)) return problem(`error: unknown game \`${name}\``);
  if (variant !== undefined && !known.games.some((game) => game.name === `${name} variant=${variant}`)) {
    return problem(`error: \`${name}\` has no variant \`${variant}\``);
  }
  return [el("p", {}, prose(rules(name))), el("p", {}, t("notShown"), " ", link(address("module", name), name))];
}

/** The first of a module's games that can be explained. */
export function shown(module) {
  return known.games.find((game) => game.module === module && game.explains);
}

/** Can a view show this game? */
export const SHOWS = { explain: ({ explains }) => explains, play: ({ plays }) => plays, table: ({ tables }) => tables };

export function gameAddress(view, { name }) {
  const [module, variant] = name.split(" variant=");
  return address(view, module, [variant ? `variant=${variant}` : ""]);
}

/** The menu of each view, kept so that it does not lose the focus. */
const menus = new Map();

function gameSelect(game, view) {
  const games = known.games.filter(SHOWS[view]);
  if (!menus.has(view)) {
    const menu = select(games.map(({ name }) => [name, name]), game.name);
    menu.id = "game";
    menu.addEventListener("input", (event) => event.stopPropagation());
    menu.addEventListener("change", () => go(gameAddress(view, games.find(({ name }) => name === menu.value))));
    menus.set(view, menu);
  }
  const menu = menus.get(view);
  menu.value = game.name;
  return field(t("game"), menu);
}

/** A field for each parameter. */
function parameterFields(game, assigned) {
  return game.parameters.map(({ name, example, words }) => {
    const value = assigned[name] ?? example;
    const input = words.length
      ? select(words.map((word) => [word, word]), value)
      : el("input", { value, autocomplete: "off", spellcheck: "false" });
    input.dataset.name = name;
    return field(name, input);
  });
}

/** The form of a game: the menu, its parameters, a position if `hasPosition`, misère, and `more` rows. */
export function gameForm({ view, game, state, hasPosition = true, misere, fields: more = [], checks = [], oninput }) {
  const parameters = parameterFields(game, state.assigned);
  const inputs = parameters.map((label) => label.querySelector("input, select"));
  const numbers = el("input", { value: (state.numbers ?? usualNumbers(game)).join(" "), autocomplete: "off", spellcheck: "false" });
  const isMisere = el("input", { type: "checkbox", checked: state.flags.has("misere") && game.misere, disabled: !game.misere });
  const ruleOf = () => Object.fromEntries(inputs.map((input) => [input.dataset.name, input.value.replace(/\s/g, "")]));
  const words = () => {
    const [, variant] = game.name.split(" variant=");
    const said = Object.entries(ruleOf()).map(([name, value]) => `${name}=${value}`);
    return variant ? [`variant=${variant}`, ...said] : said;
  };
  const rules = el("p");
  const say = () => rules.replaceChildren(
    ...prose(either(isMisere.checked ? game.misereRules : game.rules)), " ", link(address("module", game.module), game.module));
  isMisere.addEventListener("change", say);
  say();
  const unknown = Object.keys(state.assigned).filter((name) => !isKnown(game, name));
  return {
    nodes: [
      ...unknown.map((name) => problem(`error: \`${game.name}\` has no parameter \`${name}\``)),
      el("form", { oninput, onsubmit: (event) => event.preventDefault() },
        el("div", { class: "row" }, gameSelect(game, view), parameters, more),
        hasPosition ? el("div", { class: "row" }, positionField(game, numbers)) : null,
        el("div", { class: "row" }, check(misere ?? t("misere"), isMisere), checks)),
      rules,
    ],
    read: () => ({ game, rule: ruleOf(), words: words(), position: numbersOf(numbers.value), misere: isMisere.checked }),
    write(items, rule) {
      numbers.value = items.join(" ");
      for (const input of inputs) input.value = rule?.[input.dataset.name] ?? input.value;
    },
  };
}

/** Is it a parameter of the game, or a word for all games? */
function isKnown(game, name) {
  return name.startsWith("-") || ["variant", "then", "lang"].includes(name) || game.parameters.some((it) => it.name === name);
}

/** The field for a position. */
function positionField(game, numbers) {
  const form = game.usage.split(" ").filter((word) => !word.includes("=") && word !== game.module).join(" ");
  return field([`${t("position")} (`, prose(form), ")"], numbers);
}

/** A first position. */
export function usualNumbers(game) {
  return game.example;
}

export function commandLine(words) {
  const line = `./bundle.sh ${words.join(" ")}`;
  return el("p", { class: "soft small" }, t("commandLine"), " ", el("code", {}, line.length < 1000 ? line : `${line.slice(0, 1000)} …`));
}
