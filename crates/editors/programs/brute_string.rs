// Brute force for strings: edit `moves` and the constants, and pipe what it prints into `guess`.
// A line has the counts length, runs, ones (letters other than the first of the alphabet).

use std::collections::{BTreeMap, HashMap};

const LONGEST: usize = 9;
const ALPHABET: &[u8] = b"01";
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
    let (mut positions, mut longest) = (Vec::new(), vec![Vec::new()]);
    for _ in 0..LONGEST {
        let longer = |string: &Position| -> Vec<Position> {
            ALPHABET.iter().map(|&letter| [&string[..], &[letter]].concat()).collect()
        };
        longest = longest.iter().flat_map(longer).collect();
        positions.extend(longest.clone());
    }
    positions
}

fn counts(string: &Position) -> Vec<usize> {
    let borders = string.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let runs = usize::from(!string.is_empty()) + borders;
    let ones = string.iter().filter(|letter| **letter != ALPHABET[0]).count();
    vec![string.len(), runs, ones]
}

fn text(string: &Position) -> String {
    format!("\"{}\"", String::from_utf8_lossy(string))
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
    let mut lines: BTreeMap<Vec<usize>, BTreeMap<String, String>> = BTreeMap::new();
    for position in &positions {
        let known = evaluate(position, &mut memory);
        let outcome = if known.won { "W" } else { "L" };
        let answer = if VALUES { known.value.to_string() } else { outcome.to_owned() };
        let examples = lines.entry(counts(position)).or_default();
        examples.entry(answer).or_insert_with(|| text(position));
    }
    for (counts, examples) in &lines {
        let counts: Vec<String> = counts.iter().map(|count| count.to_string()).collect();
        let shown: Vec<String> = examples.iter().map(|(a, p)| format!("{} {}", a, p)).collect();
        let answer = examples.keys().next().filter(|_| examples.len() == 1);
        let answer = answer.map_or("-", String::as_str); // the counts do not decide
        println!("{}: {} # {}", counts.join(" "), answer, shown.join(", "));
    }
    let undecided = lines.values().filter(|examples| examples.len() > 1).count();
    if undecided > 0 {
        eprintln!("{} of {} lines are not decided by these counts", undecided, lines.len());
    }
    let lost = positions.iter().filter(|position| !memory[*position].won);
    eprintln!("lost: {}", lost.take(20).map(text).collect::<Vec<_>>().join(", "));
    if memory.values().all(|known| known.even != known.odd) {
        eprintln!("all plays from a position have the same parity: the choices do not matter");
    }
}
