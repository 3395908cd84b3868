//! A move in words.

use crate::games::{LISTED, Move, Shape};
use crate::parameters::join;
use crate::question::Question;

/// Which numbers a move changes, and from what.
pub fn changed(step: &Move, position: &[u64]) -> Vec<(usize, u64)> {
    match step {
        Move::Set(changes) => changes.iter().map(|&(i, _)| (i, position[i])).collect(),
        _ => Vec::new(),
    }
}

pub fn says(question: &Question, step: &Move, position: &[u64]) -> String {
    let name = |i: usize| match question.game.shape {
        Shape::Sum(parts) | Shape::Row(parts) => format!("{parts}[{i}]"),
        Shape::Pairs(parts) => format!("{parts}[{}].{}", i / 2, i % 2),
        Shape::Exactly(names) => names[i].to_owned(),
        Shape::Limited | Shape::Written(_) => "heap".to_owned(),
    };
    match step {
        Move::Set(changes) => {
            let change =
                |&(i, left): &(usize, u64)| format!("{}: {} -> {left}", name(i), position[i]);
            changes.iter().map(change).collect::<Vec<_>>().join(", ")
        }
        Move::Split(i, parts) if parts.is_empty() => format!("{}: {} -> 0", name(*i), position[*i]),
        Move::Split(i, parts) => {
            format!("{}: {} -> {}", name(*i), position[*i], join(parts, " + "))
        }
        Move::Equal(i, size, count) if *count > LISTED => {
            format!("{}: {} -> {size}, {count} times", name(*i), position[*i])
        }
        Move::Equal(i, size, count) => {
            let parts = vec![*size; *count as usize];
            format!("{}: {} -> {}", name(*i), position[*i], join(&parts, " + "))
        }
        Move::Become(text, after) if text.is_empty() => {
            format!("{} -> {}", question.game.written(position), question.game.written(after))
        }
        Move::Become(text, _) | Move::Say(text) => text.clone(),
    }
}
