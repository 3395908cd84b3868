//! Staircase Nim on a tree or graph: move stones from a vertex along one arc; whoever cannot move loses.
//!
//! Let all paths from a vertex to sinks have lengths of one parity, as in every rooted forest. Only
//! the vertices with odd paths count: the Grundy value is the xor of their stones. Each arc leads
//! from a vertex that counts to one that does not, or back, so a move changes exactly one of the
//! numbers that count: it takes stones from it, as in Nim, or pushes stones onto it. The opponent
//! can move pushed stones on at once, as no sink counts. Misère play is misère Nim on the vertices
//! that count. Moves to the `k`-th ancestor are arcs too: then a vertex counts iff `⌊depth / k⌋`
//! is odd. Without the condition all this is false: try the arcs 2-1, 2-0, 1-0.
//!
//! ```
//! use nim_snippets::staircase_graph::{jumps, StaircaseGraph};
//!
//! let parents = [0, 0, 1, 1]; // a tree with root 0
//! let stairs = StaircaseGraph::new(4, &jumps(&parents, 1)); // stones go to the parent
//! assert!(!stairs.wins(&[7, 0, 5, 9])); // only vertex 1 counts
//! assert!(stairs.winning_moves(&[7, 4, 5, 0]).eq([(1, 0, 0)])); // all from 1 to 0
//! ```
//!
//! - Time: `O(n + arcs)`, `jumps` `O(n log k)`, `winning_moves` sorts what it found.
//! - Input: arcs `(from, to)` of any graph without cycles, fewer than 2^30 arcs and vertices.
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

use std::iter::successors;

/// A graph without cycles on which stones move.
pub struct StaircaseGraph {
    arcs: Vec<(usize, usize)>,
    /// For each vertex: does it count?
    counts: Vec<bool>,
}

impl StaircaseGraph {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let predecessors = Lists::new(n, arcs.iter().map(|&(from, to)| (to, from)));
        let mut left = vec![0; n]; // of the arcs from each vertex
        for &(from, _) in arcs {
            left[from] += 1;
        }
        let mut counts = vec![false; n];
        let mut done: Vec<usize> = (0..n).filter(|&v| left[v] == 0).collect();
        let mut next = 0;
        while let Some(&v) = done.get(next) {
            next += 1;
            for from in predecessors.of(v).iter().map(|&from| from as usize) {
                counts[from] = !counts[v];
                left[from] -= 1;
                if left[from] == 0 {
                    done.push(from);
                }
            }
        }
        if let Some(v) = left.iter().position(|&left| left > 0) {
            panic!("the graph has the cycle {:?}", cycle(arcs, &left, v));
        }
        for &(from, to) in arcs {
            let agree = counts[from] != counts[to];
            assert!(agree, "vertex {} has both odd and even paths to sinks", from);
        }
        StaircaseGraph { arcs: arcs.to_vec(), counts }
    }

    /// Does the vertex count?
    pub fn counts(&self, v: usize) -> bool {
        let n = self.counts.len();
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
        self.counts[v]
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
    pub fn winning_moves(&self, stones: &[u64]) -> impl Iterator<Item = (usize, u64, usize)> {
        self.moves(stones, usize::MAX)
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&self, stones: &[u64]) -> bool {
        self.wins(stones) == (self.big(stones) > 0)
    }

    /// All winning moves `(v, left, to)` when whoever cannot move wins.
    pub fn misere_winning_moves(
        &self,
        stones: &[u64],
    ) -> impl Iterator<Item = (usize, u64, usize)> {
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
    fn moves(&self, stones: &[u64], big: usize) -> impl Iterator<Item = (usize, u64, usize)> {
        let xor = self.grundy(stones);
        let winning = |&(from, to): &(usize, usize)| {
            let counted = stones[if self.counts[from] { from } else { to }];
            let target = xor ^ counted ^ u64::from(big == usize::from(counted > 1));
            let push = || stones[from].checked_sub(target.checked_sub(counted)?);
            let left = if self.counts[from] { Some(target) } else { push() };
            left.filter(|&left| left < stones[from]).map(|left| (from, left, to))
        };
        let mut moves: Vec<_> = self.arcs.iter().filter_map(winning).collect();
        moves.sort_unstable();
        moves.dedup();
        moves.into_iter()
    }
}

/// Arcs from each vertex to its `k`-th ancestor. A vertex that is its own parent is ground.
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

/// A cycle that `v` leads to, where all with arcs `left` lead to others that have some.
fn cycle(arcs: &[(usize, usize)], left: &[u32], v: usize) -> Vec<usize> {
    let mut follower = vec![v; left.len()];
    for &(from, to) in arcs.iter().filter(|arc| left[arc.1] > 0) {
        follower[from] = to;
    }
    let v = left.iter().fold(v, |v, _| follower[v]);
    let around = successors(Some(follower[v]), |&v| Some(follower[v]));
    around.take_while(|&to| to != v).chain(Some(v)).collect()
}

/// As `Vec<Vec<u32>>`: where the list of each vertex starts, and all lists one after another.
struct Lists {
    starts: Vec<u32>,
    all: Vec<u32>,
}

impl Lists {
    /// The second vertex of each pair goes into the list of the first.
    fn new(n: usize, pairs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0; n + 1];
        for (from, to) in pairs.clone() {
            assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
            starts[from] += 1;
        }
        for v in 1..=n {
            starts[v] += starts[v - 1];
        }
        let mut all = vec![0; starts[n] as usize];
        for (from, to) in pairs {
            starts[from] -= 1;
            all[starts[from] as usize] = to as u32;
        }
        Lists { starts, all }
    }

    fn of(&self, v: usize) -> &[u32] {
        &self.all[self.starts[v] as usize..self.starts[v + 1] as usize]
    }
}
