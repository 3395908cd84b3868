// Brute force for graphs: edit `moves` and the constants, and pipe what it prints into `guess`.
// A line has the counts vertices, edges, vertices of odd degree, leaves, components, and 1 if there
// is a perfect matching.

use std::collections::{BTreeMap, HashMap};

const VERTICES: usize = 5; // at most; 6 take some seconds
const MISERE: bool = false; // whoever cannot move wins
const VALUES: bool = false; // Grundy values instead of who wins

/// Whether two vertices are adjacent, and a vertex that matters, such as that of a token.
type Position = (Vec<Vec<bool>>, Option<usize>);

/// What a move can leave.
fn moves((adjacent, token): &Position) -> Vec<Position> {
    let n = adjacent.len();
    // Here: put the token on any vertex; from then on move it along an edge, never back.
    let from = match *token {
        Some(from) => from,
        None => return (0..n).map(|v| (adjacent.clone(), Some(v))).collect(),
    };
    let without = |v: usize| {
        let mut after = adjacent.clone();
        (0..n).for_each(|u| {
            after[u][v] = false;
            after[v][u] = false;
        });
        after
    };
    (0..n).filter(|&to| adjacent[from][to]).map(|to| (without(from), Some(to))).collect()
}

/// A rule of its own for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Position) -> Option<bool> {
    None
}

fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for n in 1..=VERTICES {
        let pairs: Vec<_> = (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect();
        for edges in 0..1u32 << pairs.len() {
            let mut adjacent = vec![vec![false; n]; n];
            for (i, &(u, v)) in pairs.iter().enumerate() {
                adjacent[u][v] = edges >> i & 1 == 1;
                adjacent[v][u] = adjacent[u][v];
            }
            positions.push((adjacent, None));
        }
    }
    positions
}

fn counts((adjacent, _): &Position) -> Vec<usize> {
    let n = adjacent.len();
    let degree = |v: usize| adjacent[v].iter().filter(|edge| **edge).count();
    let with = |is: &dyn Fn(usize) -> bool| (0..n).filter(|&v| is(degree(v))).count();
    let edges = (0..n).map(degree).sum::<usize>() / 2;
    let mut part: Vec<usize> = (0..n).collect();
    for _ in 0..n {
        let least = |v: usize| (0..n).filter(|&u| u == v || adjacent[u][v]).map(|u| part[u]).min();
        part = (0..n).filter_map(least).collect();
    }
    let components = (0..n).filter(|&v| part[v] == v).count();
    let matched = is_matched(adjacent, &(0..n).collect::<Vec<_>>());
    let [odd, leaves] = [with(&|degree| degree % 2 == 1), with(&|degree| degree == 1)];
    vec![n, edges, odd, leaves, components, usize::from(matched)]
}

/// Can these vertices be paired, each with an adjacent one?
fn is_matched(adjacent: &[Vec<bool>], vertices: &[usize]) -> bool {
    vertices.split_first().map_or(true, |(&u, others)| {
        let without = |v| others.iter().copied().filter(|w| *w != v).collect::<Vec<_>>();
        others.iter().any(|&v| adjacent[u][v] && is_matched(adjacent, &without(v)))
    })
}

fn text((adjacent, _): &Position) -> String {
    let pairs = (0..adjacent.len()).flat_map(|v| (0..v).map(move |u| (u, v)));
    let edges = pairs.filter(|&(u, v)| adjacent[u][v]).map(|(u, v)| format!("{}-{}", u, v));
    format!("{} [{}]", adjacent.len(), edges.collect::<Vec<_>>().join(" "))
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
