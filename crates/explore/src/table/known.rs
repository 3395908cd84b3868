//! The results of long runs, from docs/tables.

use games::entry::said;

/// The octal codes of three digits.
const OCTAL: &str = include_str!("../../../../docs/tables/octal.tsv");

/// The result of the run for an octal code.
pub fn octal(code: &str, japanese: bool) -> Option<String> {
    let plain = |code: &str| code.trim_end_matches('0').to_owned();
    let mut rows = OCTAL.lines().skip(1).map(|row| row.split('\t').collect::<Vec<_>>());
    // Nobody can move in the first game, so the last losing heap is the largest one of the run.
    let largest = rows.clone().next()?[7].to_owned();
    let row = rows.find(|row| plain(row[0]) == plain(code))?;
    let [_, start, length, _, _, _, losing, last, _] = row[..] else { return None };
    let last = match losing {
        "0" => String::new(),
        _ => said!(japanese, ", the last is {last}", "。最大は {last}"),
    };
    Some(match length {
        "-" => said!(
            japanese,
            "none up to {largest}, where {losing} heaps lose{last}",
            "{largest} までにもない。そこで負ける山は {losing} 個{last}"
        ),
        _ => {
            let last = start.parse::<usize>().ok()?.checked_sub(1)?;
            said!(
                japanese,
                "a table up to {largest} proves period {length}, last exception {last}",
                "{largest} までの表が周期 {length}、最後の例外は {last} と証明する"
            )
        }
    })
}
