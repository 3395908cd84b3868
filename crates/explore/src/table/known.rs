//! The results of long runs, from docs/tables.

use games::entry::said;

/// The octal codes of three digits, and the largest heap of this run.
const OCTAL: &str = include_str!("../../../../docs/tables/octal.tsv");
const LARGEST: usize = 100_000;

/// What the run has shown about an octal code.
pub fn octal(code: &str, japanese: bool) -> Option<String> {
    let plain = |code: &str| code.trim_end_matches('0').to_owned();
    let mut rows = OCTAL.lines().map(|row| row.split('\t').collect::<Vec<_>>());
    let row = rows.find(|row| plain(row[0]) == plain(code))?;
    let [_, start, length, _, _, _, losing, last, _] = row[..] else { return None };
    let last = match losing {
        "0" => String::new(),
        _ => said!(japanese, ", the last is {last}", "。最大は {last}"),
    };
    Some(match length {
        "-" => said!(
            japanese,
            "none up to {LARGEST}, where {losing} heaps lose{last}",
            "{LARGEST} までにもない。そこで負ける山は {losing} 個{last}"
        ),
        _ => said!(
            japanese,
            "a run up to {LARGEST} proved the period {length} from {start} on",
            "{LARGEST} までの計算で、{start} から周期 {length} と証明された"
        ),
    })
}
