// Brute force for strings: edit `moves` and the constants, and pipe what it prints into `guess`.

use std::collections::HashMap;

const LONGEST: usize = 9;
const ALPHABET: &[u8] = b"01"; // letters, or digits from 0 on
const MISERE: bool = false; // whoever cannot move wins
const VALUES: bool = false; // Grundy values instead of who wins

type Position = Vec<u8>;

/// What a move can leave.
fn moves(string: &Position) -> Vec<Position> {
    // Here: delete a run, all of it.
    let borders = (1..string.len()).filter(|&i| string[i - 1] != string[i]);
    let ends: Vec<usize> = borders.chain([string.len()]).collect();
    let starts = std::iter::once(0).chain(ends.iter().copied());
    let runs = starts.zip(&ends).filter(|(start, end)| start < *end);
    runs.map(|(start, &end)| [&string[..start], &string[end..]].concat()).collect()
}

/// A rule of its own for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Position) -> Option<bool> {
    None
}

fn positions() -> Vec<Position> {
    let mut longest = vec![Vec::new()];
    let mut positions = longest.clone(); // the empty string
    for _ in 0..LONGEST {
        let longer = |string: &Position| -> Vec<Position> {
            ALPHABET.iter().map(|&letter| [&string[..], &[letter]].concat()).collect()
        };
        longest = longest.iter().flat_map(longer).collect();
        positions.extend(longest.clone());
    }
    positions
}

fn text(string: &Position) -> String {
    String::from_utf8_lossy(string).into_owned()
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
