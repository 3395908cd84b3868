//! Directed geography: move a token along an arc to a vertex it has not been on; whoever cannot move loses.
//!
//! The method is dynamic programming over the sets of unvisited vertices. A vertex of a set is
//! called losing if the player to move loses when the token has just come there: after the vertex
//! is taken out of the set, no follower in the set is losing. With the arcs 0-1 and 1-2, vertex 2
//! is losing in each set, because it has no follower. Vertex 1 is not losing in {1, 2}, because 2
//! is. Vertex 0 is losing in {0, 1, 2}, because its only follower, 1, is not losing in {1, 2}. The
//! 64 sets that differ only in the vertices 0 to 5 are treated together: a word for each vertex has
//! a bit for each of these sets, and the words of the followers are combined by `|`. A game in
//! which the first player chooses the start, such as a chain of words, is a win for that player iff
//! some vertex is not in `winning_starts`.
//!
//! ```
//! use nim_snippets::directed_geography::DirectedGeography;
//!
//! let game = DirectedGeography::new(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]);
//! assert!(game.wins(0, 0) && !game.wins(1, 0));
//! assert!(game.winning_moves(0, 0).eq([1]));
//! assert!(!game.wins(0, 0b0010)); // once 1 was visited, there is no way out of 0
//! assert!(game.winning_starts().eq([0, 2]));
//! ```
//!
//! - Time: `O(2^n n)` for `new`: 20 vertices take 5 ms, 24 take 0.1 s, with 3 bytes for each set.
//!   Then `O(n)` for an answer.
//! - Limit: `n ≤ 24`.
//! - Input: loops and parallel arcs change nothing. A position is the token's vertex and
//!   the mask of all visited vertices; the token's own bit may be set or not.
//! - Panics: `n > 24`, or a vertex outside `0..n`.
//! - Source: T. J. Schaefer, "On the complexity of some two-person perfect-information games",
//!   1978 (PSPACE-complete); AtCoder ABC278 F "Shiritori".
//! - 日本語: 有向しりとり: 小さな有向グラフで、駒を辺に沿ってまだ訪れていない頂点に動かす。動けなければ負け。
//! - See also: [`vertex_geography`](super::vertex_geography) (undirected, graphs of any size),
//!   [`loopy_game`](super::loopy_game) (vertices may be visited again),
//!   [`outcome_search`](super::outcome_search) (misère play, or more vertices with few paths).

#![cfg_attr(doc, doc(alias("しりとり 有向グラフ", "word chain", "shiritori")))]
#![cfg_attr(doc, doc(alias("有向 同じ頂点は一度だけ", "Hamiltonian bitmask game")))]
#![cfg_attr(doc, doc(alias("有向图 状压 博弈", "generalized geography")))]

/// For each of the vertices 0 to 5, a word with bit `low` if the set `low` of these contains it.
const CONTAINS: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// The outcomes of all positions of a graph.
pub struct DirectedGeography {
    /// For each vertex the mask of its followers.
    followers: Vec<u32>,
    /// `losing[high][v]` has bit `low` if `v` is losing in the set `high << 6 | low`.
    losing: Vec<[u64; 24]>,
}

impl DirectedGeography {
    /// The game on `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n <= 24, "{} vertices are more than 24", n);
        let mut followers = vec![0; n];
        for &(from, to) in arcs {
            assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
            followers[from] |= 1 << to;
        }
        let any_losing = |row: &[u64; 24], v: usize| {
            vertices(followers[v]).fold(0, |any_losing, to| any_losing | row[to])
        };
        let mut losing: Vec<[u64; 24]> = Vec::with_capacity(1 << n.saturating_sub(6));
        for high in 0..1 << n.saturating_sub(6) {
            let mut row = [0; 24];
            for v in vertices(high << 6) {
                row[v] = !any_losing(&losing[(high ^ 1 << v >> 6) as usize], v);
            }
            // Each round is right for sets with one more of the low vertices.
            for _ in 0..6 {
                for v in 0..n.min(6) {
                    row[v] = CONTAINS[v] & !(any_losing(&row, v) << (1 << v));
                }
            }
            losing.push(row);
        }
        DirectedGeography { followers, losing }
    }

    /// Does the player to move win with the token on this vertex, after these were visited?
    pub fn wins(&self, vertex: usize, visited: u32) -> bool {
        self.winning_moves(vertex, visited).next().is_some()
    }

    /// All winning moves: the vertices to go to, ascending.
    pub fn winning_moves(&self, vertex: usize, visited: u32) -> impl Iterator<Item = usize> {
        let n = self.followers.len();
        assert!(vertex < n, "vertex {} in a graph of {} vertices", vertex, n);
        let rest = self.all() & !(visited | 1 << vertex);
        vertices(self.followers[vertex] & self.losing_vertices(rest))
    }

    /// The vertices from which the player to move wins, if no vertex was visited before.
    pub fn winning_starts(&self) -> impl Iterator<Item = usize> {
        vertices(self.all() & !self.losing_vertices(self.all()))
    }

    /// The set of all vertices.
    fn all(&self) -> u32 {
        (1 << self.followers.len()) - 1
    }

    fn losing_vertices(&self, set: u32) -> u32 {
        let is_losing = |&v: &usize| self.losing[set as usize >> 6][v] >> (set & 63) & 1 == 1;
        vertices(set).filter(is_losing).fold(0, |mask, v| mask | 1 << v)
    }
}

/// The vertices of a mask, ascending.
fn vertices(set: u32) -> impl Iterator<Item = usize> {
    let without_least = |&set: &u32| Some(set & set.checked_sub(1)?);
    let sets = std::iter::successors(Some(set), without_least);
    sets.take_while(|&set| set != 0).map(|set| set.trailing_zeros() as usize)
}
