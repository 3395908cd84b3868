// Brute force for sets and rows of marks: edit `moves` and the constants, and pipe what it prints
// into `guess`. A line has the numbers of the marked places, from 1 on.

use std::collections::HashMap;

const PLACES: usize = 7;
const MISERE: bool = false; // whoever cannot move wins
const VALUES: bool = true; // Grundy values instead of who wins

type Position = u32;

/// What a move can leave: bit `i` is set if place `i + 1` is marked.
fn moves(&marks: &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for i in (0..PLACES).filter(|i| marks >> i & 1 == 1) {
        // Here: turn a mark off, and any one to the left of it on or off, if you like.
        let after = marks ^ 1 << i;
        options.push(after);
        options.extend((0..i).map(|j| after ^ 1 << j));
    }
    options
}

/// A rule of its own for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Position) -> Option<bool> {
    None
}

fn positions() -> Vec<Position> {
    (0..1 << PLACES).collect()
}

fn text(&marks: &Position) -> String {
    let marked = (0..PLACES).filter(|i| marks >> i & 1 == 1);
    marked.map(|i| (i + 1).to_string()).collect::<Vec<_>>().join(" ")
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
    let bits = |marks: u32| (0..PLACES).map(|i| 1 << i).filter(move |bit| marks & bit != 0);
    let mut sum = |marks| bits(marks).fold(0, |xor, bit| xor ^ evaluate(&bit, &mut memory).value);
    let sums: Vec<usize> = positions.iter().map(|&marks| sum(marks)).collect();
    match positions.iter().zip(sums).find(|(marks, sum)| memory[*marks].value != *sum) {
        None => eprintln!("the value of a set is the xor of the values of its single marks"),
        Some((marks, _)) => eprintln!("{}: not the xor of the values of its marks", text(marks)),
    }
}
