//! Tree Kayles: choose a vertex of a forest, it disappears with its neighbours; whoever cannot move loses.
//!
//! Taking a vertex out of a tree leaves a branch at each of its neighbours. Choosing `v` takes out
//! the neighbours of `v`, and of the branches at each of them all but the one with `v` are left. So
//! an option is the xor of these branches, and a tree needs the values of two branches for each
//! edge. Rooted trees of one shape are evaluated once: a shape is the list of the numbers of the
//! shapes below its root. A path is Dawson's chess, whose values repeat after 34 vertices from 52
//! on.
//!
//! ```
//! use nim_snippets::tree_kayles::{grundy, winning_moves, wins};
//!
//! let three_arms: Vec<_> = (1..61).map(|v| (if v % 20 == 1 { 0 } else { v - 1 }, v)).collect();
//! assert_eq!(grundy(61, &three_arms), 1);
//! assert!(!wins(4, &[(0, 1), (1, 2), (2, 3)]));
//! assert!(winning_moves(5, &[(0, 1), (1, 2), (1, 3), (3, 4)]).eq([0, 2, 3]));
//! ```
//!
//! - Time: `O(n)` for paths and stars. Another tree takes a step for each vertex of each shape that
//!   can remain: a tree of 35 vertices takes 0.02 s, one of 50 some seconds, three arms of 30
//!   0.1 s, a caterpillar of 200 vertices with legs at random 0.2 s, one of 400 three seconds.
//!   Moves take `O(n)` more for each vertex.
//! - Input: from 0 to 2^30 - 1 vertices; edges without a cycle, asserted. The empty forest is lost.
//! - Source: own derivation; T. J. Schaefer, "On the complexity of some two-person
//!   perfect-information games", 1978 (the game); R. K. Guy, C. A. B. Smith, "The G-values of
//!   various games", 1956 (paths).
//! - 日本語: 木のケイレス: 森の頂点を選び、隣接する頂点ごと取り除く。取れなければ負け。
//! - See also: [`sparse_node_kayles`](super::sparse_node_kayles) (cycles, a few small parts),
//!   [`node_kayles`](super::node_kayles) (any graph of up to 64 vertices).

#![cfg_attr(doc, doc(alias("node kayles on trees", "木のノードケイレス", "树上 选点删邻点")))]

use std::collections::HashMap;

type Edge = (usize, usize);

/// The Grundy value of the forest with vertices `0..n`.
pub fn grundy(n: usize, edges: &[(usize, usize)]) -> u64 {
    Shapes::default().forest_grundy(n, edges, |_| true)
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(n: usize, edges: &[(usize, usize)]) -> bool {
    grundy(n, edges) != 0
}

/// All winning moves: the vertices to choose, ascending.
pub fn winning_moves(n: usize, edges: &[(usize, usize)]) -> impl Iterator<Item = usize> {
    let mut shapes = Shapes::default();
    shapes.forest_grundy(n, edges, |_| true); // is it a forest?
    let moves = (0..n).filter(|&v| {
        let mut is_left: Vec<bool> = (0..n).map(|w| w != v).collect();
        for &(a, b) in edges {
            is_left[a] &= b != v;
            is_left[b] &= a != v;
        }
        shapes.forest_grundy(n, edges, |w| is_left[w]) == 0
    });
    moves.collect::<Vec<usize>>().into_iter()
}

/// Values of paths: after these the last 34 repeat.
const PATHS: [u8; 86] = [
    0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2,
    7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
    5, 3, 7, 4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9,
];

/// A rooted tree.
struct Shape {
    /// The shapes at its root, ascending.
    branches: Vec<usize>,
    size: usize,
    /// Is it a path with an end as its root?
    is_string: bool,
    value: Option<u64>,
}

/// All shapes met so far, and the number of each.
#[derive(Default)]
struct Shapes {
    numbers: HashMap<Vec<usize>, usize>,
    shapes: Vec<Shape>,
}

impl Shapes {
    /// The Grundy value of the vertices that are left of a forest.
    fn forest_grundy(&mut self, n: usize, edges: &[Edge], is_left: impl Fn(usize) -> bool) -> u64 {
        assert!(n < 1 << 30, "2^30 vertices are too many");
        let mut degrees = vec![0; n];
        let mut links = vec![0; n]; // the xor of the neighbours: the last one stands there itself
        for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            assert!(a.max(b) < n, "vertex {} in a graph of {} vertices", a.max(b), n);
            if is_left(a) && is_left(b) {
                degrees[a] += 1;
                links[a] ^= b;
            }
        }
        let mut branches = vec![Vec::new(); n];
        let mut leaves: Vec<usize> = (0..n).filter(|&v| is_left(v) && degrees[v] <= 1).collect();
        let mut next = 0;
        let mut xor = 0;
        while let Some(&v) = leaves.get(next) {
            next += 1;
            let shape = self.number(std::mem::take(&mut branches[v]));
            if degrees[v] == 0 {
                xor ^= self.value(shape);
                continue;
            }
            let to = links[v];
            branches[to].push(shape);
            links[to] ^= v;
            degrees[to] -= 1;
            if degrees[to] == 1 {
                leaves.push(to);
            }
        }
        assert!(next == (0..n).filter(|&v| is_left(v)).count(), "the edges are no forest");
        xor
    }

    /// The number of the shape with these branches.
    fn number(&mut self, mut branches: Vec<usize>) -> usize {
        branches.sort_unstable();
        if let Some(&number) = self.numbers.get(&branches) {
            return number;
        }
        let size = 1 + branches.iter().map(|&branch| self.shapes[branch].size).sum::<usize>();
        let are_strings = branches.iter().all(|&branch| self.shapes[branch].is_string);
        let index = if size < 86 { size } else { 52 + (size - 52) % 34 };
        let value = Some(PATHS[index].into()).filter(|_| are_strings && branches.len() <= 2);
        let is_string = are_strings && branches.len() <= 1;
        self.numbers.insert(branches.clone(), self.shapes.len());
        self.shapes.push(Shape { branches, size, is_string, value });
        self.shapes.len() - 1
    }

    /// The Grundy value of a shape.
    fn value(&mut self, shape: usize) -> u64 {
        if let Some(value) = self.shapes[shape].value {
            return value;
        }
        let options = self.options(shape);
        let mut parts: Vec<usize> = options.iter().flatten().copied().collect();
        parts.sort_unstable_by_key(|&part| self.shapes[part].size); // keeps the recursion flat
        for part in parts {
            self.value(part);
        }
        let xor_value = |xor, part: &usize| xor ^ self.shapes[*part].value.unwrap();
        let values: Vec<u64> = options.iter().map(|left| left.iter().fold(0, xor_value)).collect();
        let mex = (0..).find(|value| !values.contains(value)).unwrap();
        self.shapes[shape].value = Some(mex);
        mex
    }

    /// The shapes that each vertex leaves. Of equal branches at a vertex only one is entered.
    fn options(&mut self, shape: usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        let mut open = vec![(shape, Vec::new())]; // below a vertex, and beside it at its parent
        while let Some((below, beside)) = open.pop() {
            let branches = self.shapes[below].branches.clone();
            let children = branches.iter().flat_map(|&child| &self.shapes[child].branches);
            options.push(beside.iter().chain(children).copied().collect());
            let has_both = options.len() > 1 && !branches.is_empty();
            let above = has_both.then(|| self.number(beside));
            for i in (0..branches.len()).filter(|&i| i == 0 || branches[i] != branches[i - 1]) {
                let mut beside = branches.clone();
                let branch = beside.swap_remove(i);
                beside.extend(above);
                open.push((branch, beside));
            }
        }
        options
    }
}
