// Bundles a solver into one file.

import { address, replace } from "./address.js";
import { button, check, copy, el, field, live, pre, problem, prose, select } from "./dom.js";
import { known } from "./known.js";
import { ask } from "./program.js";
import { keep, kept } from "./store.js";
import { t } from "./texts.js";

const SOLVER = `use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    println!("{}", if nim::wins(&heaps) { "First" } else { "Second" });
}
`;

export function bundleView({ assigned, flags }) {
  const solver = el("textarea", { rows: 14, value: kept("solver") ?? SOLVER, spellcheck: "false", class: "mono" });
  const judge = select(known.judges, assigned.judge ?? "atcoder");
  const docs = el("input", { type: "checkbox", checked: flags.has("docs") });
  const answer = live();
  const named = () => {
    keep("solver", solver.value);
    replace(address("bundle", "", [`judge=${judge.value}`, docs.checked ? "docs" : ""]));
  };
  const show = async (event) => {
    event.preventDefault();
    named();
    const said = await ask({ ask: "bundle", solver: solver.value, judge: judge.value, docs: docs.checked });
    if (said) answer.replaceChildren(...bundled(said));
  };
  return [
    el("h1", {}, t("bundleTitle")),
    el("form", { onsubmit: show, oninput: named }, field(prose(t("solver")), solver),
      el("div", { class: "row" }, field(t("judge"), judge), check(t("docs"), docs),
        el("button", { class: "main" }, t("bundleDo")))),
    answer,
  ];
}

function bundled({ error, warnings, text }) {
  if (error) return [problem(error)];
  return [
    ...warnings.map(problem),
    el("div", { class: "row" }, button(t("copyBundle"), () => copy(text), { class: "main" })),
    pre(text, { "aria-label": t("bundleTitle") }),
  ];
}
