//! Loopy game: move a token along a directed edge, endless play is a draw; whoever cannot move loses.
//!
//! The search goes back from the dead ends, which are lost: a vertex is won as soon as one of its
//! edges leads to a lost vertex, and lost as soon as all lead to won ones. The vertices that are
//! left are drawn: an edge leads to another such vertex, and none to a lost one. Vertices become
//! known in the order of their remoteness, so a move to remoteness one less brings the end nearer.
//!
//! ```
//! use nim_snippets::loopy_game::{best_moves, remoteness, winning_moves};
//!
//! let edges = [(0, 1), (1, 0), (1, 2), (3, 4), (4, 3), (4, 1)];
//! let remoteness = remoteness(5, &edges);
//! assert_eq!(remoteness, [Some(2), Some(1), Some(0), None, None]); // odd: wins, even: loses
//! assert!(winning_moves(&edges, &remoteness, 1).eq([2, 0])); // 0 only puts it off
//! assert_eq!(best_moves(&edges, &remoteness), [Some(1), Some(2), None, Some(4), Some(3)]);
//! ```
//!
//! - Time: `O(n + edges)`: 10^6 edges take 50 ms. `winning_moves` is `O(edges)` for a vertex.
//! - Input: edges `(from, to)` between vertices below `n`, loops and parallel ones too,
//!   fewer than 2^32 of both. If reaching a vertex wins (Luogu P6560), leave out its edges: whoever
//!   is to move there has lost.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966.
//! - 日本語: 閉路つきゲーム: 駒を辺に沿って動かす。閉路も可。動けなければ負け、無限に続けば引き分け。
//! - See also: [`loopy_sums`](super::loopy_sums) (several tokens), [`dag_game`](super::dag_game)
//!   (no cycles).

#![cfg_attr(doc, doc(alias("閉路のあるグラフ 駒", "後退解析", "引き分けのあるゲーム")))]
#![cfg_attr(doc, doc(alias("retrograde analysis", "有环图博弈", "グラフ 引き分け", "無限に続く")))]
#![cfg_attr(doc, doc(alias("infinite play is a draw", "cat and mouse", "ABC209 E Shiritori")))]
#![cfg_attr(doc, doc(alias("Luogu P6560 时光的流逝")))]

use std::collections::{BTreeSet, VecDeque};

/// The number of moves until the game ends when the winner hurries and the loser does not:
/// odd where the player to move wins, even where they lose, `None` in a draw.
pub fn remoteness(n: usize, edges: &[(usize, usize)]) -> Vec<Option<u64>> {
    let (starts, predecessors, mut left) = reversed(n, edges);
    let mut remoteness: Vec<_> = left.iter().map(|&left| (left == 0).then_some(0)).collect();
    let mut known: VecDeque<usize> = (0..n).filter(|&v| left[v] == 0).collect();
    while let Some(v) = known.pop_front() {
        let v_is_lost = remoteness[v].map_or(false, |moves: u64| moves % 2 == 0);
        for &from in &predecessors[starts[v] as usize..starts[v + 1] as usize] {
            let left = &mut left[from as usize]; // 0 where the outcome is known
            if *left > 0 && (v_is_lost || *left == 1) {
                remoteness[from as usize] = remoteness[v].map(|moves| moves + 1);
                known.push_back(from as usize);
            }
            *left = if v_is_lost { 0 } else { left.saturating_sub(1) };
        }
    }
    remoteness
}

/// For each vertex where to go: the smallest vertex that wins soonest, or keeps
/// the draw, or loses latest; `None` at a dead end.
pub fn best_moves(edges: &[(usize, usize)], remoteness: &[Option<u64>]) -> Vec<Option<usize>> {
    let n = remoteness.len();
    let mut moves = vec![None; n];
    for &(from, to) in edges {
        assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
        let later = remoteness[to].map(|moves| u128::from(moves) + 1);
        let is_best = remoteness[from].map(u128::from) == later;
        moves[from] = moves[from].into_iter().chain(is_best.then_some(to)).min();
    }
    moves
}

/// All winning moves from `v`: the vertices to go to, the soonest win first, then ascending.
pub fn winning_moves(
    edges: &[(usize, usize)],
    remoteness: &[Option<u64>],
    v: usize,
) -> impl Iterator<Item = usize> {
    let n = remoteness.len();
    assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
    let mut soonest = BTreeSet::new();
    for &(_, to) in edges.iter().filter(|edge| edge.0 == v) {
        assert!(to < n, "vertex {} in a graph of {} vertices", to, n);
        soonest.extend(remoteness[to].filter(|moves| moves % 2 == 0).map(|moves| (moves, to)));
    }
    soonest.into_iter().map(|(_, to)| to)
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
