//! Loopy game: move a token along an arc; endless play is a draw; whoever cannot move loses.
//!
//! Retrograde analysis: sinks lose. A vertex wins once some follower loses, and loses once all its
//! followers win. All remaining vertices are draws: such a vertex has a follower that is a draw,
//! and none that loses. The search is breadth-first, so it finds the vertices in the order of their
//! remoteness.
//!
//! ```
//! use nim_snippets::loopy_game::{reachable, remoteness, LoopyGame};
//!
//! let game = LoopyGame::new(5, &[(0, 1), (1, 0), (1, 2), (3, 4), (4, 3), (4, 1)]);
//! assert_eq!(game.remoteness(), [Some(2), Some(1), Some(0), None, None]); // odd wins, even loses
//! assert!(game.winning_moves(1).eq([2, 0])); // a move to 0 only delays the win
//! // From any rules: put `a` on either heap or halve it, until a heap is empty.
//! let options = |&(a, b): &(u64, u64)| if a * b == 0 { vec![] } else { vec![(b, a), (b, a / 2)] };
//! let (positions, arcs) = reachable([(1, 4)], options);
//! assert_eq!(LoopyGame::new(positions.len(), &arcs).remoteness()[0], Some(1));
//! // A ring of 1000 planets, 1 to 3 steps at a time, whoever reaches 0 wins; arcs are not listed.
//! let moves = (0..1000).map(|v| if v == 0 { 0 } else { 3 }).collect();
//! let ring = remoteness(moves, |v| (1..=3).map(move |steps| (v + 1000 - steps) % 1000));
//! assert_eq!(ring[996], Some(2));
//! ```
//!
//! - Time: `O(n + arcs)`: 10^6 arcs take 0.1 s.
//! - Limit: `n + arcs ≤ 10^6`; `remoteness: n ≤ 10^6, arcs ≤ 5·10^6`; `reachable:
//!   arcs ≤ 10^6` (80 MiB).
//! - Input: arcs `(from, to)`, loops and parallel ones too, fewer than 2^30 of them. If reaching a
//!   vertex wins, leave out its arcs, or give it 0 moves: whoever is to move there has lost.
//! - Panics: a vertex outside `0..n`.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966.
//! - 日本語: 閉路つきゲーム: 駒を辺に沿って動かす。閉路も可。動けなければ負け、無限に続けば引き分け。
//! - See also: [`loopy_sums`](super::loopy_sums) (several tokens), [`dag_game`](super::dag_game)
//!   (no cycles).

#![cfg_attr(doc, doc(alias("閉路のあるグラフ 駒", "後退解析", "引き分けのあるゲーム")))]
#![cfg_attr(doc, doc(alias("retrograde analysis", "有环图博弈", "グラフ 引き分け", "無限に続く")))]
#![cfg_attr(doc, doc(alias("infinite play is a draw", "cat and mouse", "ABC209 E Shiritori")))]
#![cfg_attr(doc, doc(alias("Luogu P6560 时光的流逝", "Codeforces 786 A Berzerk")))]
#![cfg_attr(doc, doc(alias("game graph", "positions as a graph", "explore all states")))]
#![cfg_attr(doc, doc(alias("状態をすべて列挙", "game with draws", "remoteness of any game")))]
#![cfg_attr(doc, doc(alias("同じ局面に戻る", "states of a game as vertices")))]

use std::collections::HashMap;
use std::hash::Hash;

/// A graph on which a token moves.
pub struct LoopyGame {
    followers: Lists,
    remoteness: Vec<Option<u64>>,
}

impl LoopyGame {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let followers = Lists::new(n, arcs.iter().copied());
        let predecessors = Lists::new(n, arcs.iter().map(|&(from, to)| (to, from)));
        let moves = (0..n).map(|v| followers.of(v).len()).collect();
        let remoteness = remoteness(moves, |v| predecessors.of(v));
        LoopyGame { followers, remoteness }
    }

    /// For each vertex the number of moves until the game ends when the winner hurries and the
    /// loser does not: odd where the player to move wins, even where they lose, `None` in a draw.
    pub fn remoteness(&self) -> &[Option<u64>] {
        &self.remoteness
    }

    /// All winning moves from `v`: the vertices to go to, the soonest win first, then ascending.
    pub fn winning_moves(&self, v: usize) -> impl Iterator<Item = usize> {
        let n = self.remoteness.len();
        assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
        let known = self.followers.of(v).filter_map(|to| Some((self.remoteness[to]?, to)));
        let mut soonest: Vec<_> = known.filter(|(moves, _)| moves % 2 == 0).collect();
        soonest.sort_unstable();
        soonest.dedup();
        soonest.into_iter().map(|(_, to)| to)
    }
}

/// The same as [`LoopyGame::remoteness`], for more arcs than one can list: `moves[v]` is the number
/// of arcs from `v`, and `predecessors(v)` are the vertices with an arc to `v`.
pub fn remoteness<I: IntoIterator<Item = usize>>(
    mut moves: Vec<usize>,
    predecessors: impl Fn(usize) -> I,
) -> Vec<Option<u64>> {
    let n = moves.len();
    let mut remoteness = vec![None; n];
    let mut order: Vec<usize> = (0..n).filter(|&v| moves[v] == 0).collect();
    for &sink in &order {
        remoteness[sink] = Some(0);
    }
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        next += 1;
        let after = remoteness[v].unwrap_or(0);
        for from in predecessors(v) {
            assert!(from < n, "vertex {} in a graph of {} vertices", from, n);
            if remoteness[from].is_none() {
                moves[from] -= 1;
                if after % 2 == 0 || moves[from] == 0 {
                    remoteness[from] = Some(after + 1);
                    order.push(from);
                }
            }
        }
    }
    remoteness
}

/// All positions that can be reached from the starts (the starts come first), and the moves as arcs
/// between their indices. The answer also fits the other modules for graphs.
pub fn reachable<S: Hash + Eq + Clone>(
    starts: impl IntoIterator<Item = S>,
    options: impl Fn(&S) -> Vec<S>,
) -> (Vec<S>, Vec<(usize, usize)>) {
    let mut indices = HashMap::new();
    let mut positions = Vec::new();
    let mut arcs = Vec::new();
    let mut index = |position: S, positions: &mut Vec<S>| {
        *indices.entry(position).or_insert_with_key(|position| {
            positions.push(position.clone());
            positions.len() - 1
        })
    };
    for start in starts {
        index(start, &mut positions);
    }
    let mut from = 0;
    while from < positions.len() {
        for option in options(&positions[from]) {
            arcs.push((from, index(option, &mut positions)));
        }
        from += 1;
    }
    (positions, arcs)
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
