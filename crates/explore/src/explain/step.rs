//! A move in words.

use crate::explain::Shown;
use crate::parameters::join;
use games::entry::{Move, Part, Parts, Shape, Told, coin_moved, token_moved, told};

/// The numbers that a move changes, with their old values.
pub fn changed(step: &Move, position: &[u64]) -> Vec<(usize, u64)> {
    match step {
        Move::Set(changes) => {
            let is_new = |&&(i, left): &&(usize, u64)| left != position[i];
            changes.iter().filter(is_new).map(|&(i, _)| (i, position[i])).collect()
        }
        Move::Carry(from, _, to) => vec![(*from, position[*from]), (*to, position[*to])],
        _ => Vec::new(),
    }
}

impl Shown<'_> {
    /// A move in a player's words.
    pub fn says(&self, step: &Move) -> Told {
        let (shape, position) = (self.question.game.shape, self.position);
        match step {
            Move::Set(changes) => {
                let changes = changes.iter().filter(|&&(i, left)| left != position[i]);
                let changes: Vec<(usize, u64)> = changes.copied().collect();
                if shape == Shape::Pairs(Parts::Pairs) {
                    return pair_changed(position, &changes);
                }
                let change = |&(i, left): &(usize, u64)| number_changed(shape, position, i, left);
                joined(changes.iter().map(change).collect())
            }
            Move::Split(i, parts) => match parts.as_slice() {
                [] => part(shape, position.len(), *i).cut(position[*i], 0),
                [left] => part(shape, position.len(), *i).cut(position[*i], *left),
                parts => {
                    let left = parts.iter().map(|&part| u128::from(part)).sum();
                    let parts = join(parts, " + ");
                    part(shape, position.len(), *i).split(
                        position[*i],
                        left,
                        [parts.clone(), parts + " "],
                    )
                }
            },
            Move::Equal(i, size, 1) => part(shape, position.len(), *i).cut(position[*i], *size),
            Move::Equal(i, size, count) => {
                let left = u128::from(*size) * u128::from(*count);
                let parts =
                    [format!("{count} parts of {size}"), format!("{size} 個ずつ {count} 山")];
                part(shape, position.len(), *i).split(position[*i], left, parts)
            }
            Move::Carry(from, count, to) => carried(shape, *from, *count, *to),
            Move::Become(says, _) | Move::Say(says) => says.clone(),
        }
    }
}

fn number_changed(shape: Shape, position: &[u64], i: usize, left: u64) -> Told {
    match shape {
        Shape::Sum(Parts::Coins) | Shape::Row(Parts::Coins) => coin_moved(position[i], left),
        Shape::Sum(Parts::Tokens) | Shape::Row(Parts::Tokens) => token_moved(position[i], left),
        Shape::Pairs(Parts::Rows) => {
            let (row, from) = (i / 2, position[i]);
            told(
                format!("move your pawn in row {} from {from} to {left}", row + 1),
                format!("{} 行目の自分の駒を {from} から {left} へ動かす", row + 1),
            )
        }
        Shape::Sum(Parts::Numbers) | Shape::Row(Parts::Numbers) | Shape::Exactly([_]) => told(
            format!("change {} to {left}", position[i]),
            format!("{} を {left} に変える", position[i]),
        ),
        _ => part(shape, position.len(), i).cut(position[i], left),
    }
}

/// Tells a move in a pair, in which both numbers may change.
fn pair_changed(position: &[u64], changes: &[(usize, u64)]) -> Told {
    let Some(first) = changes.first().map(|(i, _)| i - i % 2) else {
        return told("change nothing", "そのままにする");
    };
    let now = |i: usize| changes.iter().find(|change| change.0 == i).map_or(position[i], |c| c.1);
    let (before, after) = (&position[first..first + 2], [now(first), now(first + 1)]);
    let (before, after) = (join(before, " "), join(&after, " "));
    told(format!("change the pair {before} to {after}"), format!("組 {before} を {after} に変える"))
}

fn carried(shape: Shape, from: usize, count: u64, to: usize) -> Told {
    let (name, name_japanese) = match shape {
        Shape::Row(Parts::Tokens) => ("token", "駒"),
        _ => ("stone", "石"),
    };
    let what = if count == 1 { format!("a {name}") } else { format!("{count} {name}s") };
    if shape == Shape::Row(Parts::Stairs) {
        let (from, to) = (from + 1, to + 1);
        return told(
            format!("move {what} from step {from} down to step {to}"),
            format!("{from} 段目から {to} 段目へ{name_japanese}を {count} 個下ろす"),
        );
    }
    told(
        format!("move {what} from vertex {from} to vertex {to}"),
        format!("頂点 {from} から頂点 {to} へ{name_japanese}を {count} 個移す"),
    )
}

/// The number at index `i` of `count` numbers, in words.
fn part(shape: Shape, count: usize, i: usize) -> Part {
    match shape {
        Shape::Exactly(names) => Part::named(names[i]),
        Shape::Pairs(_) => Part::heap(i / 2),
        Shape::Sum(Parts::Heaps) | Shape::Row(Parts::Heaps) if count == 1 => {
            Part::only("heap", "山")
        }
        Shape::Row(Parts::Stairs) => Part::stair(i),
        Shape::Sum(Parts::Rows) => Part::of(i, "row", "列"),
        Shape::Sum(Parts::Circles) => Part::of(i, "circle", "円"),
        _ => Part::heap(i),
    }
}

/// Joins several changes of one move.
fn joined(changes: Vec<Told>) -> Told {
    match <[Told; 1]>::try_from(changes) {
        Ok([one]) => one,
        Err(several) => {
            let english: Vec<&str> = several.iter().map(|it| it.english.as_str()).collect();
            let japanese = several.split_last().map_or(String::new(), |(last, first)| {
                let first = first.iter().map(|it| continued(&it.japanese) + "、");
                first.collect::<String>() + &last.japanese
            });
            told(english.join("; "), japanese)
        }
    }
}

/// A sentence in Japanese in the form before another one: `取る` becomes `取り`.
fn continued(sentence: &str) -> String {
    let endings = [("する", "し"), ("す", "し"), ("取る", "取り"), ("る", "")];
    let found =
        endings.iter().find_map(|(end, form)| Some(sentence.strip_suffix(end)?.to_owned() + form));
    found.unwrap_or_else(|| sentence.to_owned())
}
