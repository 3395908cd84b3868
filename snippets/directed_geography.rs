//! Directed geography: move a token along an arc to a vertex it has not been on; whoever cannot move loses.
//!
//! For a set of unvisited vertices, call one of them lost if the player to move loses when the
//! token has just come there: once the vertex is taken out of the set, no follower is lost. So one
//! word for each set answers all questions, and it follows from the words of the sets with one
//! vertex less. In misère play a vertex without an unvisited follower is not lost, but won. A game
//! in which the first player chooses where to start, such as a chain of words, is won iff
//! `winning_starts` leaves out any. (On graphs of any size the question is PSPACE-complete.)
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
//! - Time: `O(2^n n)` for `new`, 20 vertices take 15 ms, 24 take 0.4 seconds; then `O(1)` for an
//!   answer. The first misère question takes as long again. Memory: 4 bytes for each set of
//!   vertices, 64 MB for 24 of them, and as much again for misère play.
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

use std::cell::RefCell;
use std::iter::successors;

/// The outcomes of all positions of a graph.
pub struct DirectedGeography {
    /// For each vertex the set of its followers.
    followers: Vec<u32>,
    /// For each set of unvisited vertices those from which the player to move loses.
    lost: Vec<u32>,
    /// The same in misère play, or empty until it is asked for.
    misere_lost: RefCell<Vec<u32>>,
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
        let mut lost = vec![0; 1 << n];
        settle(&mut lost, 0, &followers, |_| true);
        DirectedGeography { followers, lost, misere_lost: RefCell::default() }
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
        reached == 0 || reached & self.misere_lost(rest) > 0
    }

    /// All winning moves when whoever cannot move wins.
    pub fn misere_winning_moves(&self, vertex: usize, visited: u32) -> impl Iterator<Item = usize> {
        let (reached, rest) = self.ahead(vertex, visited);
        vertices(reached & self.misere_lost(rest))
    }

    /// The vertices from which the player to move wins, where none was visited before.
    pub fn winning_starts(&self) -> impl Iterator<Item = usize> {
        let all = self.lost.len() - 1;
        vertices(all as u32 & !self.lost[all])
    }

    fn misere_lost(&self, set: u32) -> u32 {
        let mut lost = self.misere_lost.borrow_mut();
        if lost.is_empty() {
            *lost = vec![0; self.lost.len()];
            settle(&mut lost, 0, &self.followers, |reached| reached > 0);
        }
        lost[set as usize]
    }

    /// The unvisited followers, and all that are unvisited.
    fn ahead(&self, vertex: usize, visited: u32) -> (u32, u32) {
        let n = self.followers.len();
        assert!(vertex < n, "vertex {} in a graph of {} vertices", vertex, n);
        let rest = (self.lost.len() - 1) as u32 & !(visited | 1 << vertex);
        (self.followers[vertex] & rest, rest)
    }
}

/// Makes `lost` complete for all unions of a set of the first vertices with `others`, for which it
/// has the lost ones among `others`. A vertex is lost if no follower is that it reaches, and if
/// `can_lose` says so of those that it reaches. As one set after another, but so that the loop is
/// over slices: without the last vertex, then for this vertex, then with it.
fn settle(lost: &mut [u32], others: u32, followers: &[u32], can_lose: impl Fn(u32) -> bool + Copy) {
    let half = lost.len() / 2;
    if half == 0 {
        return;
    }
    let last = half.trailing_zeros();
    let (without, with) = lost.split_at_mut(half);
    settle(without, others, followers, can_lose);
    for ((set, &lost_after), lost) in (others..).zip(&*without).zip(&mut *with) {
        let reached = followers[last as usize] & set;
        *lost |= u32::from(reached & lost_after == 0 && can_lose(reached)) << last;
    }
    settle(with, others | 1 << last, followers, can_lose);
}

/// As `(0..32).filter(|v| set >> v & 1 == 1)`.
fn vertices(set: u32) -> impl Iterator<Item = usize> {
    let some = |set: u32| Some(set).filter(|&set| set > 0);
    successors(some(set), move |set| some(set & (set - 1))).map(|set| set.trailing_zeros() as usize)
}
