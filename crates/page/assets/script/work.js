// Guess, bundle, practise, notebook.

function guessView({ path }) {
  const values = el("textarea", { rows: 6, value: path || "0 1 2 3 1 4 3 2 1 4 2 6", spellcheck: "false", class: "mono" });
  const answer = live();
  const show = async (event) => {
    event?.preventDefault();
    replace(values.value.length < LONGEST_LINK ? address("guess", values.value) : "#guess");
    const said = await ask({ ask: "guess", values: values.value });
    if (said) answer.replaceChildren(...(said.error ? [problem(said.error)] : guessed(said.text)));
  };
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

/** What is guessed, with links to the games that it names. */
function guessed(text) {
  const named = [...text.matchAll(/^(?: +the same: )?(\w+)/gm)].map(([, name]) => name);
  const games = [...new Set(named)].filter((name) => info(name));
  return [
    pre(text, { "aria-label": t("guessTitle"), class: "wrap" }),
    games.length ? el("p", { class: "links" }, games.map((name) => link(address("module", name), name))) : "",
  ];
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

const SOLVER = `use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    println!("{}", if nim::wins(&heaps) { "First" } else { "Second" });
}
`;

function bundleView({ assigned, flags }) {
  const solver = el("textarea", { rows: 14, value: SOLVER, spellcheck: "false", class: "mono" });
  const judge = select(known.judges, assigned.judge ?? "atcoder");
  const docs = el("input", { type: "checkbox", checked: flags.has("docs") });
  const answer = live();
  const show = async (event) => {
    event.preventDefault();
    replace(address("bundle", "", [`judge=${judge.value}`, docs.checked ? "docs" : ""]));
    const said = await ask({ ask: "bundle", solver: solver.value, judge: judge.value, docs: docs.checked });
    if (said) answer.replaceChildren(...bundled(said));
  };
  return [
    el("h1", {}, t("bundleTitle")),
    el("form", { onsubmit: show }, field(prose(t("solver")), solver),
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

async function practiseView() {
  const problems = await problemsKnown();
  const solved = new Set(JSON.parse(remembered("solved") ?? "[]"));
  const tick = (name, done) => {
    if (done) solved.add(name);
    else solved.delete(name);
    remember("solved", JSON.stringify([...solved]));
  };
  const line = (task) => {
    const box = el("input", {
      type: "checkbox", checked: solved.has(task.name), "aria-label": `${t("done")}: ${task.name}`,
      onchange: () => tick(task.name, box.checked),
    });
    return el("li", { class: "problem" }, box, el("span", {}, titled(task)));
  };
  const groups = known.modules.map(({ name }) => [name, problems.filter(({ modules }) => modules[0] === name)]);
  const sections = groups.filter(([, tasks]) => tasks.length).map(([name, tasks]) =>
    el("section", {}, el("h2", {}, link(address("module", name), name)), el("ul", { class: "plain" }, tasks.map(line))));
  return [el("h1", {}, t("practiseTitle")), el("p", { class: "soft" }, t("practiseLead")), sections];
}

async function notebookView() {
  const pages = await Promise.all(known.modules.map(({ name }) => ask({ ask: "module", name })));
  const sheet = ({ name, hash, time }, i) => el("section", {},
    el("h2", {}, name, " ", el("small", { class: "soft mono" }, hash)),
    el("p", { class: "small" }, prose(rules(name)), " ", prose(time)),
    pre(pages[i].pasted, { "aria-label": name }));
  return [
    el("h1", {}, t("notebookTitle")),
    el("p", { class: "soft no-print" }, t("notebookLead")),
    el("p", { class: "no-print" }, button(t("print"), () => print(), { class: "main" })),
    el("div", { class: "notebook" }, known.modules.map(sheet)),
  ];
}
