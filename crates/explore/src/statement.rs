//! Finds the sentences of a statement that may give the rules.

/// The sentences of a query, except the ones about input and output.
pub fn sentences(query: &str) -> Vec<&str> {
    let mut rules = true;
    let mut sentences = Vec::new();
    for line in query.lines() {
        let title = line.trim().trim_matches(['#', ':', '：', '*', '【', '】', ' ']).to_lowercase();
        let is_title = title.chars().count() < 25 && !line.trim_end().ends_with(['.', '。']);
        if is_title && query.lines().count() > 2 {
            rules = !begins(&title, BESIDE) && (rules || begins(&title, RULES));
        }
        if rules {
            sentences.extend(split(line).filter(|sentence| !is_format(sentence)));
        }
    }
    if sentences.is_empty() { query.lines().flat_map(split).collect() } else { sentences }
}

/// The sentences of a line. A mark inside a formula (`1..n`, `0.5`, `n!/2`) is not an end.
fn split(line: &str) -> impl Iterator<Item = &str> {
    let is_end = |&(at, mark): &(usize, &str)| {
        let next = line[at + mark.len()..].chars().next();
        let is_inside = |c: char| c.is_alphanumeric() || ".(/)".contains(c);
        mark.len() > 1 || !next.is_some_and(is_inside)
    };
    let marks = line.match_indices(['.', '!', '?', ';', '。', '！', '？', '；']).filter(is_end);
    let ends = marks.map(|(at, mark)| at + mark.len()).chain([line.len()]);
    let mut start = 0;
    let sentence = move |end| line[std::mem::replace(&mut start, end)..end].trim();
    ends.map(sentence).filter(|sentence| !sentence.is_empty())
}

/// Returns whether a sentence is about the input, the output or their sizes.
fn is_format(sentence: &str) -> bool {
    let sentence = sentence.to_lowercase();
    let bounds = sentence.starts_with(|c: char| c.is_ascii_digit()) && sentence.contains('≤');
    bounds || sentence.contains("出力") || begins(&sentence, FORMAT)
}

/// Returns whether a text begins with one of these words, which are separated by bars.
fn begins(text: &str, words: &str) -> bool {
    words.split('|').any(|word| text.starts_with(word))
}

const FORMAT: &str = "print |output|input|read |for each|for every test|report |there are t |\
    the first line|each line|constraints|入力|制約";

/// The titles of sections without rules, and of sections with rules.
const BESIDE: &str = "input|output|constraint|sample|example|note|hint|limit|time limit|\
    memory limit|入力|出力|制約|サンプル|输入|输出|样例|数据范围";
const RULES: &str = "problem|statement|description|task|rules|問題|题目|ルール|ストーリー";
