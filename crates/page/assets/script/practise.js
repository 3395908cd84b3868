// Practice problems.

import { address } from "./address.js";
import { el, link } from "./dom.js";
import { known } from "./known.js";
import { problemsKnown, titled } from "./module.js";
import { say } from "./program.js";
import { onChange, remember, remembered } from "./store.js";
import { t } from "./texts.js";

/** The names of the ticked problems; none if the stored value has another form. */
function ticked() {
  try {
    const names = JSON.parse(remembered("solved") ?? "[]");
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}

/** Another tab may have ticked other problems, so the ticks are read again first. */
function tick(name, done) {
  const solved = ticked();
  if (done) solved.add(name);
  else solved.delete(name);
  if (!remember("solved", JSON.stringify([...solved]))) say(t("notKept"));
}

export async function practiseView() {
  const problems = await problemsKnown();
  const solved = ticked();
  const boxes = new Map();
  const line = (task) => {
    const box = el("input", {
      type: "checkbox", checked: solved.has(task.name), "aria-label": `${t("done")}: ${task.name}`,
      onchange: () => tick(task.name, box.checked),
    });
    boxes.set(task.name, box);
    return el("li", { class: "problem" }, box, el("span", {}, titled(task)));
  };
  onChange("solved", () => {
    const now = ticked();
    for (const [name, box] of boxes) box.checked = now.has(name);
  });
  const groups = known.modules.map(({ name }) => [name, problems.filter(({ modules }) => modules[0] === name)]);
  const sections = groups.filter(([, tasks]) => tasks.length).map(([name, tasks]) =>
    el("section", {}, el("h2", {}, link(address("module", name), name)), el("ul", { class: "plain" }, tasks.map(line))));
  return [el("h1", {}, t("practiseTitle")), el("p", { class: "soft" }, t("practiseLead")), sections];
}
