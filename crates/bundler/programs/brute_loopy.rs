// Brute force for positions that can return: edit `starts`, `moves` and the constants, and pipe
// what it prints into `guess`. Endless play is a draw, `D`.

use std::collections::HashMap;

const LARGEST: u64 = 12;
const MISERE: bool = false; // whoever cannot move wins

type Position = [u64; 2];

/// The positions to print; what can be reached from them is explored.
fn starts() -> Vec<Position> {
    (0..=LARGEST).flat_map(|a| (0..=LARGEST).map(move |b| [a, b])).collect()
}

/// What a move can leave.
fn moves(&[a, b]: &Position) -> Vec<Position> {
    // Here: take a stone from one heap, or let the heaps change places if they differ.
    let mut options = Vec::new();
    if a > 0 {
        options.push([a - 1, b]);
    }
    if b > 0 {
        options.push([a, b - 1]);
    }
    if a != b {
        options.push([b, a]);
    }
    options
}

/// A rule of its own for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Position) -> Option<bool> {
    None
}

/// For each position whether it is won; adds to the positions those that are reached from them.
fn solve(positions: &mut Vec<Position>) -> Vec<Option<bool>> {
    let mut index: HashMap<Position, usize> = positions.iter().cloned().zip(0..).collect();
    let mut before = vec![Vec::new(); positions.len()];
    let (mut won, mut unknown_options) = (Vec::new(), Vec::new());
    while won.len() < positions.len() {
        let i = won.len();
        let over = end(&positions[i]);
        let next = if over.is_some() { Vec::new() } else { moves(&positions[i]) };
        won.push(if next.is_empty() { over.or(Some(MISERE)) } else { None });
        unknown_options.push(next.len());
        for position in next {
            let j = *index.entry(position.clone()).or_insert(positions.len());
            if j == positions.len() {
                positions.push(position);
                before.push(Vec::new());
            }
            before[j].push(i);
        }
    }
    // Backwards from the ends.
    let mut known: Vec<usize> = (0..won.len()).filter(|&i| won[i].is_some()).collect();
    while let Some(i) = known.pop() {
        for &j in &before[i] {
            unknown_options[j] -= 1;
            if won[j].is_none() && (won[i] == Some(false) || unknown_options[j] == 0) {
                won[j] = Some(won[i] == Some(false));
                known.push(j);
            }
        }
    }
    won
}

fn text(position: &Position) -> String {
    position.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}

fn main() {
    let mut positions = starts();
    let printed = positions.len();
    let won = solve(&mut positions);
    for (position, won) in positions.iter().zip(&won).take(printed) {
        let answer = won.map_or("D", |won| if won { "W" } else { "L" });
        println!("{}: {}", text(position), answer);
    }
    let such = |outcome| {
        let positions = positions.iter().zip(&won).filter(move |(_, won)| **won == outcome);
        positions.take(20).map(|(position, _)| text(position)).collect::<Vec<_>>().join(", ")
    };
    eprintln!("lost: {}", such(Some(false)));
    eprintln!("drawn: {}", such(None));
}
