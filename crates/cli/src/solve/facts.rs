//! Facts about a game without a known formula.

use crate::solve::own;
use crate::solve::rules::Rules;
use crate::solve::table::{End, Row, Table};
use guess::Shape;
use std::collections::BTreeMap;

pub const PARITY: &str = "the parity of the number of turns does not depend on the moves in these \
    positions: make any moves and count them";

pub const READ_ON: &str = "see docs/without-grundy.md for arguments other than formulas";

/// The largest numbers of losing positions in a list, of sizes in a line, and of rows in a square.
const LISTED: usize = 20;
const LINE: usize = 40;
const SQUARE: u64 = 16;

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
    if let Shape::Strings(..) = table.shape {
        more.push(format!("not tried: letters other than `{}`", table.letters()));
    }
    let shapes = if missed { "some shapes, and " } else { "" };
    more.push(format!("not tried: {shapes}all that is larger"));
    lines.chain(more)
}

/// What was tried and what is known; `doubts` tells why no function was found.
pub fn report(table: &Table, rules: &Rules, doubts: &str) -> String {
    let rows = &table.rows;
    let losing: Vec<&Row> = rows.iter().filter(|row| row.outcome == 'L').collect();
    let mut text = "tried:\n".to_owned();
    text += &directions(table).map(|line| format!("    {line}\n")).collect::<String>();
    text += doubts;
    text +=
        &format!("{} smallest positions: the player to move loses {}\n", rows.len(), losing.len());
    if let Some((one, other)) = table.undecided.first() {
        text += &format!(
            "the counts do not decide the winner: [{one}] and [{other}] have the same counts but different winners\n"
        );
        return text + &by_size(table) + &own::code(table, rules);
    }
    if table.has_parity {
        text += &format!("{PARITY}\n");
    }
    for (family, is_in) in FAMILIES {
        // Numbers with names cannot mirror one another.
        let members = rows.iter().filter(|row| is_in(&row.numbers));
        let members: Vec<&Row> =
            members.filter(|_| !matches!(table.shape, Shape::Named(_))).collect();
        let one = members.first().map(|row| row.outcome);
        let Some(winner) = one.filter(|one| members.iter().all(|row| row.outcome == *one)) else {
            continue;
        };
        if members.len() > 4 && members.len() < rows.len() {
            text += &match winner {
                'L' => {
                    format!(
                        "{family} all lose up to there: can the second player mirror each move?\n"
                    )
                }
                'W' => {
                    format!(
                        "{family} all win up to there: can the first move leave two mirror images?\n"
                    )
                }
                _ => format!("{family} are all drawn up to there\n"),
            };
        }
    }
    if table.is_sum {
        text += &sums(table);
    } else if table.shape == Shape::List
        && table.has_values
        && !table.has_end
        && let Some(row) = table.no_sum()
    {
        text += &format!("not a sum of heaps: the value of `{}` is not their xor\n", row.key);
    }
    let key = |row: &&Row| if row.key.is_empty() { "(empty)".into() } else { row.key.clone() };
    let listed = if let Shape::Named(_) = table.shape { LISTED / 4 } else { LISTED };
    let shown: Vec<String> = losing.iter().take(listed).map(key).collect();
    let dots = if losing.len() > listed { ", ..." } else { "" };
    let shown = if shown.is_empty() { "none".to_owned() } else { shown.join(", ") };
    text += &format!("losing: {shown}{dots}\n");
    text += &match table.shape {
        Shape::Number => line(table),
        Shape::Tuple(2) => square(table),
        _ => by_size(table),
    };
    text + &own::code(table, rules)
}

type Family = (&'static str, fn(&[u64]) -> bool);

/// Families of positions that may be their own mirror image.
const FAMILIES: [Family; 3] = [
    ("positions of two equal halves", |p| {
        !p.is_empty() && p.len().is_multiple_of(2) && p[..p.len() / 2] == p[p.len() / 2..]
    }),
    ("palindromes of even length", |p| {
        p.len() > 3 && p.len().is_multiple_of(2) && p.iter().eq(p.iter().rev())
    }),
    ("palindromes of odd length", |p| {
        p.len() > 2 && p.len() % 2 == 1 && p.iter().eq(p.iter().rev())
    }),
];

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

/// A row for each first number, with the value or the outcome for each second number.
fn square(table: &Table) -> String {
    let near = table.rows.iter().filter(|row| row.numbers.iter().all(|&n| n < SQUARE));
    let mut cells: Vec<(&[u64], String)> = near
        .map(|row| {
            let value = || row.value.to_string();
            let cell = if table.has_values { value() } else { row.outcome.to_string() };
            (&row.numbers[..], cell)
        })
        .collect();
    cells.sort();
    let what = if table.has_values { "values" } else { "outcomes" };
    let mut text = format!("{what}, a row for each first number:\n");
    for row in cells.chunk_by(|a, b| a.0[0] == b.0[0]) {
        let row: Vec<String> = row.iter().map(|(_, cell)| format!("{cell:>2}")).collect();
        text += &format!("{}\n", row.join(" "));
    }
    text
}

/// The number of losing positions for each length or first number.
fn by_size(table: &Table) -> String {
    let mut counts: BTreeMap<u64, [usize; 2]> = BTreeMap::new();
    let (what, size): (&str, fn(&Row) -> u64) = match &table.shape {
        Shape::Named(names) => (&names[0], |row| row.numbers[0]),
        _ => ("length", |row| row.numbers.len() as u64),
    };
    for row in &table.rows {
        let count = counts.entry(size(row)).or_default();
        *count = [count[0] + 1, count[1] + usize::from(row.outcome == 'L')];
    }
    let line =
        |(n, [all, losing]): (&u64, &[usize; 2])| format!("{what} {n}: {losing} of {all} lose\n");
    if counts.len() == 1 { String::new() } else { counts.iter().map(line).collect() }
}
