//! A move in words.

use crate::explain::Shown;
use crate::parameters::join;
use games::entry::{HEAP, Move, Parts, Shape, Told, nth, ordinal, told, words};

/// The numbers that a move changes, with their old values.
pub fn changed(step: &Move, position: &[u64]) -> Vec<(usize, u64)> {
    match step {
        Move::Set(changes) => {
            let is_new = |&&(i, left): &&(usize, u64)| left != position[i];
            changes.iter().filter(is_new).map(|&(i, _)| (i, position[i])).collect()
        }
        Move::Carry(from, _, to, _) => vec![(*from, position[*from]), (*to, position[*to])],
        _ => Vec::new(),
    }
}

impl Shown<'_> {
    /// A move in a player's words.
    pub fn says(&self, step: &Move) -> Told {
        let (shape, position) = (self.question.game.shape, self.position);
        let part = |i: usize| part(shape, position.len(), i);
        match step {
            Move::Set(changes) => {
                let changes = changes.iter().filter(|&&(i, left)| left != position[i]);
                let changes: Vec<(usize, u64)> = changes.copied().collect();
                if let [(i, left)] = changes[..] {
                    return number_changed(shape, position, i, left);
                }
                let change = |(k, &(i, left)): (usize, &(usize, u64))| {
                    part(i).cut_in_list(position[i], left, k + 1 == changes.len())
                };
                Told::joined(changes.iter().enumerate().map(change).collect())
            }
            Move::Split(i, parts) => match parts.as_slice() {
                [] => part(*i).cut(position[*i], 0),
                [left] => part(*i).cut(position[*i], *left),
                parts => {
                    let left = parts.iter().map(|&part| u128::from(part)).sum();
                    let parts = join(parts, " + ");
                    part(*i).split(position[*i], left, told!("{parts}", "{parts} "))
                }
            },
            Move::Equal(i, size, 1) => part(*i).cut(position[*i], *size),
            &Move::Equal(i, size, count) => {
                let left = u128::from(size) * u128::from(count);
                let parts = told!("{count} parts of {size}", "{size} 個ずつ {count} 山");
                part(i).split(position[i], left, parts)
            }
            Move::Carry(.., says) | Move::Become(says, _) | Move::Say(says) => says.clone(),
        }
    }
}

fn number_changed(shape: Shape, position: &[u64], i: usize, to: u64) -> Told {
    let from = position[i];
    match shape {
        Shape::Sum(Parts::Coins) | Shape::Row(Parts::Coins) => told!(
            "move the coin from cell {from} to cell {to}",
            "マス {from} のコインをマス {to} へ動かす"
        )
        .on(to),
        Shape::Sum(Parts::Tokens) | Shape::Row(Parts::Tokens) => told!(
            "move the token from vertex {from} to vertex {to}",
            "頂点 {from} の駒を頂点 {to} へ動かす"
        )
        .on(to),
        Shape::Sum(Parts::Numbers) | Shape::Row(Parts::Numbers) | Shape::Exactly([_]) => {
            told!("change {from} to {to}", "{from} を {to} に変える")
        }
        _ => part(shape, position.len(), i).cut(from, to),
    }
}

/// The number at index `i` of `count` numbers, in words.
fn part(shape: Shape, count: usize, i: usize) -> Told {
    match shape {
        Shape::Exactly(names) => {
            let name = names[i];
            told!("{name}", "{name} ")
        }
        Shape::Pairs(_) => nth(i / 2, HEAP),
        Shape::Sum(Parts::Heaps) | Shape::Row(Parts::Heaps) if count == 1 => {
            words("the heap", "山").into()
        }
        Shape::Row(Parts::Stairs) => {
            let (ordinal, n) = (ordinal(i), i + 1);
            told!("the {ordinal} step", "{n} 段目")
        }
        Shape::Sum(Parts::Rows) => nth(i, words("row", "列")),
        Shape::Sum(Parts::Circles) => nth(i, words("circle", "円")),
        _ => nth(i, HEAP),
    }
}
