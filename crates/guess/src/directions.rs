//! The directions in which the positions of a table grow, and how far they go.

use crate::engine::evidence::{Evidence, Shape};
use std::collections::BTreeSet;

/// As in "lists of 1 to 3 up to 8, of 4 up to 5": beyond that, nothing was checked.
pub fn directions(evidence: &Evidence, japanese: bool) -> String {
    let samples = || evidence.samples.iter().map(|(position, _)| position);
    let lengths = || samples().map(Vec::len).filter(|&len| len > 0);
    let side = |name: &str, i: usize| range(name, samples().map(|it| it[i]), japanese);
    let up_to = |name: &str, most: &str| {
        if japanese { format!("{name}は {most} まで") } else { format!("{name} up to {most}") }
    };
    let list = |parts: Vec<String>| parts.join(if japanese { "、" } else { ", " });
    match evidence.shape() {
        _ if !evidence.letters.is_empty() => {
            let longest = lengths().max().unwrap_or(0);
            if japanese {
                format!("{longest} 文字までの文字列")
            } else {
                format!("strings of up to {longest} letters")
            }
        }
        Shape::Tuple(_) if !evidence.names.is_empty() => {
            list(evidence.names.iter().enumerate().map(|(i, name)| side(name, i)).collect())
        }
        Shape::Number => side(if japanese { "山一つ" } else { "one heap" }, 0),
        Shape::Tuple(len) => {
            let name = match len {
                _ if japanese => format!("{len} 個の組"),
                2 => "pairs".to_owned(),
                3 => "triples".to_owned(),
                _ => format!("lists of {len}"),
            };
            let largest = |i: usize| samples().map(|it| it[i]).max().unwrap_or(0).to_string();
            let most: Vec<String> = (0..len).map(largest).collect();
            if most.iter().all(|it| *it == most[0]) {
                up_to(&name, &most[0])
            } else {
                up_to(&name, &format!("({})", most.join(", ")))
            }
        }
        Shape::List => {
            let largest = |len: usize| samples().filter(|it| it.len() == len).flatten().max();
            let lengths: BTreeSet<usize> = lengths().collect();
            let most: Vec<_> = lengths.iter().map(|&len| (len, largest(len))).collect();
            // Neighbouring lengths with the same largest number are told together.
            let groups = most.chunk_by(|a, b| a.1 == b.1).enumerate().map(|(i, group)| {
                let (first, last) = (group[0].0, group[group.len() - 1].0);
                let name = match (japanese, first == last) {
                    (true, true) => format!("長さ {first} の列"),
                    (true, false) => format!("長さ {first} から {last} の列"),
                    (false, true) => format!("of {first}"),
                    (false, false) => format!("of {first} to {last}"),
                };
                let lists = if japanese || i > 0 { "" } else { "lists " };
                up_to(&format!("{lists}{name}"), &group[0].1.unwrap_or(&0).to_string())
            });
            list(groups.collect())
        }
    }
}

/// The smallest of some numbers, unless it is 0 or 1, and the largest.
fn range(name: &str, numbers: impl Iterator<Item = u64> + Clone, japanese: bool) -> String {
    let (least, most) = (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0));
    match (least, japanese) {
        (0 | 1, false) => format!("{name} up to {most}"),
        (0 | 1, true) => format!("{name}は {most} まで"),
        (_, false) => format!("{name} from {least} to {most}"),
        (_, true) => format!("{name}は {least} から {most} まで"),
    }
}
