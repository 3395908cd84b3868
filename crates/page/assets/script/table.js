// A table of values, as text and as a picture.

function tableView(state) {
  const games = known.games.filter(hasTable);
  const game = [gameOf(state)].find((it) => it && hasTable(it)) ?? known.games.find(({ module }) => module === "octal_game");
  const fields = parameterFields(game, state.assigned);
  const upTo = el("input", { value: state.assigned["-n"] ?? "", inputmode: "numeric", autocomplete: "off", placeholder: t("usual") });
  const parts = select([["", t("usual")], ["1", "1"], ["2", "2"]], state.assigned["--parts"] ?? "");
  const outcomes = el("input", { type: "checkbox", checked: state.flags.has("outcomes") });
  const misere = el("input", { type: "checkbox", checked: state.flags.has("misere"), disabled: !game.misere });
  const answer = live();
  const show = () => {
    const words = parameterWords(game, fields);
    const asked = { game, words, n: upTo.value.trim(), parts: parts.value, outcomes: outcomes.checked, misere: misere.checked };
    replace(tableAddress(asked));
    showTable(asked, answer);
  };
  show();
  return [
    el("h1", {}, t("tableTitle")),
    el("form", { oninput: soon(show), onsubmit: (event) => event.preventDefault() },
      el("div", { class: "row" }, gameSelect(game, "table", games), fields, field(t("upTo"), upTo), field(t("parts"), parts)),
      el("div", { class: "row" }, check(t("outcomes"), outcomes), check(t("misereTable"), misere))),
    el("p", {}, prose(rules(game.module)), " ", link(address("module", game.module), game.module)),
    answer,
  ];
}

function tableAddress({ game, words, n, parts, outcomes, misere }) {
  const options = [n ? `-n=${n}` : "", parts ? `--parts=${parts}` : "", outcomes ? "outcomes" : "", misere ? "misere" : ""];
  return address("table", game.module, [...words, ...options]);
}

async function showTable({ game, words, n, parts, outcomes, misere }, place) {
  const line = [game.module, ...words];
  const question = { ask: "table", words: line, outcomes, misere };
  if (n) question.n = Number(n);
  if (n && !Number.isSafeInteger(question.n)) return place.replaceChildren(problem(`error: \`${n}\``));
  if (parts) question.parts = Number(parts);
  const answer = await ask(question);
  if (!answer) return;
  if (answer.error) return place.replaceChildren(problem(answer.error));
  const options = [
    ...(n ? ["-n", n] : []), ...(parts ? ["--parts", parts] : []),
    ...(outcomes ? ["--outcomes"] : []), ...(misere ? ["--misere"] : []),
  ];
  place.replaceChildren(
    ...(answer.svg ? pictured(answer, game.module) : []),
    pre(answer.text, { "aria-label": t("tableTitle") }),
    commandLine(["table", ...line, ...options]),
  );
}

const MOST_NAMED = 5000;

/** The picture: one whose cells say what they are, if they are not too many. */
function drawing(svg, blob) {
  const image = el("img", { src: URL.createObjectURL(blob), alt: t("picture"), class: "picture" });
  const read = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (read.childElementCount > MOST_NAMED) return [image, image];
  const named = document.importNode(read, true);
  for (const [name, value] of [["role", "img"], ["aria-label", t("picture")], ["class", "picture"]]) named.setAttribute(name, value);
  return [named, image];
}

/** The picture, which can be zoomed and saved. */
function pictured({ svg: text, csv }, name) {
  const blob = new Blob([text], { type: "image/svg+xml" });
  const [picture, image] = drawing(text, blob);
  const zoom = el("input", { type: "range", min: 100, max: 500, step: 25, value: 100 });
  zoom.addEventListener("input", (event) => {
    event.stopPropagation();
    picture.style.maxWidth = "none";
    picture.style.width = `${zoom.value}%`;
    picture.style.height = "auto";
  });
  return [
    el("div", { class: "picture-box", tabindex: "0", role: "group", "aria-label": t("tableTitle") }, picture),
    el("div", { class: "row" },
      field(t("zoom"), zoom),
      button(t("saveSvg"), () => save(blob, `${name}.svg`)),
      button(t("savePng"), () => savePng(image, `${name}.png`)),
      button(t("saveCsv"), () => save(new Blob([csv], { type: "text/csv" }), `${name}.csv`))),
  ];
}

const SHARP = 2;

function savePng(image, name) {
  const canvas = el("canvas", { width: SHARP * image.naturalWidth, height: SHARP * image.naturalHeight });
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => save(blob, name));
}
