//! Vertex geography: move a token along an edge to a vertex where it has not been; the player who cannot loses.
//!
//! The player to move wins iff every maximum matching covers the start: go to its mate and
//! answer each move by the mate of its vertex; had one no mate, a matching shifted along the path
//! would leave out the start. Edmonds's last search reaches all that one can leave out.
//!
//! ```
//! use nim_snippets::vertex_geography::{winning_moves, winning_starts};
//!
//! let path = [(0, 1), (1, 2), (2, 3), (3, 4)];
//! assert_eq!(winning_starts(5, &path), [false, true, false, true, false]);
//! assert!(winning_moves(5, &path, 1).eq([0, 2]));
//! ```
//!
//! - Time: `O(n * edges)` at worst, in practice a few searches of `O(n + edges)`, on any graph.
//! - Input: edges between vertices below `n`, loops and parallel ones too; none of visited vertices.
//! - Source: A. Fraenkel, E. Scheinerman, D. Ullman, "Undirected edge geography", 1993; Luogu P4055.
//! - See also: `loopy_game` (vertices may be visited again).

use std::{collections::BTreeSet, mem};

type Edge = (usize, usize);
const NONE: usize = usize::MAX;

/// Does the player to move win with the token on `start`?
pub fn wins(n: usize, edges: &[Edge], start: usize) -> bool {
    winning_starts(n, edges)[start]
}

/// For each vertex: does the player win who moves first from there?
pub fn winning_starts(n: usize, edges: &[Edge]) -> Vec<bool> {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        assert!(u < n && v < n, "an edge leaves the {} vertices", n);
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let mut forest = vec![Vertex { mate: NONE, ..Vertex::default() }; n];
    while grow(&mut forest, &neighbours) {}
    forest.iter().map(|vertex| !vertex.even).collect()
}

/// All winning moves with the token on `start`: the vertices to go to, ascending.
pub fn winning_moves(n: usize, edges: &[Edge], start: usize) -> impl Iterator<Item = usize> {
    assert!(start < n, "start {} in a graph of {}", start, n);
    let here = |&&(u, v): &&Edge| u == start || v == start;
    let (here, rest): (Vec<_>, Vec<_>) = edges.iter().partition(here);
    let wins = winning_starts(n, &rest);
    let neighbours = here.iter().map(|(u, v)| u ^ v ^ start);
    neighbours.filter(|&to| to != start && !wins[to]).collect::<BTreeSet<_>>().into_iter()
}

/// A vertex in a forest of alternating paths from all vertices without a mate.
#[derive(Clone, Default)]
struct Vertex {
    mate: usize,
    root: usize,
    level: usize,
    even: bool,    // does a path of even length lead here?
    before: usize, // the vertex before on a path of odd length
    base: usize,   // leads to the vertex of the contracted odd cycles that is nearest to the root
}

/// Grows a new forest; where two trees meet, augments the matching and gives these trees up.
fn grow(forest: &mut [Vertex], neighbours: &[Vec<usize>]) -> bool {
    for (v, vertex) in forest.iter_mut().enumerate() {
        vertex.even = vertex.mate == NONE;
        vertex.root = if vertex.even { v } else { NONE };
        vertex.base = v;
    }
    let mut even: Vec<usize> = (0..forest.len()).filter(|&v| forest[v].even).collect();
    let (mut next, mut augmented) = (0, false);
    while let Some(&v) = even.get(next) {
        next += 1;
        for &to in &neighbours[v] {
            let (root, other) = (forest[v].root, forest[to].root);
            if forest[root].root != root {
                break; // given up
            }
            let (base, meets) = (find_base(forest, v), forest[to].even);
            if other == NONE {
                let mate = forest[to].mate;
                forest[to].before = v;
                forest[to].root = root;
                forest[mate].root = root;
                forest[mate].level = forest[base].level + 1;
                forest[mate].even = true;
                even.push(mate);
            } else if meets && root == other {
                let top = meeting(forest, base, to);
                contract(forest, v, to, top, &mut even);
                contract(forest, to, v, top, &mut even);
            } else if meets && forest[other].root == other {
                rematch(forest, v, to);
                rematch(forest, to, v);
                forest[root].root = other;
                forest[other].root = root;
                augmented = true;
            }
        }
    }
    augmented
}

/// Gives `v` a new mate, its old one another, and so on up to the root.
fn rematch(forest: &mut [Vertex], mut v: usize, mate: usize) {
    let mut old = mem::replace(&mut forest[v].mate, mate);
    while old != NONE {
        v = forest[old].before;
        forest[old].mate = v;
        old = mem::replace(&mut forest[v].mate, old);
    }
}

fn find_base(forest: &mut [Vertex], mut v: usize) -> usize {
    while forest[v].base != v {
        forest[v].base = forest[forest[v].base].base;
        v = forest[v].base;
    }
    v
}

/// The base where the paths from a base and a vertex to the root meet.
fn meeting(forest: &mut [Vertex], mut u: usize, v: usize) -> usize {
    let mut v = find_base(forest, v);
    while u != v {
        if forest[u].level < forest[v].level {
            mem::swap(&mut u, &mut v);
        }
        u = find_base(forest, forest[forest[u].mate].before);
    }
    u
}

/// Makes the path from `v` up to `top` even all along; `to` closes the cycle at the other end.
fn contract(forest: &mut [Vertex], mut v: usize, mut to: usize, top: usize, even: &mut Vec<usize>) {
    while find_base(forest, v) != top {
        forest[v].before = to;
        to = forest[v].mate;
        if !mem::replace(&mut forest[to].even, true) {
            even.push(to);
        }
        for end in [v, to] {
            if forest[end].base == end {
                forest[end].base = top;
            }
        }
        v = forest[to].before;
    }
}
