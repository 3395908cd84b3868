// Brute force for a tuple of numbers: edit `moves` and the constants, and pipe what it prints into
// `guess`.

use std::collections::HashMap;

const LARGEST: [u64; 2] = [15, 15]; // of each number
const MISERE: bool = false; // whoever cannot move wins
const VALUES: bool = false; // Grundy values instead of who wins

type Position = [u64; LARGEST.len()];

/// What a move can leave.
fn moves(&[a, b]: &Position) -> Vec<Position> {
    // Here: take any number from one of them, or the same from both.
    let from_a = (0..a).map(|left| [left, b]);
    let from_b = (0..b).map(|left| [a, left]);
    let from_both = (1..=a.min(b)).map(|taken| [a - taken, b - taken]);
    from_a.chain(from_b).chain(from_both).collect()
}

/// A rule of its own for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Position) -> Option<bool> {
    None
}

fn positions() -> Vec<Position> {
    let mut positions = vec![[0; LARGEST.len()]];
    for i in 0..LARGEST.len() {
        let with = |mut position: Position, n| {
            position[i] = n;
            position
        };
        let all = |&position: &Position| (0..=LARGEST[i]).map(move |n| with(position, n));
        positions = positions.iter().flat_map(all).collect();
    }
    positions
}

fn text(position: &Position) -> String {
    position.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}

/// Who wins, the Grundy value, and whether plays from here can have an even or an odd length.
#[derive(Clone, Copy)]
struct Known {
    won: bool,
    value: usize,
    even: bool,
    odd: bool,
}

fn evaluate(position: &Position, memory: &mut HashMap<Position, Known>) -> Known {
    if let Some(&known) = memory.get(position) {
        return known;
    }
    let over = end(position);
    let next = if over.is_some() { Vec::new() } else { moves(position) };
    let next: Vec<Known> = next.iter().map(|position| evaluate(position, memory)).collect();
    let known = Known {
        won: over.unwrap_or(next.is_empty() && MISERE || next.iter().any(|known| !known.won)),
        value: (0..).find(|&value| next.iter().all(|known| known.value != value)).unwrap(),
        even: next.is_empty() || next.iter().any(|known| known.odd),
        odd: next.iter().any(|known| known.even),
    };
    memory.insert(position.clone(), known);
    known
}

fn main() {
    let (positions, mut memory) = (positions(), HashMap::new());
    for position in &positions {
        let known = evaluate(position, &mut memory);
        let outcome = if known.won { "W" } else { "L" };
        let answer = if VALUES { known.value.to_string() } else { outcome.to_owned() };
        println!("{}: {}", text(position), answer);
    }
    let lost = positions.iter().filter(|position| !memory[*position].won);
    eprintln!("lost: {}", lost.take(20).map(text).collect::<Vec<_>>().join(", "));
    if memory.values().all(|known| known.even != known.odd) {
        eprintln!("all plays from a position have the same parity: the choices do not matter");
    }
}
