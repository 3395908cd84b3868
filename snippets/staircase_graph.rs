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
    followers: Vec<Vec<usize>>,
    /// Which vertices count.
    pub counts: Vec<bool>,
}

impl Staircase {
    /// The graph of `n` vertices with these edges `(from, to)`.
    pub fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let mut followers = vec![Vec::new(); n];
        for &(from, to) in edges {
            assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
            followers[from].push(to);
        }
        let mut counts = vec![false; n];
        for v in sinks_first(&followers) {
            let mut odd_paths = followers[v].iter().map(|&to| !counts[to]);
            let is_odd = odd_paths.next().unwrap_or(false);
            let agree = odd_paths.all(|odd| odd == is_odd);
            assert!(agree, "vertex {} has both odd and even paths to sinks", v);
            counts[v] = is_odd;
        }
        Self { followers, counts }
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
        let edges = self.followers.iter().enumerate();
        let edges = edges.flat_map(|(from, followers)| followers.iter().map(move |&to| (from, to)));
        let winning = |(from, to): (usize, usize)| {
            let counted = stones[if self.counts[from] { from } else { to }];
            let target = xor ^ counted ^ u64::from(big == usize::from(counted > 1));
            let left = match self.counts[from] {
                true => Some(target),
                false => stones[from].checked_sub(target.checked_sub(counted)?),
            };
            left.filter(|&left| left < stones[from]).map(|left| (from, left, to))
        };
        let mut moves: Vec<_> = edges.filter_map(winning).collect();
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

/// The vertices in an order in which edges lead back.
fn sinks_first(followers: &[Vec<usize>]) -> Vec<usize> {
    let n = followers.len();
    let (mut order, mut is_done, mut is_on_path) = (Vec::new(), vec![false; n], vec![false; n]);
    let mut path = Vec::new(); // and the edges left to follow
    for root in 0..n {
        path.push((root, followers[root].iter()));
        while let Some((v, edges)) = path.last_mut() {
            is_on_path[*v] = true;
            if let Some(&to) = edges.find(|&&to| !is_done[to]) {
                if is_on_path[to] {
                    let path = path.iter().map(|vertex| vertex.0);
                    let cycle: Vec<usize> = path.skip_while(|&v| v != to).collect();
                    panic!("the graph has the cycle {:?}", cycle);
                }
                path.push((to, followers[to].iter()));
            } else {
                if !is_done[*v] {
                    order.push(*v);
                }
                is_done[*v] = true;
                path.pop();
            }
        }
    }
    order
}
