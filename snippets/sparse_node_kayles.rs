//! Sparse node Kayles: choose a vertex of a large graph, it disappears with its neighbours; whoever cannot move loses.
//!
//! The game is the sum of the connected parts that are left. A path is Dawson's chess: choosing a
//! vertex leaves two paths, and the values repeat after 34 vertices from 52 on. A cycle of `n`
//! becomes a path of `n - 3` whatever is chosen, so it is worth 1 if that is worth 0, else 0. Any
//! other part is worth the mex of what its vertices leave, memoised by the list of its vertices.
//!
//! ```
//! use nim_snippets::sparse_node_kayles::{grundy, path_grundy, winning_moves, wins};
//!
//! let path: Vec<_> = (1..1000).map(|v| (v - 1, v)).collect();
//! assert_eq!(grundy(1000, &path), path_grundy(1000));
//! assert_eq!(path_grundy(10_u64.pow(18)), 7);
//! assert!(!wins(4, &path[..3]));
//! assert!(winning_moves(5, &path[..4]).eq([2])); // two single vertices remain
//! ```
//!
//! - Time: `O(n log n)` for paths and cycles, 10^6 vertices take a second. Another part takes a
//!   step for each vertex of each connected set that can remain: up to 0.1 seconds for a tree of
//!   25 vertices, too long for branching parts of 40.
//! - Input: fewer than 2^32 vertices, from 0, and 24 bytes for each; loops and repeated edges
//!   change nothing. The empty graph is lost.
//! - Source: T. R. Dawson, 1935, solved by R. K. Guy and C. A. B. Smith, "The G-values of various
//!   games", 1956.
//! - 日本語: 疎なグラフのノードケイレス: 頂点を選び、隣接する頂点ごと取り除く。道・閉路・小さな成分に分けて解く。
//! - See also: [`tree_kayles`](super::tree_kayles) (forests, faster where they branch),
//!   [`node_kayles`](super::node_kayles) (any graph of up to 64 vertices, faster),
//!   [`octal_game`](super::octal_game) (its paths are 0.137).

#![cfg_attr(doc, doc(alias("大きなグラフのノードケイレス")))]
#![cfg_attr(doc, doc(alias("path and cycle kayles", "Dawson chess on a circle")))]
#![cfg_attr(doc, doc(alias("components that are paths or cycles", "路径与环上的博弈")))]

use std::collections::{BTreeSet, HashMap};

/// The Grundy value of a path of so many vertices.
pub fn path_grundy(length: u64) -> u64 {
    let index = if length < 86 { length } else { 52 + (length - 52) % 34 };
    PATHS[index as usize].into()
}

/// The Grundy value of a cycle of so many vertices, at least 3.
pub fn cycle_grundy(length: u64) -> u64 {
    assert!(length >= 3, "{} vertices are fewer than 3", length);
    u64::from(path_grundy(length - 3) == 0)
}

/// The Grundy value of the graph with vertices `0..n`.
pub fn grundy(n: usize, edges: &[(usize, usize)]) -> u64 {
    Graph::new(n, edges).grundy(&(0..n).collect::<Vec<_>>())
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(n: usize, edges: &[(usize, usize)]) -> bool {
    grundy(n, edges) != 0
}

/// All winning moves: the vertices to choose, ascending.
pub fn winning_moves(n: usize, edges: &[(usize, usize)]) -> impl Iterator<Item = usize> {
    let mut graph = Graph::new(n, edges);
    let parts = graph.parts(&(0..n).collect::<Vec<_>>());
    let xor = parts.iter().fold(0, |xor, part| xor ^ graph.part_grundy(part));
    let mut moves = Vec::new();
    for part in parts {
        let target = xor ^ graph.part_grundy(&part);
        let options = part.vertices.iter().zip(graph.options(&part));
        moves.extend(options.filter(|option| option.1 == target).map(|option| *option.0));
    }
    moves.sort_unstable();
    moves.into_iter()
}

/// Values of paths: after these the last 34 repeat.
const PATHS: [u8; 86] = [
    0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2,
    7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
    5, 3, 7, 4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9,
];

/// A connected part of the graph that is left.
struct Part {
    shape: Shape,
    /// From one end to the other, around the cycle, or else ascending.
    vertices: Vec<usize>,
}

#[derive(PartialEq)]
enum Shape {
    Path,
    Cycle,
    Other,
}

struct Graph {
    near: Vec<BTreeSet<usize>>,
    /// The values of the parts met so far that are no paths or cycles.
    values: HashMap<Vec<usize>, u64>,
}

impl Graph {
    fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        assert!(n.max(edges.len()) as u64 >> 32 == 0, "2^32 vertices or edges are too many");
        let mut near = vec![BTreeSet::new(); n];
        for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            assert!(a.max(b) < n, "vertex {} in a graph of {} vertices", a.max(b), n);
            if a != b {
                near[a].insert(b);
            }
        }
        Graph { near, values: HashMap::new() }
    }

    fn grundy(&mut self, left: &[usize]) -> u64 {
        self.parts(left).iter().fold(0, |xor, part| xor ^ self.part_grundy(part))
    }

    fn part_grundy(&mut self, part: &Part) -> u64 {
        match part.shape {
            Shape::Path => path_grundy(part.vertices.len() as u64),
            Shape::Cycle => cycle_grundy(part.vertices.len() as u64),
            Shape::Other => self.values.get(&part.vertices).copied().unwrap_or_else(|| {
                let options = self.options(part);
                let mex = (0..).find(|value| !options.contains(value)).unwrap();
                self.values.insert(part.vertices.clone(), mex);
                mex
            }),
        }
    }

    /// What remains worth when each vertex of a part is chosen.
    fn options(&mut self, part: &Part) -> Vec<u64> {
        let last = part.vertices.len() - 1;
        let path = |length: usize| path_grundy(length.saturating_sub(1) as u64);
        match part.shape {
            Shape::Path => (0..=last).map(|i| path(i) ^ path(last - i)).collect(),
            Shape::Cycle => vec![path(last - 1); last + 1],
            Shape::Other => part.vertices.iter().map(|&v| self.option(part, v)).collect(),
        }
    }

    fn option(&mut self, part: &Part, v: usize) -> u64 {
        let near = &self.near[v];
        let stays = |w: &usize| *w != v && !near.contains(w);
        let left: Vec<usize> = part.vertices.iter().copied().filter(stays).collect();
        self.grundy(&left)
    }

    /// The connected parts of what is left, which ascends.
    fn parts(&self, left: &[usize]) -> Vec<Part> {
        let is_left = |w: &usize| left.binary_search(w).ok();
        let near = left.iter().map(|&v| self.near[v].iter().filter_map(is_left).collect());
        let near: Vec<Vec<usize>> = near.collect();
        let mut is_new = vec![true; left.len()];
        let mut parts = Vec::new();
        let ends = (0..left.len()).filter(|&i| near[i].len() < 2);
        for start in ends.chain(0..left.len()) {
            let mut open = vec![start];
            let mut part = Vec::new();
            while let Some(i) = open.pop() {
                if std::mem::replace(&mut is_new[i], false) {
                    part.push(i);
                    open.extend(&near[i]);
                }
            }
            let shape = match part.iter().map(|&i| near[i].len()).max() {
                None => continue,
                Some(0..=2) if near[start].len() == 2 => Shape::Cycle,
                Some(0..=2) => Shape::Path,
                _ => Shape::Other,
            };
            let mut vertices: Vec<usize> = part.iter().map(|&i| left[i]).collect();
            if shape == Shape::Other {
                vertices.sort_unstable();
            }
            parts.push(Part { shape, vertices });
        }
        parts
    }
}
