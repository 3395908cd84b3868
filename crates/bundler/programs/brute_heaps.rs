// Brute force for heaps: edit `moves` and the constants, and pipe what it prints into `guess`.

use std::collections::HashMap;

const LARGEST: u64 = 6; // of one heap
const HEAPS: usize = 3; // in a position, at most
const ORDERED: bool = false; // does it matter which heap is which?
const MISERE: bool = false; // whoever cannot move wins
const VALUES: bool = true; // Grundy values instead of who wins

type Position = Vec<u64>;

/// What a move can leave.
fn moves(heaps: &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for i in 0..heaps.len() {
        // Here: take 1, 2 or 3 stones from one heap.
        for taken in 1..=heaps[i].min(3) {
            let mut after = heaps.clone();
            after[i] -= taken;
            options.push(after);
        }
    }
    options
}

/// A rule of its own for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Position) -> Option<bool> {
    None
}

fn positions() -> Vec<Position> {
    let mut longest = vec![Vec::new()];
    let mut positions = longest.clone(); // no heap at all
    for _ in 0..HEAPS {
        let least = |heaps: &Position| if ORDERED { 0 } else { *heaps.last().unwrap_or(&0) };
        let longer = |heaps: &Position| -> Vec<Position> {
            (least(heaps)..=LARGEST).map(|heap| [&heaps[..], &[heap]].concat()).collect()
        };
        longest = longest.iter().flat_map(longer).collect();
        positions.extend(longest.clone());
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
    let mut value = |heaps: &[u64]| evaluate(&heaps.to_vec(), &mut memory).value;
    let mut sum = |heaps: &Position| heaps.iter().fold(0, |xor, heap| xor ^ value(&[*heap]));
    let sums: Vec<usize> = positions.iter().map(&mut sum).collect();
    match positions.iter().zip(sums).find(|(heaps, sum)| memory[*heaps].value != *sum) {
        None => eprintln!("the value of a list is the xor of the values of its heaps"),
        Some((heaps, _)) => eprintln!("{}: not the xor of the values of its heaps", text(heaps)),
    }
}
