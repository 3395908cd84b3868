//! Staircase Nim on a tree or graph: move stones from a vertex along one arc; whoever cannot move loses.
//!
//! Let all paths from a vertex to sinks have lengths of the same parity, as in every rooted forest.
//! The Grundy value is the xor of the stones on the odd vertices. Each arc leads from an odd vertex
//! to an even one, or back, so a move changes exactly one of these numbers: it takes stones away,
//! as in Nim, or pushes stones onto an odd vertex. The opponent can move the pushed stones on at
//! once, because no sink is odd. Moves to the `k`-th ancestor are arcs too: a vertex is odd iff
//! `⌊depth / k⌋` is odd. If paths of both parities exist, the theorem is false: try the arcs 2-1,
//! 2-0, 1-0.
//!
//! ```
//! use nim_snippets::staircase_graph::{jumps, StaircaseGraph};
//!
//! let parents = [0, 0, 1, 1]; // a tree with root 0
//! let stairs = StaircaseGraph::new(4, &jumps(&parents, 1)); // stones go to the parent
//! assert!(!stairs.wins(&[7, 0, 5, 9])); // only vertex 1 is odd
//! assert!(stairs.winning_moves(&[7, 4, 5, 0]).eq([(1, 0, 0)])); // all from 1 to 0
//! ```
//!
//! - Time: `O(n + arcs)`, `jumps` `O(n log k)`; `winning_moves` sorts the moves that it finds.
//! - Limit: `n + arcs ≤ 10^6`.
//! - Input: arcs `(from, to)`, fewer than 2^30 of them; any stones. Where every vertex has one
//!   follower (boxes on a functional graph), take the [`jumps`] of the followers: a vertex that
//!   follows itself is ground. A winning move may leave an even vertex above `u64::MAX`.
//! - Panics: a cycle, a vertex with both odd and even paths to sinks, a vertex outside `0..n`,
//!   `stones.len() != n`, or `k == 0`.
//! - Misère: misère Nim on the odd vertices.
//! - Source: well known.
//! - 日本語: グラフの階段ニム: 頂点の石を好きな個数だけ辺に沿って (親や `k` 個上の祖先に) 移す。動けなければ負け。
//! - See also: [`staircase_tree`](super::staircase_tree) (all roots of a tree, and the parents of
//!   one), [`staircase_nim`](super::staircase_nim) (a row), [`dag_game`](super::dag_game) (any DAG,
//!   tokens one by one), [`misere_nim`](super::misere_nim).

#![cfg_attr(doc, doc(alias("木の上の階段ニム", "階段ニム 木 親に移す")))]
#![cfg_attr(doc, doc(alias("stones move to the parent", "k-th ancestor", "k 個上の祖先に移す")))]
#![cfg_attr(doc, doc(alias("tree staircase", "boxes on a functional graph", "箱の行き先")))]
#![cfg_attr(doc, doc(alias("树上阶梯博弈", "staircase Nim on a DAG")))]
#![cfg_attr(doc, doc(alias("leaves at the same parity, apples on a tree")))]

/// A graph without cycles on which stones move.
pub struct StaircaseGraph {
    arcs: Vec<(usize, usize)>,
    is_odd: Vec<bool>,
}

impl StaircaseGraph {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let followers = Lists::new(n, arcs.iter().copied());
        let mut is_odd = vec![false; n];
        for v in sinks_first(n, &followers) {
            let mut followers = followers.of(v);
            is_odd[v] = followers.next().map_or(false, |to| !is_odd[to]);
            let agree = followers.all(|to| is_odd[to] != is_odd[v]);
            assert!(agree, "vertex {} has both odd and even paths to sinks", v);
        }
        StaircaseGraph { arcs: arcs.to_vec(), is_odd }
    }

    /// Do paths of odd length lead from the vertex to sinks? Then its stones count.
    pub fn is_odd(&self, v: usize) -> bool {
        let n = self.is_odd.len();
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
        self.is_odd[v]
    }

    /// The Grundy value: the xor of the stones on odd vertices.
    pub fn grundy(&self, stones: &[u64]) -> u64 {
        self.on_odd(stones).fold(0, |xor, stones| xor ^ stones)
    }

    /// Does the player to move win?
    pub fn wins(&self, stones: &[u64]) -> bool {
        self.grundy(stones) != 0
    }

    /// All winning moves `(v, left, to)`: leave `left` stones on `v`, and move the others to `to`.
    pub fn winning_moves(&self, stones: &[u64]) -> impl Iterator<Item = (usize, u64, usize)> {
        self.moves(stones, usize::MAX)
    }

    /// Does the player to move win in misère play?
    pub fn misere_wins(&self, stones: &[u64]) -> bool {
        self.wins(stones) == (self.big(stones) > 0)
    }

    /// All winning moves `(v, left, to)` in misère play.
    pub fn misere_winning_moves(
        &self,
        stones: &[u64],
    ) -> impl Iterator<Item = (usize, u64, usize)> {
        self.moves(stones, self.big(stones))
    }

    fn on_odd<'a>(&'a self, stones: &'a [u64]) -> impl Iterator<Item = &'a u64> {
        let n = self.is_odd.len();
        assert!(stones.len() == n, "stones on {} of {} vertices", stones.len(), n);
        stones.iter().zip(&self.is_odd).filter(|&(_, &is_odd)| is_odd).map(|(stones, _)| stones)
    }

    /// The number of odd vertices with two stones or more.
    fn big(&self, stones: &[u64]) -> usize {
        self.on_odd(stones).filter(|&&stones| stones > 1).count()
    }

    /// The winning moves: in misère play, one that leaves nothing big makes the xor 1 instead of 0.
    fn moves(&self, stones: &[u64], big: usize) -> impl Iterator<Item = (usize, u64, usize)> {
        let xor = self.grundy(stones);
        let winning = |&(from, to): &(usize, usize)| {
            let counted = stones[if self.is_odd[from] { from } else { to }];
            let target = xor ^ counted ^ u64::from(big == usize::from(counted > 1));
            let push = || stones[from].checked_sub(target.checked_sub(counted)?);
            let left = if self.is_odd[from] { Some(target) } else { push() };
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

/// The vertices of a graph without cycles, each after its followers.
fn sinks_first(n: usize, followers: &Lists) -> Vec<usize> {
    let mut in_degrees = vec![0; n]; // not counting arcs from vertices in the order
    for &to in &followers.all {
        in_degrees[to as usize] += 1;
    }
    let mut order: Vec<usize> = (0..n).filter(|&v| in_degrees[v] == 0).collect();
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        next += 1;
        for to in followers.of(v) {
            in_degrees[to] -= 1;
            if in_degrees[to] == 0 {
                order.push(to);
            }
        }
    }
    assert!(order.len() == n, "the graph has a cycle");
    order.reverse();
    order
}

/// A list for each vertex, like a `Vec<Vec<usize>>`, but all in one array, in `u32` to be faster.
struct Lists {
    /// The list of `v` is `all[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    all: Vec<u32>,
}

impl Lists {
    /// Puts the head of each arc into the list of its tail, in the order of the arcs.
    fn new(n: usize, arcs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0; n + 1];
        for (from, to) in arcs.clone() {
            assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
            starts[from + 1] += 1;
        }
        for v in 0..n {
            starts[v + 1] += starts[v];
        }
        let mut ends = starts.clone(); // the ends of the lists so far
        let mut all = vec![0; starts[n] as usize];
        for (from, to) in arcs {
            all[ends[from] as usize] = to as u32;
            ends[from] += 1;
        }
        Lists { starts, all }
    }

    fn of(&self, v: usize) -> impl ExactSizeIterator<Item = usize> + '_ {
        let list = &self.all[self.starts[v] as usize..self.starts[v + 1] as usize];
        list.iter().map(|&other| other as usize)
    }
}
