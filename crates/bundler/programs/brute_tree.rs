// Brute force for rooted trees: edit `moves` and the constants, and pipe what it prints into
// `guess`. A line has the counts vertices, leaves (other than the root), children of the root,
// depth, and 1 if there is a perfect matching. The example is Codeforces 1363 C, its root the
// vertex that wins.

use std::collections::{BTreeMap, HashMap};

const VERTICES: usize = 9; // at most
const MISERE: bool = false; // whoever cannot move wins
const VALUES: bool = false; // Grundy values instead of who wins

/// The parent of each vertex but the root, vertex 0: `[0, 0, 1]` is that of the vertices 1, 2, 3.
/// A parent stands before its children. No tree at all is `None`.
type Position = Option<Vec<usize>>;

/// What a move can leave.
fn moves(tree: &Position) -> Vec<Position> {
    let parents = match tree {
        Some(parents) => parents,
        None => return Vec::new(),
    };
    // Here: take a leaf; the game is over when the root is taken, as soon as it is a leaf.
    let is_leaf = |v: &usize| !parents.contains(v);
    let mut options: Vec<Position> =
        (1..=parents.len()).filter(is_leaf).map(|v| Some(without(parents, v))).collect();
    if children(parents) <= 1 {
        options.push(None);
    }
    options
}

/// A rule of its own for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Position) -> Option<bool> {
    None
}

/// The tree without a vertex, which is not the root, and all below it.
fn without(parents: &[usize], v: usize) -> Vec<usize> {
    let mut names = vec![Some(0)]; // what the vertices that stay are called
    let mut left = Vec::new();
    for (i, &parent) in parents.iter().enumerate() {
        let stays = names[parent].filter(|_| i + 1 != v);
        left.extend(stays);
        names.push(stays.map(|_| left.len()));
    }
    left
}

fn children(parents: &[usize]) -> usize {
    parents.iter().filter(|parent| **parent == 0).count()
}

fn positions() -> Vec<Position> {
    let mut largest = vec![Vec::new()];
    let mut positions = vec![Some(Vec::new())]; // the root alone
    for n in 1..VERTICES {
        let larger = |parents: &Vec<usize>| -> Vec<Vec<usize>> {
            // Each tree is there several times, its vertices in different orders.
            let least = parents.last().copied().unwrap_or(0);
            (least..n).map(|parent| [&parents[..], &[parent]].concat()).collect()
        };
        largest = largest.iter().flat_map(larger).collect();
        positions.extend(largest.iter().cloned().map(Some));
    }
    positions
}

fn counts(tree: &Position) -> Vec<usize> {
    let parents = tree.as_deref().unwrap_or(&[]);
    let n = parents.len() + 1;
    let leaves = (1..n).filter(|v| !parents.contains(v)).count();
    let (mut depth, mut matched) = (vec![0; n], vec![false; n]);
    for v in 1..n {
        depth[v] = depth[parents[v - 1]] + 1;
    }
    // From the leaves up, each vertex takes its parent if it can.
    let pairs = (1..n).rev().filter(|&v| {
        let takes = !matched[v] && !matched[parents[v - 1]];
        matched[parents[v - 1]] |= takes;
        takes
    });
    let perfect = 2 * pairs.count() == n;
    vec![n, leaves, children(parents), depth.into_iter().max().unwrap_or(0), usize::from(perfect)]
}

fn text(tree: &Position) -> String {
    format!("{:?}", tree.as_deref().unwrap_or(&[]))
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
