// Each state of the page is an address after `#`: `#explain/moore_nim?k=3&22,11&misere`.

const VIEWS = {
  find: findView, ask: askView, module: moduleView, explain: explainView, play: playView,
  table: tableView, guess: guessView, bundle: bundleView, practise: practiseView, notebook: notebookView,
};

/** A longer text is no part of an address. */
const LONGEST_LINK = 1500;

/** What the program answers to `start`, which the page has from the beginning. */
const known = JSON.parse(document.getElementById("start").textContent);

function info(name) {
  return known.modules.find((module) => module.name === name);
}

/** The rules of a module in one line. */
function rules(name) {
  return either(info(name).rules);
}

function address(view, path = "", parts = []) {
  const query = parts.filter(Boolean).map(encoded);
  const below = path ? `/${encoded(path)}` : "";
  return `#${view}${below}${query.length ? `?${query.join("&")}` : ""}`;
}

function encoded(text) {
  try {
    return encodeURIComponent(text).replace(/%(3D|2C|3A|20)/g, readable);
  } catch {
    return ""; // half a character has no code
  }
}

function readable(code) {
  return { "%3D": "=", "%2C": ",", "%3A": ":", "%20": "+" }[code];
}

function decoded(text) {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return text;
  }
}

/** The view, the path, what is assigned, the numbers and the flags of an address. */
function stateOf(hash) {
  const [place, query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const [view, ...path] = place.split("/");
  const state = { view: view || "find", path: decoded(path.join("/")), assigned: {}, numbers: [], flags: new Set() };
  for (const part of query.split("&").map(decoded).filter(Boolean)) {
    const [name, value] = part.split(/=(.*)/s);
    if (value !== undefined) state.assigned[name] = value;
    else if (/^[a-z]+$/.test(part)) state.flags.add(part);
    else state.numbers = numbersOf(part);
  }
  return state;
}

function go(to) {
  location.hash = to;
}

/** Names what is shown, without a step in the history. */
function replace(to) {
  try {
    history.replaceState(null, "", to);
  } catch {
    // Some browsers forbid it for a file, and then the address stays.
  }
}

let rendered = 0;

async function render(moves) {
  const state = stateOf(location.hash);
  const view = Object.hasOwn(VIEWS, state.view) ? VIEWS[state.view] : () => [el("p", {}, t("unknown"))];
  const mine = ++rendered;
  const content = await view(state);
  if (mine !== rendered) return;
  const main = document.getElementById("main");
  const focused = document.activeElement.id;
  main.replaceChildren(...content.flat(9).filter(Boolean));
  document.title = `${main.querySelector("h1")?.textContent ?? ""} · nim-snippets`;
  for (const item of document.querySelectorAll("nav a")) {
    if (item.hash === `#${state.view}`) item.setAttribute("aria-current", "page");
    else item.removeAttribute("aria-current");
  }
  if (moves) {
    if (document.getElementById("stop").hidden) say("");
    // Arrow keys in the list of games go on there.
    const again = focused && main.querySelector(`#${focused}`);
    (again || main).focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

function label() {
  document.documentElement.lang = japanese ? "ja" : "en";
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = t(node.dataset.text);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", t(node.dataset.label));
  const language = document.getElementById("language");
  language.textContent = t("language");
  language.lang = japanese ? "en" : "ja";
}

function switchLanguage() {
  japanese = !japanese;
  remember("language", japanese ? "ja" : "en");
  label();
  render(false);
}

async function boot() {
  label();
  document.getElementById("language").addEventListener("click", switchLanguage);
  document.getElementById("stop").addEventListener("click", stop);
  addEventListener("hashchange", () => render(true));
  await load();
  await render(false);
  // Makes the index of the search before somebody types.
  if (!current && !queue.length) await ask({ ask: "list", query: "nim" });
}

// The worker starts while the program is read.
begin();
addEventListener("DOMContentLoaded", () => boot().catch((error) => say(String(error))));
