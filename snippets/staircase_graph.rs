//! Staircase Nim on a tree or graph: move stones from a vertex along one arc; whoever cannot move loses.
//!
//! Let all paths from a vertex to sinks have lengths of one parity, as in every rooted forest. The
//! Grundy value is the xor of the stones on the odd vertices. Each arc leads from an odd vertex to
//! an even one, or back, so a move changes exactly one of these numbers: it takes stones away, as
//! in Nim, or pushes stones onto an odd vertex. The opponent can move pushed stones on at once, as
//! no sink is odd. Moves to the `k`-th ancestor are arcs too: a vertex is odd iff `⌊depth / k⌋` is.
//! Without the condition all this is false: try the arcs 2-1, 2-0, 1-0.
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
//! - Input: arcs `(from, to)`, fewer than 2^30 of them; any stones. Where every vertex has one
//!   follower (boxes on a functional graph), take the [`jumps`] of the followers: a vertex that
//!   follows itself is ground. A winning move may leave an even vertex above `u64::MAX`.
//! - Panics: a cycle, a vertex with both odd and even paths to sinks, a vertex outside `0..n`,
//!   `stones.len() != n`, or `k == 0`.
//! - Misère: misère Nim on the odd vertices.
//! - Source: well known.
//! - 日本語: グラフの階段ニム: 頂点の石を好きな個数だけ辺に沿って (親や k 個上の祖先に) 移す。動けなければ負け。
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
        let followers = followers(n, arcs);
        let mut is_odd = vec![false; n];
        for v in sinks_first(&followers) {
            is_odd[v] = followers[v].first().map_or(false, |&to| !is_odd[to]);
            let agree = followers[v].iter().all(|&to| is_odd[to] != is_odd[v]);
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

/// The vertices that the arcs from each vertex lead to.
fn followers(n: usize, arcs: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut followers = vec![Vec::new(); n];
    for &(from, to) in arcs {
        assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
        followers[from].push(to);
    }
    followers
}

/// The vertices of a graph without cycles, each after its followers.
fn sinks_first(followers: &[Vec<usize>]) -> Vec<usize> {
    let n = followers.len();
    let mut order = Vec::with_capacity(n);
    let mut stack: Vec<usize> = (0..n).collect();
    let (mut is_open, mut is_done) = (vec![false; n], vec![false; n]);
    while let Some(&v) = stack.last() {
        if is_done[v] {
            stack.pop();
        } else if is_open[v] {
            is_done[v] = true;
            order.push(v);
        } else {
            is_open[v] = true;
            for &to in followers[v].iter().filter(|&&to| !is_done[to]) {
                assert!(!is_open[to], "the graph has a cycle");
                stack.push(to);
            }
        }
    }
    order
}
