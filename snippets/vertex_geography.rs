//! Undirected vertex geography: move a token along an edge to a vertex it has not been on; whoever cannot move loses.
//!
//! The player to move wins iff every maximum matching covers the start: go to its mate and answer
//! each move by the mate of its vertex; had one no mate, a matching shifted along the path would
//! leave out the start. Edmonds's last search reaches all that one can leave out. On a full grid of
//! `h` x `w` cells row `r`, column `c` is lost iff `h` and `w` are odd and `r + c` even, as in a
//! corner. Dominoes cover an even area, so every cell has a mate; of an odd one they cover all but
//! any cell with even `r + c`: rows in pairs above and below it, or the ring around it first if `r`
//! is odd, pairs left and right; cells with odd `r + c` are the fewer, so all have mates.
//!
//! ```
//! use nim_snippets::vertex_geography::{winning_moves, winning_starts};
//!
//! let path = [(0, 1), (1, 2), (2, 3), (3, 4)];
//! assert_eq!(winning_starts(5, &path), [false, true, false, true, false]);
//! assert!(winning_moves(5, &path, 1).eq([0, 2]));
//! ```
//!
//! - Time: `O(n * edges)` at worst, in practice about `O(n^1.5)` on grids, less where edges are
//!   random: a grid of 300 x 300 takes 0.03 seconds. A winning move needs as long as all starts.
//! - Input: edges between vertices below `n`, each to be used in both directions, loops and
//!   parallel ones too; none of visited vertices. Directed geography is another game, and hard.
//! - Source: A. Fraenkel, E. Scheinerman, D. Ullman, "Undirected edge geography", 1993; Luogu
//!   P4055.
//! - 日本語: 頂点しりとり: 無向グラフで、駒を辺に沿ってまだ訪れていない頂点に動かす。動けなければ負け。
//! - See also: [`directed_geography`](super::directed_geography), [`loopy_game`](super::loopy_game)
//!   (vertices may be visited again).

#![cfg_attr(doc, doc(alias("undirected geography", "しりとり 無向グラフ")))]
#![cfg_attr(doc, doc(alias("グラフ上の移動 同じ頂点は一度だけ", "最大マッチング ゲーム")))]
#![cfg_attr(doc, doc(alias("二分图博弈", "blossom", "general matching", "無向グラフ 駒")))]
#![cfg_attr(doc, doc(alias("マッチング", "同じマスに 2 度入れない", "grid of cells")))]
#![cfg_attr(doc, doc(alias("visited at most once", "Luogu P4055 游戏")))]

use std::{collections::BTreeSet, iter::successors, mem};

type Edge = (usize, usize);
const NONE: usize = usize::MAX;

/// Does the player to move win with the token on `start`?
pub fn wins(n: usize, edges: &[Edge], start: usize) -> bool {
    winning_starts(n, edges)[check(n, start)]
}

/// For each vertex: does the player win who moves first from there?
pub fn winning_starts(n: usize, edges: &[Edge]) -> Vec<bool> {
    assert!(n.max(edges.len()) as u64 >> 32 == 0, "2^32 vertices or edges are too many");
    let mut forest = vec![Vertex { mate: NONE, arc: NONE, ..Vertex::default() }; n];
    let mut arcs = Vec::with_capacity(2 * edges.len()); // where to, and the next from there
    for (u, v) in edges.iter().rev().flat_map(|&(u, v)| [(u, v), (v, u)]) {
        check(n, u.max(v));
        arcs.push((v, mem::replace(&mut forest[u].arc, arcs.len())));
    }
    // Any matching will do to begin with, and a greedy one covers most of what can be covered.
    for &(u, v) in edges.iter().filter(|edge| edge.0 != edge.1) {
        if forest[u].mate == NONE && forest[v].mate == NONE {
            forest[u].mate = v;
            forest[v].mate = u;
        }
    }
    while grow_and_augment(&mut forest, &arcs) {}
    forest.iter().map(|vertex| !vertex.even).collect()
}

/// All winning moves with the token on `start`: the vertices to go to, ascending.
pub fn winning_moves(n: usize, edges: &[Edge], start: usize) -> impl Iterator<Item = usize> {
    check(n, start);
    let (here, rest): (Vec<_>, Vec<_>) = edges.iter().partition(|e| e.0 == start || e.1 == start);
    let wins = winning_starts(n, &rest);
    let neighbours = here.iter().map(|(u, v)| u ^ v ^ start);
    neighbours.filter(|&to| to != start && !wins[check(n, to)]).collect::<BTreeSet<_>>().into_iter()
}

fn check(n: usize, v: usize) -> usize {
    assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
    v
}

/// A vertex in a forest of alternating paths from all vertices without a mate.
#[derive(Clone, Copy, Default)]
struct Vertex {
    mate: usize,
    arc: usize, // the first one from here, as an index
    root: usize,
    given_up: bool, // as a root: has this tree met another one?
    level: usize,   // as a base: how many pairs are between it and the root?
    even: bool,     // does a path of even length lead here?
    before: usize,  // the vertex before on a path of odd length
    base: usize,    // leads to the vertex of the contracted odd cycles that is nearest to the root
}

/// Grows a new forest; where two trees meet, augments the matching and gives these trees up.
fn grow_and_augment(forest: &mut [Vertex], arcs: &[(usize, usize)]) -> bool {
    let mut even = plant(forest);
    let mut next = 0;
    while let Some(&v) = even.get(next) {
        next += 1;
        for &(to, _) in successors(arcs.get(forest[v].arc), |arc| arcs.get(arc.1)) {
            let (root, other) = (forest[v].root, forest[to].root);
            if forest[root].given_up {
                break;
            } else if other == NONE {
                let (mate, level) = (forest[to].mate, forest[find_base(forest, v)].level + 1);
                forest[to] = Vertex { before: v, root, ..forest[to] };
                forest[mate] = Vertex { even: true, root, level, ..forest[mate] };
                even.push(mate);
            } else if forest[to].even && root == other {
                contract(forest, v, to, &mut even);
            } else if forest[to].even && !forest[other].given_up {
                rematch(forest, v, to);
                rematch(forest, to, v);
                forest[root].given_up = true;
                forest[other].given_up = true;
            }
        }
    }
    even.iter().any(|&v| forest[forest[v].root].given_up)
}

/// Makes each vertex without a mate a tree, and lists these.
fn plant(forest: &mut [Vertex]) -> Vec<usize> {
    for (v, vertex) in forest.iter_mut().enumerate() {
        vertex.even = vertex.mate == NONE;
        vertex.root = if vertex.even { v } else { NONE };
        vertex.base = v;
    }
    (0..forest.len()).filter(|&v| forest[v].even).collect()
}

/// Gives `v` a new mate, its old one another, and so on up to the root.
fn rematch(forest: &mut [Vertex], mut v: usize, mate: usize) {
    let mut old = mem::replace(&mut forest[v].mate, mate);
    while old != NONE {
        v = forest[old].before;
        forest[old].mate = v;
        old = mem::replace(&mut forest[v].mate, old);
    }
}

fn find_base(forest: &mut [Vertex], mut v: usize) -> usize {
    while forest[v].base != v {
        forest[v].base = forest[forest[v].base].base;
        v = forest[v].base;
    }
    v
}

/// Makes the odd cycle that an edge between two even vertices closes even all along.
fn contract(forest: &mut [Vertex], v: usize, to: usize, even: &mut Vec<usize>) {
    let mut ends = [(v, to), (to, v)]; // on the ways up, and the vertices before on the cycle
    loop {
        let bases = ends.map(|end| find_base(forest, end.0));
        if bases[0] == bases[1] {
            return;
        }
        let lower = usize::from(forest[bases[0]].level < forest[bases[1]].level);
        let (v, before) = ends[lower];
        let mate = forest[v].mate;
        let up = forest[mate].before;
        forest[v].before = before;
        if !mem::replace(&mut forest[mate].even, true) {
            even.push(mate);
        }
        for &end in &[v, mate] {
            if forest[end].base == end {
                forest[end].base = up;
            }
        }
        ends[lower] = (up, mate);
    }
}
