//! Facts about a game without a known formula.

use crate::solve::rules::Rules;
use crate::solve::table::{End, Row, Table};
use crate::solve::varying::Varying;
use guess::Shape;
use std::collections::BTreeMap;

pub const PARITY: &str = "the parity of the number of turns does not depend on the moves in these \
    positions: make any moves and count them";

pub const READ_ON: &str = "see docs/without-grundy.md for arguments other than formulas";

/// The largest numbers of losing positions in a list, and of sizes in a line.
const LISTED: usize = 20;
const LINE: usize = 40;

/// The largest number of lines of a table by letters.
const LETTER_LINES: usize = 6;

/// The largest number of elements of a set that are listed.
const SET: usize = 12;

/// A line for each direction that was tried.
pub fn directions(table: &Table) -> impl Iterator<Item = String> {
    let reached = table.directions.iter().filter(|direction| !direction.extent.is_empty());
    let lines = reached.map(|direction| {
        let why = match &direction.end {
            End::Time if !table.is_over => ", until the time was over",
            End::Time | End::Count | End::All => "",
            End::Failed(why) => &format!("; then {why}"),
        };
        let (shown, count) = (direction.shown, direction.count);
        let part = if shown < count { format!(": {shown} of {count}") } else { String::new() };
        format!("{}{part}{why}", direction.reach)
    });
    let missed = !table.is_over || table.directions.iter().any(|it| it.extent.is_empty());
    let mut more = Vec::new();
    if table.is_sum {
        more.push("a move in a list is a move in one of its heaps (checked), so values are combined by xor".to_owned());
    } else if table.is_alike {
        let parts = if let Shape::Named(_) = table.shape { "children" } else { "heaps" };
        more.push(format!(
            "the order of the {parts} does not matter (checked), so only one order was tried"
        ));
    }
    if let Some(mark) = table.marks {
        more.push(format!(
            "not tried: numbers above {}, since those from {mark} on are marks in your rules",
            mark / 2
        ));
    }
    if let (Shape::Strings(..), None) = (&table.shape, &table.letter) {
        more.push(format!("not tried: letters other than `{}`", table.letters()));
    }
    let shapes = if missed { "some shapes, and " } else { "" };
    more.push(format!("not tried: {shapes}all that is larger"));
    lines.chain(more)
}

/// The losing positions, what is known besides them, and the next step, in a few lines; `doubts`
/// tells why no function was found.
pub fn report(table: &Table, rules: &Rules, doubts: &str, next: &str) -> String {
    let rows = &table.rows;
    let losing: Vec<&Row> = rows.iter().filter(|row| row.outcome == 'L').collect();
    let key = |row: &&Row| if row.key.is_empty() { "(empty)".into() } else { row.key.clone() };
    let listed = if let Shape::Named(_) = table.shape { LISTED / 4 } else { LISTED };
    let shown: Vec<String> = losing.iter().take(listed).map(key).collect();
    let dots = if losing.len() > listed { ", …" } else { "" };
    let shown = if shown.is_empty() { "none".to_owned() } else { shown.join(", ") };
    let mut text = format!(
        "losing ({} of the {} smallest positions): {shown}{dots}\n",
        losing.len(),
        rows.len()
    );
    if let Shape::Number = table.shape {
        text += &line(table);
    }
    text += &by_letters(table).unwrap_or_default();
    if let Some((one, other)) = table.undecided.first() {
        text += &format!(
            "the counts do not decide the winner: [{one}] and [{other}] have the same counts but different winners: add a count\n"
        );
    }
    if table.is_sum {
        text += &sums(table);
    } else if table.shape == Shape::List
        && table.has_values
        && !table.has_end
        && table.varying.is_empty()
        && let Some(row) = table.no_sum()
    {
        text += &format!("not a sum of heaps: the value of `{}` is not their xor\n", row.key);
    }
    text += doubts;
    if table.has_parity {
        text += &format!("{PARITY}\n");
    }
    text += &promise(table, rules);
    let tried = table.directions.iter().filter(|direction| !direction.extent.is_empty());
    let tried: Vec<&str> = tried.map(|direction| &*direction.reach).collect();
    text += &format!("tried: {}\n", tried.join("; "));
    text + next
}

/// Whether the function is right for one letter more.
pub fn letters(table: &Table, wrong: Option<&str>) -> Option<String> {
    let (letter, letters) = (table.letter.as_ref()?, table.letters());
    Some(match wrong {
        Some(string) => format!("only for the letters `{letters}`: it is wrong for `{string}`"),
        None => format!("holds also for {}", letter.reach),
    })
}

/// The share of possible inputs, and the constants that vary.
pub fn promise(table: &Table, rules: &Rules) -> String {
    let (inputs, all) = table.inputs;
    let mut text = String::new();
    if inputs < all {
        let share = 100.0 * inputs as f64 / all.max(1) as f64;
        text += &format!("`is_input` leaves {inputs} of {all} positions ({share:.1} %)\n");
    }
    let of = |it: &Varying| format!("{} from {} to {}", it.name, it.range.start(), it.range.end());
    let varying: Vec<String> = rules.varying.iter().map(of).collect();
    if !varying.is_empty() {
        text += &format!("for all values of {}\n", varying.join(" and "));
    }
    text
}

/// The outcomes of strings by the numbers of their two letters, if the order does not matter.
fn by_letters(table: &Table) -> Option<String> {
    let letters: Vec<char> = match table.shape {
        Shape::Strings(..) => table.letters().chars().collect(),
        _ => return None,
    };
    let [first, second] = letters[..] else { return None };
    // The outcome of as many of the first letter, by the number of the second.
    let mut lines: BTreeMap<usize, BTreeMap<usize, char>> = BTreeMap::new();
    for row in &table.rows {
        let count = |letter| row.key.matches(letter).count();
        let line = lines.entry(count(second)).or_default();
        if *line.entry(count(first)).or_insert(row.outcome) != row.outcome {
            return None;
        }
    }
    let mut text = format!(
        "the order of the letters does not matter in these positions; the outcomes with 0, 1, … \
         times `{first}`:\n"
    );
    for (count, line) in lines.iter().take(LETTER_LINES) {
        let outcomes: String = line.values().collect();
        text += &format!("  {count} times `{second}`: {outcomes}\n");
    }
    Some(text)
}

/// The values of single heaps, whose xor is the value of a list.
fn sums(table: &Table) -> String {
    let mut single = table.rows.iter().filter(|row| row.numbers.len() == 1).peekable();
    let first = single.peek().map_or(0, |row| row.numbers[0]);
    let values = single.take(LINE).map(|row| row.value.to_string());
    let values = values.collect::<Vec<_>>().join(" ");
    let set = table.set.iter().map(|set| {
        let all: Vec<&str> = set.split(", ").collect();
        let (shown, dots) = if all.len() > SET { (&all[..SET], ", …") } else { (&all[..], "") };
        format!("takes of {}{dots}: a set of your own\n", shown.join(", "))
    });
    let set: String = set.collect();
    format!("{set}a sum of heaps, whose values from {first} on are: {values}\n")
}

fn line(table: &Table) -> String {
    let first = table.rows.first().map_or(0, |row| row.numbers[0]);
    let rows = || table.rows.iter().take(LINE);
    let outcomes: String = rows().map(|row| row.outcome).collect();
    let mut text = format!("outcomes from {first} on: {outcomes}\n");
    if table.has_values {
        let values = rows().map(|row| row.value.to_string()).collect::<Vec<_>>().join(" ");
        text += &format!("values from {first} on: {values}\n");
    }
    text
}
