// What the views of a game share: its parameters and a position, as they are typed.

/** The game that a link names. */
function gameOf({ path, assigned }) {
  const name = assigned.variant ? `${path} variant=${assigned.variant}` : path;
  return known.games.find((game) => game.name === name) ?? known.games.find((game) => game.module === path);
}

/** The first of a module's games, if positions of it can be typed. */
function shown(module) {
  return known.games.find((game) => game.module === module);
}

/** Is a position of it a list of numbers? */
function hasTable({ shape }) {
  return !["graph", "strip", "heaps", "set"].includes(shape);
}

function gameAddress(view, { name }) {
  const [module, variant] = name.split(" variant=");
  return address(view, module, variant ? [`variant=${variant}`] : []);
}

function gameSelect(game, view, games = known.games) {
  const choice = select(games.map(({ name }) => [name, name]), game.name);
  choice.id = "game";
  choice.addEventListener("change", () => go(gameAddress(view, games.find(({ name }) => name === choice.value))));
  return field(t("game"), choice);
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

/** What the fields say of each parameter. */
function ruleOf(fields) {
  const inputs = fields.map((label) => label.querySelector("input, select"));
  return Object.fromEntries(inputs.map((input) => [input.dataset.name, input.value.replace(/\s/g, "")]));
}

/** `k=3` for each parameter, after the variant. */
function parameterWords(game, fields) {
  const [, variant] = game.name.split(" variant=");
  const words = Object.entries(ruleOf(fields)).map(([name, value]) => `${name}=${value}`);
  return variant ? [`variant=${variant}`, ...words] : words;
}

/** Writes what a click on the picture has made of a parameter. */
function setRule(fields, rule) {
  for (const input of fields.map((label) => label.querySelector("input, select"))) {
    input.value = rule[input.dataset.name] ?? input.value;
  }
}

/** How a position is typed. */
function positionField(game, numbers) {
  const form = game.usage.split(" ").filter((word) => !word.includes("=") && word !== game.module).join(" ");
  return field(`${t("position")} (${form})`, numbers);
}

function numbersOf(text) {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** A position to begin with. */
function usualNumbers(game) {
  if (game.example.length) return game.example;
  const numbers = ["3", "5", "7", "2"];
  if (game.shape === "exactly") return numbers.slice(0, game.numbers.length);
  return { pairs: ["3", "5", "2", "7"], limited: ["20"] }[game.shape] ?? numbers.slice(0, 3);
}

function commandLine(words) {
  return el("p", { class: "soft small" }, t("commandLine"), " ", el("code", {}, `./bundle.sh ${words.join(" ")}`));
}
