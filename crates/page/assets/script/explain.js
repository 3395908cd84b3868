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
  const picture = el("div");
  const set = (sizes, i) => {
    numbers.value = sizes.join(" ");
    show();
    picture.querySelectorAll("[role=slider]")[i]?.focus();
  };
  const change = (items, rule, spot) => {
    numbers.value = items.join(" ");
    setRule(fields, rule);
    show();
    [...picture.querySelectorAll("[data-spot]")].find((it) => it.dataset.spot === spot)?.focus();
  };
  const show = () => {
    const position = numbersOf(numbers.value);
    const asked = {
      game, position, rule: ruleOf(fields), words: parameterWords(game, fields), misere: misere.checked, all: all.checked,
    };
    const drawing = pictureOf(game) ? edited({ game, rule: asked.rule, items: position }, change) : heaps(game, position, set);
    picture.replaceChildren(...[drawing].filter(Boolean));
    replace(explainAddress(asked));
    explain(asked, answer, picture);
  };
  show();
  return [
    el("h1", {}, t("explainTitle")),
    el("form", { oninput: soon(show), onsubmit: (event) => event.preventDefault() },
      el("div", { class: "row" }, gameSelect(game, "explain"), fields),
      el("div", { class: "row" }, positionField(game, numbers)),
      el("div", { class: "row" }, check(t("misere"), misere), check(t("allMoves"), all))),
    el("p", {}, prose(rules(game.module)), " ", link(address("module", game.module), game.module)),
    picture,
    answer,
  ];
}

function explainAddress({ game, position, words, misere, all }) {
  const flags = [misere ? "misere" : "", all ? "all" : ""];
  return address("explain", game.module, [...words, position.slice(0, 200).join(","), ...flags]);
}

async function explain(asked, place, picture) {
  const { game, position, rule, words, misere, all } = asked;
  const line = [game.module, ...words, ...position];
  const answer = await ask({ ask: "explain", words: line, misere, all, japanese });
  if (!answer) return;
  const options = [...(misere ? ["--misere"] : []), ...(all ? ["--all"] : [])];
  const follow = (after) => el("li", {}, link(explainAddress({ ...asked, position: after }), after.join(" ") || "∅"));
  if (answer.after) mark(picture, { game, rule, items: position }, answer.after);
  place.replaceChildren(
    answer.error ? problem(answer.error) : pre(answer.text, { "aria-label": t("explainTitle"), class: "wrap" }),
    ...(answer.after?.length ? [el("p", {}, t("after")), el("ul", { class: "after" }, answer.after.map(follow))] : []),
    commandLine(["explain", ...line, ...options]),
  );
}

/** Shows on the picture what the winning moves change. */
function mark(place, asked, after) {
  const picture = pictureOf(asked.game);
  if (picture) markSpots(place, after.flatMap((items) => changedSpots(picture, asked, items)));
  else if (after[0]?.length === asked.items.length) markHeaps(place, after[0]);
}
