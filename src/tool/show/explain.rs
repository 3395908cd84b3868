//! A position, explained as an article would: the picture, who wins and why, and a winning move.

use crate::tool::catalogue::{self, Module};
use crate::tool::diagnostic::{Problem, Result};
use crate::tool::show::games::{Move, Picture, Play, Shape};
use crate::tool::show::rule::join;
use crate::tool::show::{Question, answer, usage};

/// What to show.
pub struct Options {
    /// All winning moves, not just one.
    pub all: bool,
    pub misere: bool,
}

/// Explains a position; the text is printed in pieces, as there may be 10^18 moves.
pub fn explain(
    question: &Question,
    options: &Options,
    modules: &[Module],
    print: &mut dyn FnMut(&str) -> Result<()>,
) -> Result<()> {
    let play = play(question, options)?;
    let position = position(question)?;
    let module = catalogue::find(modules, question.game.module);
    let title = module.map_or("", |module| module.title());
    let wins = answer(|| (play.wins)(&question.rule, &position))?;
    let before = answer(|| picture(question, &position, None))?;
    let mut text = format!("{title}\n");
    if !question.rule.0.is_empty() || !question.game.variant.is_empty() {
        text += &format!("{}{}\n", question.game.name(), question.rule.words());
    }
    let reason = answer(|| reason(question, &play, &position, wins, options.misere))?;
    text += &format!("\n{before}\n{reason}\n");
    print(&text)?;
    let mut failed = Ok(());
    let mut count = 0_u64;
    let mut each = |found: Move| {
        count += 1;
        let says = says(question, &found, &position);
        failed = match options.all {
            true => print(&format!("winning move: {says}\n")),
            false => {
                let after = found.after(&position).map(|after| (after, changed(&found, &position)));
                let table = after.map(|(after, was)| picture(question, &after, Some(&was)));
                let table = table.map_or(String::new(), |table| format!("\n{table}"));
                print(&format!("A winning move: {says}\n{table}"))
            }
        };
        options.all && failed.is_ok()
    };
    answer(|| (play.moves)(&question.rule, &position, &mut each))?;
    failed?;
    if wins && count == 0 {
        print("The game is over: the opponent made the last move, and it lost.\n")?;
    }
    Ok(())
}

fn play(question: &Question, options: &Options) -> Result<Play> {
    let game = &question.game;
    match (options.misere, game.play, game.misere) {
        (false, Some(play), _) | (true, _, Some(play)) => Ok(play),
        (false, None, _) => {
            Err(Problem::new(format!("`{}` only has values: ask for a `table`", game.name())))
        }
        (true, _, None) => {
            Err(Problem::new(format!("`{}` has no theory of misère play", game.name())))
        }
    }
}

/// The numbers, if they are as many as a position has.
fn position(question: &Question) -> Result<Vec<u64>> {
    let mut numbers = question.numbers.clone();
    let wanted = match question.game.shape {
        Shape::Exactly(names) if names.len() != numbers.len() => {
            Some(format!("a position is {}", names.join(" ")))
        }
        Shape::Pairs(parts) if numbers.len() % 2 == 1 => {
            Some(format!("{parts} are given as pairs of numbers"))
        }
        Shape::Limited if numbers.len() == 1 => {
            numbers.push(numbers[0].saturating_sub(1));
            None
        }
        Shape::Limited if numbers.len() != 2 => {
            Some("a position is a heap and how many may be taken from it".to_owned())
        }
        _ => None,
    };
    match wanted {
        Some(wanted) => Err(Problem::new(wanted).help(usage(&question.game))),
        None => Ok(numbers),
    }
}

/// Which numbers a move changes, and from what.
fn changed(found: &Move, position: &[u64]) -> Vec<(usize, u64)> {
    match found {
        Move::Set(changes) => changes.iter().map(|&(i, _)| (i, position[i])).collect(),
        _ => Vec::new(),
    }
}

fn says(question: &Question, found: &Move, position: &[u64]) -> String {
    let name = |i: usize| match question.game.shape {
        Shape::Sum(parts) | Shape::Row(parts) => format!("{parts}[{i}]"),
        Shape::Pairs(parts) => format!("{parts}[{}].{}", i / 2, i % 2),
        Shape::Exactly(names) => names[i].to_owned(),
        Shape::Limited => "heap".to_owned(),
    };
    match found {
        Move::Set(changes) => {
            let change =
                |&(i, left): &(usize, u64)| format!("{}: {} -> {left}", name(i), position[i]);
            changes.iter().map(change).collect::<Vec<_>>().join(", ")
        }
        Move::Split(i, parts) if parts.is_empty() => format!("{}: {} -> 0", name(*i), position[*i]),
        Move::Split(i, parts) => {
            format!("{}: {} -> {}", name(*i), position[*i], join(parts, " + "))
        }
        Move::Become(text, after) if text.is_empty() => {
            format!("{} -> {}", join(position, " "), join(after, " "))
        }
        Move::Become(text, _) | Move::Say(text) => text.clone(),
    }
}

/// One number of a position.
struct Row {
    number: String,
    /// How it becomes what is written in binary.
    note: String,
    digits: Option<u64>,
    was: Option<u64>,
}

/// The position in the form that shows who wins; with the numbers that a move has changed.
fn picture(question: &Question, position: &[u64], was: Option<&[(usize, u64)]>) -> String {
    let rule = &question.rule;
    let before = |i: usize| was?.iter().find(|(j, _)| *j == i).map(|(_, old)| *old);
    let row = |(i, &n): (usize, &u64), note: String, digits: Option<u64>| Row {
        number: n.to_string(),
        note,
        digits,
        was: before(i),
    };
    let values = || question.game.values.map(|values| values(rule, position)).unwrap_or_default();
    let noted = |note: &dyn Fn(u64, u64) -> String| -> Vec<Row> {
        let pairs = position.iter().enumerate().zip(values());
        pairs.map(|((i, n), value)| row((i, n), note(*n, value), Some(value))).collect()
    };
    match question.game.picture {
        Picture::Digits(group) => {
            let rows = position.iter().enumerate();
            let rows = rows.map(|(i, n)| row((i, n), String::new(), Some(*n))).collect();
            binary(rows, group.map(|name| u128::from(rule.number(name)) + 1))
        }
        Picture::Residues(max) => {
            let modulus = u128::from(rule.number(max)) + 1;
            binary(noted(&|_, value| format!("mod {modulus} = {value}")), None)
        }
        Picture::Quotients(min, max) => {
            let (min, max) = (rule.number(min), rule.number(max));
            let modulus = u128::from(min) + u128::from(max);
            let note = |n, value| {
                format!("mod {modulus} = {}, divided by {min} = {value}", u128::from(n) % modulus)
            };
            binary(noted(&note), None)
        }
        Picture::Stairs => {
            let stair = |(i, n): (usize, &u64)| match i % 2 {
                0 => row((i, n), format!("on stair {i}"), Some(*n)),
                _ => row((i, n), format!("on stair {i}, does not count"), None),
            };
            binary(position.iter().enumerate().map(stair).collect(), None)
        }
        Picture::Values => {
            let values = values();
            if values.len() == position.len() {
                binary(noted(&|_, value| format!("has the value {value}")), None)
            } else {
                let name = |(i, value): (usize, &u64)| Row {
                    number: format!("part {i}"),
                    note: format!("has the value {value}"),
                    digits: Some(*value),
                    was: None,
                };
                let numbers = join(position, " ");
                format!(
                    "{numbers}\n\n{}",
                    binary(values.iter().enumerate().map(name).collect(), None)
                )
            }
        }
        Picture::Parts => {
            let parts = parts(question, position[0]);
            let sum = if parts.is_empty() { "0".to_owned() } else { join(&parts, " + ") };
            format!("{} = {sum}, at most {} may be taken\n", position[0], position[1])
        }
        Picture::Plain => format!("{}\n", join(position, " ")),
    }
}

/// The parts of a heap: without a limit the smallest is the smallest taking that wins.
fn parts(question: &Question, heap: u64) -> Vec<u64> {
    let moves = question.game.play.expect("normal play").moves;
    let without_last = |&heap: &u64| {
        let mut rest = None;
        moves(&question.rule, &[heap, heap], &mut |found| {
            rest = found.after(&[heap, heap]).map(|after| after[0]);
            false
        });
        rest
    };
    let rests: Vec<u64> = std::iter::successors(Some(heap), without_last).collect();
    rests.windows(2).map(|pair| pair[0] - pair[1]).rev().collect()
}

/// Numbers in binary under each other, and below them the xor, or the digit sums modulo `group`.
fn binary(rows: Vec<Row>, group: Option<u128>) -> String {
    let all = || rows.iter().filter_map(|row| row.digits);
    // As wide as before the move, where the numbers themselves are shown.
    let shown = rows.iter().filter(|row| row.digits.is_some_and(|n| n.to_string() == row.number));
    let widest = all().chain(shown.filter_map(|row| row.was)).max().unwrap_or(0);
    let width = (64 - widest.leading_zeros()).max(1);
    let sums: Vec<u64> = (0..width).rev().map(|bit| all().map(|n| n >> bit & 1).sum()).collect();
    let modulus = group.unwrap_or(2);
    let residues: Vec<u128> = sums.iter().map(|&sum| u128::from(sum) % modulus).collect();
    let cell = sums.iter().map(|sum| sum.to_string().len()).max().unwrap_or(1);
    let number = rows.iter().map(|row| row.number.chars().count()).max().unwrap_or(0);
    let note = rows.iter().map(|row| row.note.chars().count()).max().unwrap_or(0);
    let gap = if note == 0 { 0 } else { note + 2 };
    let line = |digits: &[String]| {
        digits.iter().map(|digit| format!("{digit:>cell$}")).collect::<Vec<_>>().join(" ")
    };
    let mut text = String::new();
    for row in &rows {
        let bit = |n: u64, bit: u32| (n >> bit & 1).to_string();
        let digits =
            row.digits.map(|n| line(&(0..width).rev().map(|i| bit(n, i)).collect::<Vec<_>>()));
        let was = row.was.map_or(String::new(), |was| format!("  <- was {was}"));
        let digits = digits.unwrap_or_default();
        let line = format!("{:>number$}  {:<gap$}{digits}{was}", row.number, row.note);
        text += &format!("{}\n", line.trim_end());
    }
    let margin = " ".repeat(number + 2 + gap);
    let length = width as usize * (cell + 1) - 1;
    text += &format!("{margin}{}\n", "-".repeat(length));
    let show = |digits: &[u128]| line(&digits.iter().map(u128::to_string).collect::<Vec<_>>());
    match group {
        None => {
            let xor = all().fold(0, |xor, n| xor ^ n);
            text += &format!("{margin}{}  xor = {xor}\n", show(&residues));
        }
        Some(_) => {
            let sums: Vec<u128> = sums.iter().map(|&sum| u128::from(sum)).collect();
            if sums != residues {
                text += &format!("{margin}{}  digit sums\n", show(&sums));
            }
            text += &format!("{margin}{}  mod {modulus}\n", show(&residues));
        }
    }
    text
}

/// The outcome and its reason in one sentence.
fn reason(question: &Question, play: &Play, position: &[u64], wins: bool, misere: bool) -> String {
    let who = match wins {
        true => "The player to move wins (an N-position)",
        false => "The player to move loses (a P-position)",
    };
    let values = || question.game.values.map(|values| values(&question.rule, position));
    let why = match question.game.picture {
        _ if !play.lost.is_empty() => {
            let whoever = if misere { "In misère play whoever" } else { "Whoever" };
            let here = if wins { "which is not so here" } else { "as here" };
            return format!("{who}. {whoever} is to move loses iff {}, {here}.", play.lost);
        }
        Picture::Digits(Some(name)) => {
            let group = u128::from(question.rule.number(name)) + 1;
            let every = if wins { "not every" } else { "every" };
            format!("{every} digit sum is a multiple of {name} + 1 = {group}")
        }
        Picture::Parts => {
            let smallest = parts(question, position[0]).last().copied();
            match (smallest, wins) {
                (Some(part), true) => format!("the smallest part {part} may be taken"),
                (Some(part), false) => format!("even the smallest part {part} is too much to take"),
                (None, _) => "nothing is left".to_owned(),
            }
        }
        _ => {
            let values = values().unwrap_or_else(|| position.to_vec());
            let xor = values.iter().fold(0, |xor, value| xor ^ value);
            let of = match question.game.picture {
                Picture::Digits(_) => "heaps",
                Picture::Residues(_) => "residues",
                Picture::Quotients(..) => "quotients",
                Picture::Stairs => "stairs that count",
                _ if values.len() == 1 => {
                    return who_and(who, &format!("the value is {}", not_zero(xor)));
                }
                _ => "values",
            };
            format!("the xor of the {of} is {}", not_zero(xor))
        }
    };
    who_and(who, &why)
}

fn who_and(who: &str, why: &str) -> String {
    format!("{who}: {why}.")
}

fn not_zero(xor: u64) -> String {
    if xor == 0 { "0".to_owned() } else { format!("{xor}, not 0") }
}
