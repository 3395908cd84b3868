//! Game on a DAG: move one of the tokens along a directed edge; whoever cannot move loses.
//!
//! A vertex is worth the mex of the vertices that its edges lead to, and tokens add by xor: a move
//! wins iff it makes the xor 0. A depth-first search knows the values of all these vertices before
//! it leaves the vertex. An edge to a vertex on the path of the search closes a cycle.
//!
//! ```
//! use nim_snippets::dag_game::{grundy_values, winning_moves, wins};
//!
//! let edges = [(3, 1), (3, 0), (1, 0), (2, 0), (3, 2)];
//! let grundy = grundy_values(4, &edges);
//! assert_eq!(grundy, [0, 1, 1, 2]);
//! assert!(wins(&grundy, &[3]) && !wins(&grundy, &[1, 2])); // tokens on these vertices
//! assert!(winning_moves(&edges, &grundy, &[3, 1]).eq([(0, 1), (0, 2)]));
//! ```
//!
//! - Time: `O(n + edges)`: 10^7 edges take half a second. `winning_moves` also sorts what it found.
//! - Input: edges `(from, to)` between vertices below `n`, in any order, parallel ones too, fewer
//!   than 2^30 of both. A cycle panics and is named. Any tokens, several on a vertex too.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy,
//!   "Mathematics and games", 1939.
//! - 日本語: DAG 上のゲーム: 閉路のない有向グラフで、駒の一つを辺に沿って動かす。動けなければ負け。
//! - See also: [`board_game`](super::board_game) (steps and rides),
//!   [`sprague_grundy`](super::sprague_grundy) (options by a function),
//!   [`loopy_sums`](super::loopy_sums) (cycles), [`misere_sums`](super::misere_sums).

#![cfg_attr(doc, doc(alias("有向グラフ上のゲーム", "閉路のないグラフ 駒", "DAG Grundy")))]
#![cfg_attr(doc, doc(alias("有向图游戏", "tokens on a directed graph", "有向非巡回グラフ")))]
#![cfg_attr(doc, doc(alias("トークンを辺に沿って動かす", "有向グラフ 駒を動かす")))]
#![cfg_attr(doc, doc(alias("ナイトを動かす", "knight on a chessboard", "POJ 2425 A Chess Game")))]
#![cfg_attr(doc, doc(alias("HDU 1524 A Chess Game", "LOJ 10243 移棋子游戏")))]
#![cfg_attr(doc, doc(alias("HackerRank A Chessboard Game")))]

use std::collections::BTreeSet;

/// The Grundy values of the vertices `0..n`.
pub fn grundy_values(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    search(n, edges).into_iter().map(u64::from).collect()
}

/// Does the player to move win with tokens on these vertices? `grundy` is from [`grundy_values`].
pub fn wins(grundy: &[u64], tokens: &[usize]) -> bool {
    tokens.iter().fold(0, |xor, &v| xor ^ grundy[check(grundy.len(), v)]) != 0
}

/// All winning moves `(i, to)`: token `i` goes to vertex `to`.
pub fn winning_moves(
    edges: &[(usize, usize)],
    grundy: &[u64],
    tokens: &[usize],
) -> impl Iterator<Item = (usize, usize)> {
    let value = |v| grundy[check(grundy.len(), v)];
    let xor = tokens.iter().fold(0, |xor, &v| xor ^ value(v));
    let mut tokens_on = vec![Vec::new(); grundy.len()];
    for (i, &v) in tokens.iter().enumerate() {
        tokens_on[v].push(i);
    }
    let mut moves = BTreeSet::new();
    for &(from, to) in edges.iter().filter(|edge| value(edge.1) == xor ^ value(edge.0)) {
        moves.extend(tokens_on[from].iter().map(|&i| (i, to)));
    }
    moves.into_iter()
}

fn check(n: usize, v: usize) -> usize {
    assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
    v
}

/// A value `k` is the mex of `k` others, and all need `k(k + 1) / 2` edges: 16 bits do.
type Value = u16;
const OPEN: Value = Value::MAX - 1; // on the path of the search
const NEW: Value = Value::MAX;

/// The values, by a depth-first search.
fn search(n: usize, edges: &[(usize, usize)]) -> Vec<Value> {
    let (starts, targets) = group_by_source(n, edges);
    let followers = |v: usize| &targets[starts[v] as usize..starts[v + 1] as usize];
    let mut values = vec![NEW; n];
    let mut path = Vec::new(); // its vertices with the followers that are left
    for start in 0..n {
        if values[start] == NEW {
            path.push((start, followers(start)));
        }
        while let Some((v, left)) = path.pop() {
            if let Some(i) = left.iter().position(|&to| values[to as usize] >= OPEN) {
                let to = left[i] as usize;
                path.push((v, &left[i + 1..]));
                values[v] = OPEN;
                if values[to] == OPEN {
                    let cycle = path.iter().map(|&(v, _)| v).skip_while(|&v| v != to);
                    panic!("the graph has the cycle {:?}", cycle.collect::<Vec<_>>());
                }
                path.push((to, followers(to)));
            } else {
                values[v] = mex(followers(v).iter().map(|&to| values[to as usize]));
            }
        }
    }
    values
}

/// As with the list alone, but values below 64 are bits of a word.
fn mex(values: impl Iterator<Item = Value> + Clone) -> Value {
    let mut seen = 0_u64;
    let mut largest = 0;
    for value in values.clone() {
        seen |= 1 << (value % 64);
        largest = largest.max(value);
    }
    if largest < 64 {
        return seen.trailing_ones() as Value;
    }
    let most = values.clone().count();
    let mut seen = vec![false; most + 1];
    for value in values {
        seen[most.min(value as usize)] = true; // what is larger leaves a gap
    }
    seen.iter().take_while(|&&seen| seen).count() as Value
}

/// As `Vec<Vec<u32>>`: where the followers of each vertex start, and all of them.
fn group_by_source(n: usize, edges: &[(usize, usize)]) -> (Vec<u32>, Vec<u32>) {
    assert!(n.max(edges.len()) < 1 << 30, "2^30 vertices or edges are too many");
    let mut starts = vec![0; n + 1];
    for &(from, to) in edges {
        assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
        starts[from] += 1;
    }
    for v in 1..=n {
        starts[v] += starts[v - 1];
    }
    let mut followers = vec![0; edges.len()];
    for &(from, to) in edges {
        starts[from] -= 1;
        followers[starts[from] as usize] = to as u32;
    }
    (starts, followers)
}
