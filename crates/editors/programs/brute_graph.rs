// Graphs. Fill in `moves`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

/// The position after each move: which vertices are adjacent, and a special vertex, such as that
/// of a token.
fn moves((adjacent, token): &State) -> Vec<State> {
    // Example: put the token on any vertex; then move it along edges, never back to a vertex.
    let all = 0..adjacent.len();
    match *token {
        None => all.map(|v| (adjacent.clone(), Some(v))).collect(),
        Some(from) => all
            .filter(|&to| adjacent[from][to])
            .map(|to| (without(adjacent, from), Some(to)))
            .collect(),
    }
}
//# rarely

/// The edges without those of a vertex.
fn without(adjacent: &[Vec<bool>], v: usize) -> Vec<Vec<bool>> {
    let mut after = adjacent.to_vec();
    for u in 0..after.len() {
        after[u][v] = false;
        after[v][u] = false;
    }
    after
}

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_graph
// stress: n=1..5,m=0..6 graph(n,m)

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];

type Position = (Vec<Vec<bool>>, Option<usize>);

/// Reads the numbers of vertices and edges, then the edges, whose vertices are counted from 1.
fn read(input: &str) -> Position {
    let input: Vec<usize> = input.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let mut adjacent = vec![vec![false; input[0]]; input[0]];
    for edge in input[2..].chunks(2) {
        adjacent[edge[0] - 1][edge[1] - 1] = true;
        adjacent[edge[1] - 1][edge[0] - 1] = true;
    }
    (adjacent, None)
}

/// Numbers that may decide who wins; add your own. This is slow for large graphs.
const NAMES: [&str; 6] = ["vertices", "edges", "odd_degrees", "leaves", "parts", "has_matching"];

fn counts((adjacent, _): &Position) -> Vec<u64> {
    let n = adjacent.len();
    let degree = |v: usize| adjacent[v].iter().filter(|edge| **edge).count();
    let with = |is: &dyn Fn(usize) -> bool| (0..n).filter(|&v| is(degree(v))).count();
    let edges = (0..n).map(degree).sum::<usize>() / 2;
    let mut part: Vec<usize> = (0..n).collect();
    for _ in 0..n {
        let least = |v: usize| (0..n).filter(|&u| u == v || adjacent[u][v]).map(|u| part[u]).min();
        part = (0..n).filter_map(least).collect();
    }
    let parts = (0..n).filter(|&v| part[v] == v).count();
    let matched = is_matched(adjacent, &(0..n).collect::<Vec<_>>());
    let [odd, leaves] = [with(&|degree| degree % 2 == 1), with(&|degree| degree == 1)];
    [n, edges, odd, leaves, parts, usize::from(matched)].iter().map(|&n| n as u64).collect()
}

/// Returns whether these vertices have a perfect matching.
fn is_matched(adjacent: &[Vec<bool>], vertices: &[usize]) -> bool {
    vertices.split_first().map_or(true, |(&u, others)| {
        let without = |v| others.iter().copied().filter(|w| *w != v).collect::<Vec<_>>();
        others.iter().any(|&v| adjacent[u][v] && is_matched(adjacent, &without(v)))
    })
}

// ---- You need not read the rest: it explores the game. ----

/// The counts of a position, then the edges.
fn text(position: &Position) -> String {
    let adjacent = &position.0;
    let pairs = (0..adjacent.len()).flat_map(|v| (0..v).map(move |u| (u, v)));
    let edges = pairs.filter(|&(u, v)| adjacent[u][v]).map(|(u, v)| format!("{}-{}", u + 1, v + 1));
    let edges = edges.collect::<Vec<_>>().join(" ");
    let counts = counts(position);
    let counts = NAMES.iter().zip(&counts).map(|(name, n)| format!("{}={}", name, n));
    format!("{} [{}", counts.collect::<Vec<_>>().join(" "), edges)
}
//# evaluate
//# main
