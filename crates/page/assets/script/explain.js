// Explains a position.

function explainView(state) {
  const game = gameOf(state) ?? known.games.find(({ module }) => module === "moore_nim");
  const fresh = state.path === "";
  const fields = parameterFields(game, state.assigned);
  const first = state.numbers.length ? state.numbers : fresh ? ["22", "11", "42", "23", "19"] : usualNumbers(game);
  const numbers = el("input", { value: first.join(" "), autocomplete: "off", spellcheck: "false" });
  const misere = el("input", { type: "checkbox", checked: state.flags.has("misere"), disabled: !game.misere });
  const all = el("input", { type: "checkbox", checked: state.flags.has("all") });
  const answer = live();
  const stones = el("div");
  const set = (sizes, i) => {
    numbers.value = sizes.join(" ");
    show();
    stones.querySelectorAll("[role=slider]")[i]?.focus();
  };
  const show = () => {
    const position = numbersOf(numbers.value);
    stones.replaceChildren(...[heaps(game, position, set)].filter(Boolean));
    const asked = { game, position, words: parameterWords(game, fields), misere: misere.checked, all: all.checked };
    replace(explainAddress(asked));
    explain(asked, answer, stones);
  };
  show();
  return [
    el("h1", {}, t("explainTitle")),
    el("form", { oninput: soon(show), onsubmit: (event) => event.preventDefault() },
      el("div", { class: "row" }, gameSelect(game, "explain"), fields),
      el("div", { class: "row" }, field(`${t("position")} (${game.numbers.join(", ")})`, numbers)),
      el("div", { class: "row" }, check(t("misere"), misere), check(t("allMoves"), all))),
    el("p", {}, prose(rules(game.module)), " ", link(address("module", game.module), game.module)),
    stones,
    answer,
  ];
}

function explainAddress({ game, position, words, misere, all }) {
  const flags = [misere ? "misere" : "", all ? "all" : ""];
  return address("explain", game.module, [...words, position.slice(0, 200).join(","), ...flags]);
}

async function explain(asked, place, stones) {
  const { game, position, words, misere, all } = asked;
  const line = [game.module, ...words, ...position];
  const answer = await ask({ ask: "explain", words: line, misere, all });
  if (!answer) return;
  const options = [...(misere ? ["--misere"] : []), ...(all ? ["--all"] : [])];
  const follow = (after) => el("li", {}, link(explainAddress({ ...asked, position: after }), after.join(" ") || "∅"));
  if (answer.after?.[0]?.length === position.length) mark(stones, answer.after[0]);
  place.replaceChildren(
    answer.error ? problem(answer.error) : pre(answer.text, { "aria-label": t("explainTitle"), class: "wrap" }),
    ...(answer.after?.length ? [el("p", {}, t("after")), el("ul", { class: "after" }, answer.after.map(follow))] : []),
    commandLine(["explain", ...line, ...options]),
  );
}

/** Shows on the picture what the first winning move takes. */
function mark(stones, after) {
  stones.querySelectorAll(".heap").forEach((heap, i) => {
    heap.querySelectorAll(".stone").forEach((stone, j) => stone.classList.toggle("taken", j >= after[i]));
  });
}
