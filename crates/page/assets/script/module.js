// The view of a module.

import { address } from "./address.js";
import { button, copy, el, field, link, paragraphs, pre, problem, prose, select } from "./dom.js";
import { SHOWS, gameAddress } from "./game.js";
import { info, known, rules } from "./known.js";
import { ask, say } from "./program.js";
import { remember, remembered } from "./store.js";
import { isJapanese, t } from "./texts.js";

export async function moduleView({ path: name }) {
  const answer = await ask({ ask: "module", name });
  if (answer.error) return [problem(answer.error)];
  const bullets = answer.bullets.filter(([, text]) => text);
  const problems = (await problemsKnown()).filter(({ modules }) => modules.includes(name));
  return [
    el("h1", {}, el("code", {}, name), " ", el("small", { class: "soft mono" }, info(name).hash)),
    el("p", {}, prose(rules(name))),
    shownBy(name),
    copies(name, answer),
    isJapanese() ? el("p", { class: "soft small" }, t("inEnglish")) : null,
    el("div", { lang: "en" }, paragraphs(answer.theorem)),
    el("dl", {}, bullets.map(([title, text]) => [el("dt", {}, t(title)), el("dd", { lang: "en" }, prose(text))])),
    tests(problems),
    el("h2", {}, t("functions")),
    answer.items.map(item),
    listed(t("solvedHere"), problems.filter(({ isSolved }) => isSolved)),
    listed(t("notSolvedHere"), problems.filter(({ isSolved }) => !isSolved)),
    el("h2", {}, t("code")),
    pre(answer.pasted),
    el("details", {}, el("summary", {}, t("program")), pre(answer.program ?? "", { "aria-label": t("program") })),
  ];
}

/** Links to the views of the module's game. */
function shownBy(name) {
  const games = known.games.filter(({ module }) => module === name);
  const views = [["explain", "explainIt"], ["play", "playIt"], ["table", "tableIt"]];
  const links = views.flatMap(([view, text]) => {
    const game = games.find(SHOWS[view]);
    return game ? [link(gameAddress(view, game), t(text))] : [];
  });
  return links.length ? el("p", { class: "links" }, links) : null;
}

/** The tests of the module. */
function tests(problems) {
  const solved = problems.filter(({ isSolved }) => isSolved).length;
  const said = [t("tested"), solved ? t("testedProblems").replace("{}", solved) : ""];
  return el("p", { class: "soft small" }, said.filter(Boolean).join(" "));
}

function listed(title, problems) {
  return problems.length ? [el("h2", {}, title), el("ul", {}, problems.map((it) => el("li", {}, titled(it))))] : null;
}

let asked;

/** The practice problems, requested once. */
export async function problemsKnown() {
  asked ??= (await ask({ ask: "problems" }))?.problems;
  return asked ?? [];
}

function copies(name, { pasted, documented, program }) {
  const editors = select(known.editors.map((editor) => [editor, editor]), remembered("editor") ?? "vscode");
  const snippet = async (of) => {
    remember("editor", editors.value);
    const answer = await ask({ ask: "snippets", editor: editors.value, name: of });
    if (!answer) return;
    if (answer.error) say(answer.error);
    else copy(answer.text);
  };
  return [
    el("div", { class: "row" },
      button(t("copyModule"), () => copy(pasted), { class: "main" }),
      button(t("copyDocs"), () => copy(documented)),
      button(t("copyProgram"), () => copy(program))),
    el("div", { class: "row" },
      field(t("editor"), editors),
      button(t("copySnippet"), () => snippet(name)),
      button(t("copyProgramSnippet"), () => snippet(`${name}_main`))),
  ];
}

function item([call, doc]) {
  return el("div", { class: "item", lang: "en" }, pre(call, { "aria-label": call }), paragraphs(doc));
}

/** The problem, with a link if its name gives one. */
export function titled({ name, task, address: stated }) {
  const to = stated || placed(name);
  const title = to ? el("a", { href: to, rel: "noreferrer" }, name) : name;
  return [title, task ? el("span", { class: "soft small" }, " ", prose(task)) : null];
}

const PLACES = [
  [/\bHDU (\d+)/, "https://acm.hdu.edu.cn/showproblem.php?pid="],
  [/\bPOJ (\d+)/, "http://poj.org/problem?id="],
  [/\bBOJ (\d+)/, "https://www.acmicpc.net/problem/"],
  [/\bLuogu (P\d+)/, "https://www.luogu.com.cn/problem/"],
  [/\bCSES (\d+)/, "https://cses.fi/problemset/task/"],
  [/\bPE (\d+)/, "https://projecteuler.net/problem="],
];

function placed(name) {
  const [found] = PLACES.flatMap(([form, place]) => (form.test(name) ? [place + form.exec(name)[1]] : []));
  return found;
}
