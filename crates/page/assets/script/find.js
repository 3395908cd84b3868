// Finds a game by words or by questions.

import { address, replace } from "./address.js";
import { el, field, link, live, problem, prose, soon } from "./dom.js";
import { gameAddress, shown } from "./game.js";
import { known, limit, rules } from "./known.js";
import { ask } from "./program.js";
import { either, isJapanese, t } from "./texts.js";

export function findView({ path }) {
  const words = el("textarea", { rows: 3, class: "words", placeholder: t("findPlace"), value: path, autocomplete: "off" });
  const results = live();
  const show = () => search(words.value, results);
  const later = soon(show);
  const typed = () => {
    replace(address("find", words.value));
    later();
  };
  words.addEventListener("input", typed);
  words.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !words.value.includes("\n")) {
      event.preventDefault();
      typed();
    }
  });
  const games = el("div");
  const list = () => games.replaceChildren(...catalogue());
  // The results are painted first.
  const painted = () => requestAnimationFrame(() => setTimeout(list));
  if (path.trim()) show().then(painted);
  else list();
  return [
    el("h1", {}, t("findTitle")),
    el("p", { class: "soft" }, t("findLead")),
    el("form", { role: "search", onsubmit: (event) => event.preventDefault() }, field(t("findLabel"), words)),
    el("p", {}, link("#ask", t("chooserLink"))),
    results,
    games,
  ];
}

async function search(query, results) {
  replace(address("find", query));
  if (!query.trim()) return results.replaceChildren();
  const answer = await ask({ ask: "list", query, japanese: isJapanese() });
  if (!answer) return;
  if (answer.error) return results.replaceChildren(problem(answer.error));
  results.replaceChildren(
    el("h2", {}, t("hits")),
    el("p", { class: "lost" }, answer.remarks),
    el("ol", { class: "hits" }, answer.hits.map(hit)),
    el("p", { class: "soft" }, t("noneOfThese")),
    el("p", {}, link("#arguments", t("arguments"))),
  );
}

function hit({ module, calls, by }) {
  const game = shown(module);
  return el("li", {},
    link(address("module", module), module), " ", el("span", {}, prose(rules(module))),
    calls.map((call) => el("div", {}, el("code", {}, `${module}::${call}`))),
    limit(module) ? el("div", { class: "small" }, t("Limit"), ": ", prose(limit(module))) : null,
    by ? el("div", { class: "soft small" }, "~ ", by) : null,
    game ? el("div", { class: "small" }, link(gameAddress("explain", game), t("explainIt"))) : null,
  );
}

function catalogue() {
  const themes = Map.groupBy ? Map.groupBy(known.modules, (module) => module.theme) : grouped(known.modules);
  const sections = [...themes].map(([theme, modules]) =>
    el("section", {}, el("h3", {}, t(theme)), el("ul", { class: "plain" }, modules.map(entry))));
  return [el("h2", {}, t("catalogue")), el("div", { class: "themes" }, sections)];
}

function grouped(modules) {
  const themes = new Map();
  for (const module of modules) {
    themes.set(module.theme, [...(themes.get(module.theme) ?? []), module]);
  }
  return themes;
}

function entry({ name }) {
  const [title, ...rule] = rules(name).split(": ");
  return el("li", {}, link(address("module", name), name), " ",
    el("span", { class: "soft small" }, prose(rule.length ? rule.join(": ") : title)));
}

/** The chooser: `1.2` is the first answer, then the second. */
export function askView({ path }) {
  const steps = path.split(".").filter(Boolean).map(Number);
  let branch = known.chooser;
  const trail = [];
  for (const [i, step] of steps.entries()) {
    if (step === 0 && i === steps.length - 1) return noneView(steps);
    const answer = branch?.answers?.[step - 1];
    if (!answer) return [el("p", {}, t("unknown"))];
    trail.push(answer[0]);
    branch = answer[1];
  }
  if (Array.isArray(branch)) return noteView(branch, steps);
  if (!branch?.answers) return noneView(steps);
  const answer = ([text, below], i) => el("li", {},
    link(end(below) ?? address("ask", [...steps, i + 1].join(".")), prose(either(text))),
    typeof below === "string" ? el("span", { class: "soft" }, " ", el("code", {}, below), " ", prose(limit(below))) : null);
  return [
    el("h1", {}, prose(either(branch.question))),
    trail.length ? el("p", { class: "soft" }, prose(trail.map(either).join(" › "))) : null,
    el("ol", { class: "choices" }, branch.answers.map(answer)),
    el("p", {}, link(address("ask", [...steps, 0].join(".")), t("noneIsTrue"))),
    steps.length ? back(steps) : null,
  ];
}

/** The address of a module, or of the arguments, if an answer ends there. */
function end(below) {
  if (typeof below === "string") return address("module", below);
  return below === null ? "#arguments" : null;
}

function back(steps) {
  return el("p", {}, link(address("ask", steps.slice(0, -1).join(".")), t("back")));
}

/** The end if no answer is true: solvers for your own rules, and the arguments. */
function noneView(steps) {
  const solver = ([name, positions]) => el("li", {},
    link(address("module", name), name), " ", prose(either(positions)), " ", el("span", { class: "soft" }, prose(limit(name))));
  return [
    el("h1", {}, t("ownRules")),
    el("ul", {}, known.solvers.map(solver)),
    el("p", {}, t("writeMoves"), " ", link("#guess", t("guess"))),
    el("p", {}, link("#arguments", t("arguments"))),
    back(steps),
  ];
}

/** The way on without a module. */
function noteView(note, steps) {
  return [el("p", {}, prose(either(note))), back(steps)];
}
