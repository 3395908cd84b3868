//! Staircase Nim on a tree or graph: move stones from a vertex along one edge; whoever cannot move loses.
//!
//! Let all paths from a vertex to sinks have lengths of one parity, as in every rooted forest. Only
//! the vertices with odd paths count: the Grundy value is the xor of their stones. Each edge leads
//! from a vertex that counts to one that does not, or back, so a move changes exactly one of the
//! numbers that count: it takes stones from it, as in Nim, or pushes stones onto it. The opponent
//! can move pushed stones on at once, as no sink counts. Misère play is misère Nim on the vertices
//! that count. Moves to the `k`-th ancestor are edges too: then a vertex counts iff `⌊depth / k⌋`
//! is odd. Without the condition all this is false: try the edges 2-1, 2-0, 1-0.
//!
//! ```
//! use nim_snippets::staircase_graph::{jumps, Staircase};
//!
//! let parents = [0, 0, 1, 1]; // a tree with root 0
//! let stairs = Staircase::new(4, &jumps(&parents, 1)); // stones go to the parent
//! assert!(!stairs.wins(&[7, 0, 5, 9])); // only vertex 1 counts
//! assert!(stairs.winning_moves(&[7, 4, 5, 0]).eq([(1, 0, 0)])); // all from 1 to 0
//! ```
//!
//! - Time: `O(n + edges)`, `jumps` `O(n log k)`, `winning_moves` sorts what it found.
//! - Input: edges `(from, to)` of any graph without cycles, fewer than 2^32 edges and vertices.
//!   Where every vertex has one follower (boxes on a functional graph), take the [`jumps`] of the
//!   followers: a vertex that follows itself is ground; another cycle panics, as play may be drawn.
//!   `k >= 1`. Any stones; a winning move never leaves a vertex that counts above `u64::MAX`, but
//!   it can do so to one that does not count.
//! - Source: folklore.
//! - 日本語: グラフの階段ニム: 頂点の石を好きな個数だけ辺に沿って (親や k 個上の祖先に) 移す。動けなければ負け。
//! - See also: [`staircase_tree`](super::staircase_tree) (all roots of a tree, and the parents of
//!   one), [`staircase_nim`](super::staircase_nim) (a row), [`dag_game`](super::dag_game) (any DAG,
//!   tokens one by one), [`misere_nim`](super::misere_nim).

#![cfg_attr(doc, doc(alias("木の上の階段ニム", "階段ニム 木 親に移す")))]
#![cfg_attr(doc, doc(alias("stones move to the parent", "k-th ancestor", "k 個上の祖先に移す")))]
#![cfg_attr(doc, doc(alias("tree staircase", "boxes on a functional graph", "箱の行き先")))]
#![cfg_attr(doc, doc(alias("树上阶梯博弈", "staircase Nim on a DAG")))]
#![cfg_attr(doc, doc(alias("leaves at the same parity, apples on a tree")))]

use std::collections::BTreeSet;
use std::iter::successors;

/// From which vertex, how many stones, to which vertex.
pub type Move = (usize, u64, usize);

/// A graph without cycles on which stones move.
pub struct Staircase {
    edges: Vec<(usize, usize)>,
    /// Which vertices count.
    pub counts: Vec<bool>,
}

impl Staircase {
    /// The graph of `n` vertices with these edges `(from, to)`.
    pub fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let (starts, sources, mut left) = reversed(n, edges);
        let mut counts = vec![false; n];
        let mut done: Vec<u32> = (0..n as u32).filter(|&v| left[v as usize] == 0).collect();
        let mut next = 0;
        while let Some(&v) = done.get(next) {
            next += 1;
            let range = starts[v as usize] as usize..starts[v as usize + 1] as usize;
            for &from in &sources[range] {
                counts[from as usize] = !counts[v as usize];
                left[from as usize] -= 1;
                if left[from as usize] == 0 {
                    done.push(from);
                }
            }
        }
        if let Some(v) = left.iter().position(|&left| left > 0) {
            panic!("the graph has the cycle {:?}", cycle(edges, &left, v));
        }
        for &(from, to) in edges {
            let agree = counts[from] != counts[to];
            assert!(agree, "vertex {} has both odd and even paths to sinks", from);
        }
        Self { edges: edges.to_vec(), counts }
    }

    /// The Grundy value: the xor of the vertices that count.
    pub fn grundy(&self, stones: &[u64]) -> u64 {
        self.counted(stones).fold(0, |xor, stones| xor ^ stones)
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, stones: &[u64]) -> bool {
        self.grundy(stones) != 0
    }

    /// All winning moves `(v, left, to)`: leave `left` stones on `v`, and move the others to `to`.
    pub fn winning_moves(&self, stones: &[u64]) -> impl Iterator<Item = Move> {
        self.moves(stones, usize::MAX)
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&self, stones: &[u64]) -> bool {
        self.wins(stones) == (self.big(stones) > 0)
    }

    /// All winning moves `(v, left, to)` when whoever cannot move wins.
    pub fn misere_winning_moves(&self, stones: &[u64]) -> impl Iterator<Item = Move> {
        self.moves(stones, self.big(stones))
    }

    fn counted<'a>(&'a self, stones: &'a [u64]) -> impl Iterator<Item = &'a u64> {
        let n = self.counts.len();
        assert!(stones.len() == n, "stones on {} of {} vertices", stones.len(), n);
        stones.iter().zip(&self.counts).filter(|&(_, &counts)| counts).map(|(stones, _)| stones)
    }

    /// How many of the vertices that count hold two stones or more.
    fn big(&self, stones: &[u64]) -> usize {
        self.counted(stones).filter(|&&stones| stones > 1).count()
    }

    /// The winning moves: in misère play, one that leaves nothing big makes the xor 1 instead of 0.
    fn moves(&self, stones: &[u64], big: usize) -> impl Iterator<Item = Move> {
        let xor = self.grundy(stones);
        let winning = |&(from, to): &(usize, usize)| {
            let counted = stones[if self.counts[from] { from } else { to }];
            let target = xor ^ counted ^ u64::from(big == usize::from(counted > 1));
            let push = || stones[from].checked_sub(target.checked_sub(counted)?);
            let left = if self.counts[from] { Some(target) } else { push() };
            left.filter(|&left| left < stones[from]).map(|left| (from, left, to))
        };
        self.edges.iter().filter_map(winning).collect::<BTreeSet<_>>().into_iter()
    }
}

/// Edges from each vertex to its `k`-th ancestor. A vertex that is its own parent is ground.
pub fn jumps(parents: &[usize], k: usize) -> Vec<(usize, usize)> {
    assert!(k > 0, "k must be positive");
    let n = parents.len();
    let parent = |(v, &to): (usize, &usize)| {
        assert!(to < n, "vertex {} in a graph of {} vertices", to, n);
        if to == v { n } else { to } // n is what is left to go to below the ground
    };
    let parents: Vec<usize> = parents.iter().enumerate().map(parent).chain(Some(n)).collect();
    let mut reached: Vec<usize> = (0..=n).collect();
    for digit in (0..usize::BITS - k.leading_zeros()).rev() {
        reached = reached.iter().map(|&v| reached[v]).collect();
        if k >> digit & 1 == 1 {
            reached = reached.iter().map(|&v| parents[v]).collect();
        }
    }
    reached.into_iter().enumerate().filter(|&(_, to)| to < n).collect()
}

/// As `Vec<Vec<u32>>` and a count: where each vertex's predecessors start, these, and the numbers
/// of edges that leave.
fn reversed(n: usize, edges: &[(usize, usize)]) -> (Vec<u32>, Vec<u32>, Vec<u32>) {
    assert!(n.max(edges.len()) as u64 >> 32 == 0, "2^32 vertices or edges are too many");
    let mut starts = vec![0; n + 1];
    let mut predecessors = vec![0; edges.len()];
    let mut leaving = vec![0; n];
    for &(from, to) in edges {
        assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
        leaving[from] += 1;
        starts[to] += 1;
    }
    for v in 0..n {
        starts[v + 1] += starts[v];
    }
    for &(from, to) in edges {
        starts[to] -= 1;
        predecessors[starts[to] as usize] = from as u32;
    }
    (starts, predecessors, leaving)
}

/// A cycle that `v` leads to, where all with edges `left` lead to others that have some.
fn cycle(edges: &[(usize, usize)], left: &[u32], v: usize) -> Vec<usize> {
    let mut follower = vec![v; left.len()];
    for &(from, to) in edges.iter().filter(|edge| left[edge.1] > 0) {
        follower[from] = to;
    }
    let v = left.iter().fold(v, |v, _| follower[v]);
    let around = successors(Some(follower[v]), |&v| Some(follower[v]));
    around.take_while(|&to| to != v).chain(Some(v)).collect()
}
