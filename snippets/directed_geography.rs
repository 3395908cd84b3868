//! Directed geography: move a token along an arc to a vertex it has not been on; whoever cannot move loses.
//!
//! For a set of unvisited vertices let `lost` be those at which the player to move loses when the
//! token has just come there: none of their followers is lost for the set without them. So one word
//! for each set answers all questions, and it follows from the words of the sets with one vertex
//! less. In misère play a vertex without an unvisited follower is not lost, but won. A game in
//! which the first player chooses where to start, such as a chain of words, is won iff
//! `winning_starts` has any. (On graphs of any size the question is PSPACE-complete.)
//!
//! ```
//! use nim_snippets::directed_geography::DirectedGeography;
//!
//! let game = DirectedGeography::new(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]);
//! assert!(game.wins(0, 0) && !game.wins(1, 0));
//! assert!(game.winning_moves(0, 0).eq([1]));
//! assert!(!game.wins(0, 0b0010)); // once 1 was visited, there is no way out of 0
//! assert!(game.winning_starts().eq([1, 3]));
//! ```
//!
//! - Time: `O(2^n n)` for `new`, 20 vertices take 0.05 seconds, 24 a second; then `O(1)` for an
//!   answer. Memory: 8 bytes for each set of vertices, 128 MB for 24 of them.
//! - Input: arcs between vertices below `n <= 24`; loops and parallel ones change nothing. A
//!   position is the token's vertex and the bits of all visited vertices; the token's own bit may
//!   be set or not. A misère position without a move is won.
//! - Source: T. J. Schaefer, "On the complexity of some two-person perfect-information games",
//!   1978; AtCoder ABC278 F "Shiritori".
//! - 日本語: 有向しりとり: 小さな有向グラフで、駒を辺に沿ってまだ訪れていない頂点に動かす。動けなければ負け。
//! - See also: [`vertex_geography`](super::vertex_geography) (undirected, graphs of any size),
//!   [`loopy_game`](super::loopy_game) (vertices may be visited again),
//!   [`outcome_search`](super::outcome_search) (any number of vertices, where few paths leave one
//!   position).

#![cfg_attr(doc, doc(alias("しりとり 有向グラフ", "word chain", "shiritori")))]
#![cfg_attr(doc, doc(alias("有向 同じ頂点は一度だけ", "Hamiltonian bitmask game")))]
#![cfg_attr(doc, doc(alias("有向图 状压 博弈", "generalized geography")))]

use std::iter::successors;

/// The outcomes of all positions of a graph.
pub struct DirectedGeography {
    /// For each vertex the set of its followers.
    followers: Vec<u32>,
    /// For each set of unvisited vertices those from which the player to move loses.
    lost: Vec<u32>,
    misere_lost: Vec<u32>,
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
        let mut lost = vec![0_u32; 1 << n];
        let mut misere_lost = vec![0_u32; 1 << n];
        for set in 0..1 << n {
            for v in vertices(set) {
                let rest = set ^ 1 << v;
                let reached = followers[v] & rest;
                let wins = reached & lost[rest as usize] > 0;
                let misere_wins = reached == 0 || reached & misere_lost[rest as usize] > 0;
                lost[set as usize] |= u32::from(!wins) << v;
                misere_lost[set as usize] |= u32::from(!misere_wins) << v;
            }
        }
        DirectedGeography { followers, lost, misere_lost }
    }

    /// Does the player to move win with the token on this vertex, after these were visited?
    pub fn wins(&self, vertex: usize, visited: u32) -> bool {
        self.winning_moves(vertex, visited).next().is_some()
    }

    /// All winning moves: the vertices to go to, ascending.
    pub fn winning_moves(&self, vertex: usize, visited: u32) -> impl Iterator<Item = usize> {
        let (reached, rest) = self.ahead(vertex, visited);
        vertices(reached & self.lost[rest as usize])
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&self, vertex: usize, visited: u32) -> bool {
        let (reached, rest) = self.ahead(vertex, visited);
        reached == 0 || reached & self.misere_lost[rest as usize] > 0
    }

    /// All winning moves when whoever cannot move wins.
    pub fn misere_winning_moves(&self, vertex: usize, visited: u32) -> impl Iterator<Item = usize> {
        let (reached, rest) = self.ahead(vertex, visited);
        vertices(reached & self.misere_lost[rest as usize])
    }

    /// The vertices to put the token on, so that the opponent, who moves next, loses.
    pub fn winning_starts(&self) -> impl Iterator<Item = usize> {
        vertices(self.lost[self.lost.len() - 1])
    }

    /// The unvisited followers, and all that are unvisited.
    fn ahead(&self, vertex: usize, visited: u32) -> (u32, u32) {
        let n = self.followers.len();
        assert!(vertex < n, "vertex {} in a graph of {} vertices", vertex, n);
        let rest = (self.lost.len() - 1) as u32 & !(visited | 1 << vertex);
        (self.followers[vertex] & rest, rest)
    }
}

/// As `(0..32).filter(|v| set >> v & 1 == 1)`.
fn vertices(set: u32) -> impl Iterator<Item = usize> {
    let some = |set: u32| Some(set).filter(|&set| set > 0);
    successors(some(set), move |set| some(set & (set - 1))).map(|set| set.trailing_zeros() as usize)
}
