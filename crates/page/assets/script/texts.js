"use strict";

// What the page says, in English and Japanese.
const TEXTS = {
  skip: ["Skip to the content", "本文へ"],
  views: ["Views", "画面"],
  language: ["日本語", "English"],
  find: ["Find", "探す"],
  explain: ["Explain", "解説"],
  play: ["Play", "対戦"],
  table: ["Table", "表"],
  guess: ["Guess", "推測"],
  bundle: ["Bundle", "まとめる"],
  practise: ["Practise", "練習"],
  notebook: ["Notebook", "ノート"],
  ask: ["Which game is it?", "どのゲーム？"],
  stop: ["Stop", "中止"],
  stopped: ["stopped", "中止した"],
  computing: ["Computing …", "計算中…"],
  loading: ["Loading …", "読み込み中…"],
  copied: ["Copied", "コピーした"],
  notCopied: ["The browser does not allow copying: select the text", "ブラウザがコピーを許さない: 文字列を選択してください"],
  findTitle: ["Which game is it?", "どのゲームか？"],
  findLead: [
    "Nim and every other impartial game that contests ask for, each as one Rust file to paste into a submission.",
    "競技プログラミングに出るニムと不偏ゲームを、貼り付けて使える Rust のファイル一つずつに。",
  ],
  findLabel: ["A statement, words of it, or a problem", "問題文、その言葉、または問題名"],
  findPlace: ["take 1, 3 or 4 stones from a heap", "一つの山から 1、3、4 個の石を取る"],
  search: ["Search", "検索"],
  chooserLink: ["Find it by questions", "質問で選ぶ"],
  catalogue: ["All games", "全ゲーム"],
  hits: ["What fits", "候補"],
  all: ["Show all that fit", "すべて表示"],
  notCovered: ["Not covered: ", "規則にない: "],
  matched: ["Matches: ", "一致: "],
  noneOfThese: [
    "None of these? Find it by questions, or paste the values of your brute force into Guess.",
    "どれも違うとき: 質問で選ぶか、愚直解の値を「推測」に貼る。",
  ],
  back: ["Back", "戻る"],
  copyModule: ["Copy module", "モジュールをコピー"],
  copy: ["Copy", "コピー"],
  copyDocs: ["Copy with docs", "説明付きでコピー"],
  copyProgram: ["Copy whole program", "プログラム全体をコピー"],
  editor: ["Snippet for", "スニペット"],
  copySnippet: ["Copy snippet", "スニペットをコピー"],
  copyProgramSnippet: ["Copy its program", "プログラムのスニペット"],
  explainIt: ["Explain a position", "局面を解説"],
  playIt: ["Play", "対戦"],
  tableIt: ["Table", "表"],
  functions: ["Functions", "関数"],
  code: ["The module", "モジュール"],
  program: ["A whole program", "プログラム全体"],
  problems: ["Problems", "問題"],
  Time: ["Time", "計算量"],
  Input: ["Limits", "制約"],
  Source: ["Source", "出典"],
  "See also": ["See also", "関連"],
  explainTitle: ["Explain a position", "局面の解説"],
  game: ["Game", "ゲーム"],
  position: ["Position", "局面"],
  heaps: ["Set the numbers by clicking stones, or by the arrow keys", "石をクリックするか矢印キーで数を変える"],
  misere: ["Misère: who cannot move wins", "逆形: 動けないと勝ち"],
  allMoves: ["All winning moves", "必勝手をすべて"],
  after: ["Positions after winning moves:", "必勝手の後の局面:"],
  empty: ["empty", "空"],
  cells: ["Cells to click", "クリックできるマス"],
  sweet: ["a square of chocolate", "チョコレートのマス"],
  bitter: ["a bitter square", "苦いマス"],
  graph: ["A graph to click", "クリックできるグラフ"],
  vertex: ["vertex", "頂点"],
  edge: ["edge", "辺"],
  drawEdges: ["Click two vertices to join or part them, an edge to cut it.", "頂点を二つクリックで辺をつなぐ・外す。辺のクリックで切る。"],
  drawGraph: ["Clicks on two vertices draw an edge", "頂点を二つクリックして辺を描く"],
  newVertex: ["New vertex", "頂点を加える"],
  whereTo: ["Where to?", "どこへ？"],
  whichLine: ["Which line? Click another of its squares.", "縦か横か？ 同じ列のマスをもう一つクリック。"],
  playTitle: ["Play against the perfect player", "完璧な相手と対戦"],
  machineBegins: ["Let the machine begin", "先手を機械に"],
  yourMove: ["Your move", "あなたの手"],
  move: ["Move", "指す"],
  hint: ["Hint", "ヒント"],
  why: ["Why?", "なぜ？"],
  takeBack: ["Take back", "待った"],
  you: ["You", "あなた"],
  machine: ["Machine", "機械"],
  youWin: ["No move is left: you win.", "手がない: あなたの勝ち。"],
  youLose: ["No move is left: you lose.", "手がない: あなたの負け。"],
  noMove: ["This is no legal move.", "その手は指せない。"],
  tooMany: ["There are too many moves to list: take a smaller position.", "手が多すぎて並べられない: 小さい局面にしてください。"],
  tableTitle: ["Values of a game", "ゲームの値の表"],
  upTo: ["Up to", "上限"],
  parts: ["Parts", "成分の数"],
  usual: ["as usual", "標準"],
  outcomes: ["Who wins, not the values", "値でなく勝敗"],
  misereTable: ["Misère: who wins", "逆形の勝敗"],
  zoom: ["Zoom", "拡大"],
  saveSvg: ["Save SVG", "SVG を保存"],
  savePng: ["Save PNG", "PNG を保存"],
  saveCsv: ["Save CSV", "CSV を保存"],
  picture: ["The table as a picture; the same numbers stand below as text", "表の図。同じ数は下に文字である"],
  guessTitle: ["Which game has these values?", "この値のゲームは？"],
  guessLabel: [
    "What your brute force printed: Grundy values of 0, 1, 2, …, rows of a table, WLLW, or lines such as 3 5: W, abba: L, 7: ?",
    "愚直解の出力: 0, 1, 2, … の Grundy 数、表の行、WLLW、または 3 5: W、abba: L、7: ? のような行",
  ],
  guessDo: ["Guess", "推測する"],
  brutes: ["No values yet? Write the moves into one of these", "値がまだないとき: これに手を書く"],
  bundleTitle: ["One file to submit", "提出するファイルを作る"],
  solver: ["Your solver, with `use nim_snippets::…;`", "`use nim_snippets::…;` を使う解答"],
  judge: ["Judge", "ジャッジ"],
  docs: ["Keep the documentation", "説明を残す"],
  bundleDo: ["Bundle", "まとめる"],
  copyBundle: ["Copy the bundle", "結果をコピー"],
  practiseTitle: ["Problems by game", "ゲーム別の問題"],
  practiseLead: [
    "Ticks stay in this browser.",
    "印はこのブラウザに残る。",
  ],
  done: ["solved", "解いた"],
  notebookTitle: ["Notebook", "ノート"],
  notebookLead: [
    "All modules with their hashes, for on-site rounds.",
    "全モジュールとそのハッシュ。オンサイト用。",
  ],
  print: ["Print", "印刷"],
  commandLine: ["On the command line:", "コマンドラインでは:"],
  unknown: ["There is no such page.", "そのページはない。"],
};

let japanese = remembered("language") === "ja";

function t(name) {
  return TEXTS[name][japanese ? 1 : 0];
}

/** One of two texts, in English and Japanese. */
function either(texts) {
  return texts[japanese ? 1 : 0];
}

function remembered(name) {
  try {
    return localStorage.getItem(`nim-snippets.${name}`);
  } catch {
    return null;
  }
}

function remember(name, value) {
  try {
    localStorage.setItem(`nim-snippets.${name}`, value);
  } catch {
    // A browser may forbid it; then it is forgotten.
  }
}
