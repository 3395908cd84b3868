//! Staircase Nim on a tree or graph: move stones from a vertex along one edge; whoever cannot move loses.
//!
//! Let all paths from a vertex to sinks have lengths of one parity, as in every rooted forest.
//! Only the vertices with odd paths count: the Grundy value is the xor of their stones. Each edge
//! leads from a vertex that counts to one that does not, or back, so a move changes exactly one of
//! the numbers that count: it takes from it, as in Nim, or pushes stones onto it, which can be
//! moved on at once, as no sink counts. Misère play is misère Nim on the vertices that count.
//! Moves to the `k`-th ancestor are edges too: then a vertex counts iff `⌊depth / k⌋` is odd.
//! Without the condition all this is false: try the edges 2-1, 2-0, 1-0.
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
//! - Input: edges `(from, to)` of any graph without cycles. Where every vertex has one follower
//!   (boxes on a functional graph), [`jumps`] of those: who follows themselves is ground; another
//!   cycle panics, as play may be drawn. `k >= 1`. Any stones; a winning move never leaves a vertex
//!   that counts above `u64::MAX`, but it can do so to one that does not count.
//! - Source: folklore.
//! - See also: `staircase_tree` (all roots of a tree, and the parents of one), `staircase_nim`
//!   (a row), `dag_game` (any DAG, tokens one by one), `misere_nim`.

/// A graph without cycles on which stones move.
pub struct Staircase {
    edges: Vec<(usize, usize)>,
    /// Which vertices count.
    pub counts: Vec<bool>,
}

impl Staircase {
    /// The graph of `n` vertices with these edges `(from, to)`.
    pub fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let mut before = vec![Vec::new(); n];
        let mut left = vec![0; n];
        for &(from, to) in edges {
            assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
            before[to].push(from);
            left[from] += 1;
        }
        let mut order: Vec<usize> = (0..n).filter(|&v| left[v] == 0).collect();
        let mut parity = vec![None; n];
        let mut next = 0;
        while let Some(&v) = order.get(next) {
            next += 1;
            let odd = *parity[v].get_or_insert(false);
            for &from in &before[v] {
                let same = *parity[from].get_or_insert(!odd) != odd;
                assert!(same, "vertex {} has both odd and even paths to sinks", from);
                left[from] -= 1;
                if left[from] == 0 {
                    order.push(from);
                }
            }
        }
        if order.len() < n {
            panic!("the graph has the cycle {:?}", cycle(edges, &left));
        }
        Self {
            edges: edges.to_vec(),
            counts: parity.iter().map(|&odd| odd == Some(true)).collect(),
        }
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
        assert_eq!(stones.len(), self.counts.len(), "each vertex needs its number of stones");
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
            let left = match self.counts[from] {
                true => Some(target),
                false => stones[from].checked_sub(target.checked_sub(counted)?),
            };
            left.filter(|&left| left < stones[from]).map(|left| (from, left, to))
        };
        let mut moves: Vec<_> = self.edges.iter().filter_map(winning).collect();
        moves.sort_unstable();
        moves.dedup();
        moves.into_iter()
    }
}

/// Edges from each vertex to its `k`-th ancestor. Who is their own parent is ground.
pub fn jumps(parents: &[usize], k: usize) -> Vec<(usize, usize)> {
    assert!(k > 0, "k must be positive");
    let n = parents.len();
    let parent = |(v, &to): (usize, &usize)| {
        assert!(to < n, "vertex {} in a graph of {} vertices", to, n);
        (to != v).then_some(to)
    };
    let mut jump: Vec<_> = parents.iter().enumerate().map(parent).collect();
    let mut reached: Vec<_> = (0..n).map(Some).collect();
    for digit in (0..usize::BITS).take_while(|digit| k >> digit > 0) {
        if k >> digit & 1 == 1 {
            reached = reached.iter().map(|&v| v.and_then(|v: usize| jump[v])).collect();
        }
        jump = jump.iter().map(|&v| v.and_then(|v: usize| jump[v])).collect();
    }
    reached.iter().enumerate().filter_map(|(v, &to)| Some((v, to?))).collect()
}

/// What is left has an edge to a vertex of the same kind, so following these circles.
fn cycle(edges: &[(usize, usize)], left: &[usize]) -> Vec<usize> {
    let mut next = vec![0; left.len()];
    for &(from, to) in edges.iter().filter(|edge| left[edge.1] > 0) {
        next[from] = to;
    }
    let start = (0..left.len()).find(|&v| left[v] > 0).unwrap_or_default();
    let start = (0..left.len()).fold(start, |v, _| next[v]);
    let mut cycle = vec![start];
    while next[cycle[cycle.len() - 1]] != start {
        cycle.push(next[cycle[cycle.len() - 1]]);
    }
    cycle
}
