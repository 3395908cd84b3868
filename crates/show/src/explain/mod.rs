//! A position, explained as an article would: the picture, who wins and why, and a winning move.

mod picture;

use crate::explain::picture::{is_every_sum_a_multiple, parts, picture};
use crate::games::{Lost, Move, Picture, Play, Shape};
use crate::question::{Question, usage};
use crate::quiet::answer;
use crate::rule::join;
use bundler::diagnostic::{Problem, Result};
use bundler::modules::{self, Module};

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
    let play = play(question, options.misere)?;
    let position = position(question)?;
    let wins = answer(|| (play.wins)(&question.rule, &position))?;
    let before = answer(|| picture(question, &position, &[]))?;
    let reason = answer(|| reason(question, &play, &position, options.misere))?;
    print(&format!("{}\n{before}\n{}\n", title(question, modules), reason.sentence))?;
    let count = print_moves(question, &play, &position, options.all, print)?;
    if wins && count == 0 {
        print("No move is left, and in misère play that wins.\n")?;
    }
    Ok(())
}

fn title(question: &Question, modules: &[Module]) -> String {
    let Question { game, rule, .. } = question;
    let module = modules::find(modules, game.module);
    let mut text = format!("{}\n", module.map_or("", |module| module.title()));
    if !rule.0.is_empty() || !game.variant.is_empty() {
        text += &format!("{}{}\n", game.name(), rule.words());
    }
    text
}

/// Prints the first winning move with the picture after it, or all. Tells how many.
fn print_moves(
    question: &Question,
    play: &Play,
    position: &[u64],
    all: bool,
    print: &mut dyn FnMut(&str) -> Result<()>,
) -> Result<u64> {
    let mut printed = Ok(());
    let mut count = 0_u64;
    let mut each = |found: Move| {
        count += 1;
        let says = says(question, &found, position);
        printed = if all {
            print(&format!("winning move: {says}\n"))
        } else {
            let changed = changed(&found, position);
            let after = found.after(position).map(|after| picture(question, &after, &changed));
            let after = after.map_or(String::new(), |after| format!("\n{after}"));
            print(&format!("A winning move: {says}\n{after}"))
        };
        all && printed.is_ok()
    };
    answer(|| (play.moves)(&question.rule, position, &mut each))?;
    printed.map(|()| count)
}

fn play(question: &Question, misere: bool) -> Result<Play> {
    let game = &question.game;
    game.play_of(misere).ok_or_else(|| {
        Problem::new(if misere {
            format!("`{}` has no theory of misère play", game.name())
        } else {
            format!("`{}` only has values: ask for a `table`", game.name())
        })
    })
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

/// Why the player to move wins or loses.
pub struct Reason {
    pub sentence: String,
    /// Does the player to move lose, by what the sentence says?
    pub lost: bool,
}

/// What the rules of the game say of a position, whatever its module answers.
pub fn reason(question: &Question, play: &Play, position: &[u64], misere: bool) -> Reason {
    let values = question.game.values.map(|values| values(&question.rule, position));
    let values = values.unwrap_or_else(|| position.to_vec());
    match play.lost {
        Lost::Picture => seen(question, position, &values),
        Lost::MisereNim => {
            let xor = values.iter().fold(0, |xor, value| xor ^ value);
            let words =
                "the xor of the values is 0 and one of them above 1, or it is 1 and none is";
            let lost = xor == u64::from(values.iter().all(|&value| value <= 1));
            theorem(words, lost, misere)
        }
        Lost::Words(words, holds) => theorem(words, holds(&question.rule, position), misere),
    }
}

fn theorem(words: &str, lost: bool, misere: bool) -> Reason {
    let whoever = if misere { "In misère play whoever" } else { "Whoever" };
    let here = if lost { "as here" } else { "which is not so here" };
    let sentence = format!("{}. {whoever} is to move loses iff {words}, {here}.", who(lost));
    Reason { sentence, lost }
}

/// The reason that can be seen in the picture.
fn seen(question: &Question, position: &[u64], values: &[u64]) -> Reason {
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    let zero = if xor == 0 { "0".to_owned() } else { format!("{xor}, not 0") };
    let (lost, why) = match question.game.picture {
        Picture::Digits(Some(name)) => {
            let group = u128::from(question.rule.number(name)) + 1;
            let lost = is_every_sum_a_multiple(position, group);
            let every = if lost { "every" } else { "not every" };
            (lost, format!("{every} digit sum is a multiple of {name} + 1 = {group}"))
        }
        Picture::Parts => match parts(question, position[0]).last() {
            Some(part) if *part <= position[1] => {
                (false, format!("the smallest part {part} may be taken"))
            }
            Some(part) => (true, format!("even the smallest part {part} is too much to take")),
            None => (true, "nothing is left".to_owned()),
        },
        Picture::Digits(None) => (xor == 0, format!("the xor of the heaps is {zero}")),
        Picture::Residues(_) => (xor == 0, format!("the xor of the residues is {zero}")),
        Picture::Quotients(..) => (xor == 0, format!("the xor of the quotients is {zero}")),
        Picture::Stairs => (xor == 0, format!("the xor of the stairs that count is {zero}")),
        _ if values.len() == 1 => (xor == 0, format!("the value is {zero}")),
        _ => (xor == 0, format!("the xor of the values is {zero}")),
    };
    Reason { sentence: format!("{}: {why}.", who(lost)), lost }
}

fn who(lost: bool) -> &'static str {
    if lost {
        "The player to move loses (a P-position)"
    } else {
        "The player to move wins (an N-position)"
    }
}
