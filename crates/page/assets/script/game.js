// What the views of a game share: its parameters and the numbers of a position, typed or clicked.

/** The game that a link names. */
function gameOf({ path, assigned }) {
  const name = assigned.variant ? `${path} variant=${assigned.variant}` : path;
  return known.games.find((game) => game.name === name) ?? known.games.find((game) => game.module === path);
}

/** The first of a module's games, if positions of it can be typed. */
function shown(module) {
  return known.games.find((game) => game.module === module);
}

function gameSelect(game, view, games = known.games) {
  const choice = select(games.map(({ name }) => [name, name]), game.name);
  choice.addEventListener("change", () => {
    const [module, variant] = choice.value.split(" variant=");
    go(address(view, module, variant ? [`variant=${variant}`] : []));
  });
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

/** `k=3` for each parameter, after the variant. */
function parameterWords(game, fields) {
  const [, variant] = game.name.split(" variant=");
  const inputs = fields.map((label) => label.querySelector("input, select"));
  const words = inputs.map((input) => `${input.dataset.name}=${input.value.replace(/\s/g, "")}`);
  return variant ? [`variant=${variant}`, ...words] : words;
}

function numbersOf(text) {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** A position to begin with. */
function usualNumbers(game) {
  const numbers = ["3", "5", "7", "2"];
  if (game.shape === "exactly") return numbers.slice(0, game.numbers.length);
  return { pairs: ["3", "5", "2", "7"], limited: ["20"] }[game.shape] ?? numbers.slice(0, 3);
}

const MOST_HEAPS = 16;
const MOST_STONES = 24;

/** The sizes of heaps of stones, if they can be drawn. */
function drawn(numbers) {
  const fits = (n) => /^\d+$/.test(n) && Number(n) <= MOST_STONES;
  return numbers.length <= MOST_HEAPS && numbers.every(fits) ? numbers.map(Number) : null;
}

/** The numbers as heaps of stones; a click or an arrow key changes one. */
function heaps(game, numbers, change) {
  const sizes = drawn(numbers);
  if (!sizes) return null;
  const changed = (i, to) => {
    const size = Math.min(Math.max(to, 0), MOST_STONES);
    change(sizes.map((old, j) => (i === j ? size : old)), i);
  };
  return el("div", { class: "heaps", role: "group", "aria-label": t("heaps") },
    sizes.map((size, i) => slider(size, nameOf(game, i), (to) => changed(i, to))));
}

/** As the explanations call the numbers. */
function nameOf({ shape, numbers: [parts, ...more] }, i) {
  if (shape === "pairs") return `${parts}[${Math.floor(i / 2)}].${i % 2}`;
  return shape === "exactly" || shape === "limited" ? [parts, ...more][i] ?? "" : `${parts}[${i}]`;
}

const KEYS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

function slider(size, name, change) {
  const onkeydown = (event) => {
    const step = KEYS[event.key];
    if (step) {
      event.preventDefault();
      change(size + step);
    }
  };
  const more = el("span", { class: "more", "aria-hidden": "true", onclick: () => change(size + 1) }, "+");
  return el("div", {
    class: "heap", role: "slider", tabindex: "0", onkeydown, "aria-label": name,
    "aria-valuemin": 0, "aria-valuemax": MOST_STONES, "aria-valuenow": size,
  }, stones(size, change), more);
}

/** The number of stones, and the stones; a click takes one and those above. */
function stones(size, change) {
  const stone = (_, j) => el("span", { class: "stone", onclick: () => change(j) });
  return [el("span", { class: "size", "aria-hidden": "true" }, String(size)), Array.from({ length: size }, stone)];
}

function commandLine(words) {
  return el("p", { class: "soft small" }, t("commandLine"), " ", el("code", {}, `./bundle.sh ${words.join(" ")}`));
}
