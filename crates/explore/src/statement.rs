//! The part of a statement that tells the rules.

/// The sentences of a query but for what statements say of input and output.
pub fn sentences(query: &str) -> Vec<&str> {
    let mut rules = true;
    let mut sentences = Vec::new();
    for line in query.lines() {
        let title = line.trim().trim_matches(['#', ':', '：', '*', '【', '】', ' ']).to_lowercase();
        let titled = |titles: &[&str]| titles.iter().any(|begin| title.starts_with(begin));
        if title.chars().count() < 25 && !line.trim_end().ends_with(['.', '。']) {
            let beside = titled(BESIDE) && query.lines().count() > 2;
            rules = if beside { false } else { rules || titled(RULES) };
        }
        if rules {
            let told = split(line).filter(|sentence| !sentence.trim().is_empty());
            sentences.extend(told.filter(|sentence| !is_format(sentence)));
        }
    }
    sentences
}

/// The sentences of a line. A mark inside a formula (`1..n`, `0.5`, `n!/2`) ends none.
fn split(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(line);
    std::iter::from_fn(move || {
        let text = rest?;
        let ends = |&(at, mark): &(usize, char)| {
            let next = text[at + mark.len_utf8()..].chars().next();
            let is_latin = ".!?;".contains(mark)
                && next.is_none_or(|c| !c.is_alphanumeric() && !".(/)".contains(c));
            is_latin || "。！？；".contains(mark)
        };
        let end = text.char_indices().find(ends);
        rest = end.map(|(at, mark)| &text[at + mark.len_utf8()..]);
        Some(end.map_or(text, |(at, _)| &text[..at]))
    })
}

/// Does it say what is read and printed, or how large that is?
fn is_format(sentence: &str) -> bool {
    let sentence = sentence.trim().to_lowercase();
    let bounds = sentence.starts_with(|c: char| c.is_ascii_digit()) && sentence.contains('≤');
    bounds || sentence.contains("出力") || FORMAT.iter().any(|word| sentence.starts_with(word))
}

/// Sentences begin like this.
const FORMAT: &[&str] = &[
    "print ",
    "output",
    "input",
    "read ",
    "for each",
    "for every test",
    "report ",
    "there are t ",
    "the first line",
    "each line",
    "constraints",
    "入力",
    "制約",
];

/// Titles of parts of a statement that do not tell the rules, and of those that do.
const BESIDE: &[&str] = &[
    "input",
    "output",
    "constraint",
    "sample",
    "example",
    "note",
    "hint",
    "limit",
    "入力",
    "出力",
    "制約",
    "输入",
    "输出",
    "样例",
    "数据范围",
    "サンプル",
    "time limit",
    "memory limit",
];
const RULES: &[&str] = &[
    "problem",
    "statement",
    "description",
    "task",
    "問題",
    "题目",
    "ストーリー",
    "rules",
    "ルール",
];
