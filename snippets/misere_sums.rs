//! Misère sums: move one of the tokens along an edge of a DAG; whoever cannot move wins.
//!
//! Each vertex has a Grundy value in normal play and one in misère play, where an end is worth 1
//! instead of 0. The pairs (0, 1) and (1, 0) of these values are fickle, (n, n) is firm, all others
//! are wild. Where no wild vertex can be reached, let X be the xor of the first numbers: a sum has
//! the pair (X, X) if a token is firm, and (X, X ^ 1) if all are fickle, as induction shows. A sum
//! is lost iff its second number is 0.
//!
//! ```
//! use nim_snippets::misere_sums::{pairs, winning_moves, wins};
//!
//! let heaps = [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)]; // Nim up to 3 stones
//! let pairs = pairs(4, &heaps);
//! assert_eq!(pairs, [Some((0, 1)), Some((1, 0)), Some((2, 2)), Some((3, 3))]);
//! assert!(wins(&pairs, &[1, 1]) && !wins(&pairs, &[1, 2, 3]));
//! assert!(winning_moves(&heaps, &pairs, &[1, 1, 3]).eq([(2, 1)]));
//! ```
//!
//! - Time: `O(n + edges)`: 10^7 edges take a second. `winning_moves` takes `O(edges)` for each
//!   token and sorts what it found.
//! - Input: edges `(from, to)` between vertices below `n`, fewer than 2^30 of both; a cycle panics
//!   and is named. A vertex that can reach a wild one has `None` and panics in a sum. No move at
//!   all is a win without a move.
//! - Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974.
//! - 日本語: 逆形ゲームの和: DAG 上の駒の一つを辺に沿って動かす。動けない方の勝ち。
//! - See also: [`dag_game`](super::dag_game) (the player without a move loses),
//!   [`misere_nim`](super::misere_nim).

#![cfg_attr(doc, doc(alias("逆形ゲームの和", "tame and wild", "genus", "misère Grundy value")))]
#![cfg_attr(doc, doc(alias("Anti-SG", "反SG游戏")))]

use std::collections::BTreeSet;

/// For each vertex the Grundy values in normal and misère play; `None` if a wild one is in reach.
pub fn pairs(n: usize, edges: &[(usize, usize)]) -> Vec<Option<(u64, u64)>> {
    let known = |pair: Pair| (pair != WILD).then(|| (pair.0.into(), pair.1.into()));
    search(n, edges).into_iter().map(known).collect()
}

/// Does the player to move win with tokens on these vertices? `pairs` is from [`pairs`].
pub fn wins(pairs: &[Option<(u64, u64)>], tokens: &[usize]) -> bool {
    let (xor, firm) = sum(pairs, tokens);
    xor != u64::from(firm == 0)
}

/// All winning moves `(i, to)`: token `i` goes to vertex `to`.
pub fn winning_moves(
    edges: &[(usize, usize)],
    pairs: &[Option<(u64, u64)>],
    tokens: &[usize],
) -> impl Iterator<Item = (usize, usize)> {
    let (xor, firm) = sum(pairs, tokens);
    let mut moves = BTreeSet::new();
    for (i, &v) in tokens.iter().enumerate() {
        let old = sum(pairs, &[v]);
        for &(_, to) in edges.iter().filter(|edge| edge.0 == v) {
            let new = sum(pairs, &[to]);
            if xor ^ old.0 ^ new.0 == u64::from(firm - old.1 + new.1 == 0) {
                moves.insert((i, to));
            }
        }
    }
    moves.into_iter()
}

/// The xor of the first numbers, and how many tokens are firm.
fn sum(pairs: &[Option<(u64, u64)>], tokens: &[usize]) -> (u64, usize) {
    tokens.iter().fold((0, 0), |(xor, firm), &v| {
        assert!(v < pairs.len(), "vertex {} in a graph of {} vertices", v, pairs.len());
        let (normal, misere) =
            pairs[v].unwrap_or_else(|| panic!("vertex {} can reach a wild one", v));
        (xor ^ normal, firm + usize::from(normal == misere))
    })
}

/// A number `k` is the mex of `k` others, and all need `k(k + 1) / 2` edges: 16 bits do.
type Pair = (u16, u16);
const WILD: Pair = (u16::MAX - 2, 0); // or a wild one can be reached
const OPEN: Pair = (u16::MAX - 1, 0); // on the path of the search
const NEW: Pair = (u16::MAX, 0);

/// The pairs, by a depth-first search.
fn search(n: usize, edges: &[(usize, usize)]) -> Vec<Pair> {
    let (starts, targets) = group_by_source(n, edges);
    let followers = |v: usize| &targets[starts[v] as usize..starts[v + 1] as usize];
    let mut pairs = vec![NEW; n];
    let mut path = Vec::new(); // its vertices with the followers that are left
    for start in 0..n {
        if pairs[start] == NEW {
            path.push((start, followers(start)));
        }
        while let Some((v, left)) = path.pop() {
            if let Some(i) = left.iter().position(|&to| pairs[to as usize].0 >= OPEN.0) {
                let to = left[i] as usize;
                path.push((v, &left[i + 1..]));
                pairs[v] = OPEN;
                if pairs[to] == OPEN {
                    let cycle = path.iter().map(|&(v, _)| v).skip_while(|&v| v != to);
                    panic!("the graph has the cycle {:?}", cycle.collect::<Vec<_>>());
                }
                path.push((to, followers(to)));
            } else {
                pairs[v] = pair(followers(v).iter().map(|&to| pairs[to as usize]));
            }
        }
    }
    pairs
}

/// The pair of a vertex by those of its followers. A number below 64 is a bit of a word, so that
/// [`mexes`] need not mark it in a list.
fn pair(followers: impl Iterator<Item = Pair> + Clone) -> Pair {
    let mut normal_seen = 0_u64;
    let mut misere_seen = 0_u64;
    let mut largest = 0;
    for (normal, misere) in followers.clone() {
        normal_seen |= 1 << (normal % 64);
        misere_seen |= 1 << (misere % 64);
        largest = largest.max(normal);
    }
    let (normal, misere) = match largest {
        _ if normal_seen == 0 => (0, 1),
        0..=63 => (normal_seen.trailing_ones() as u16, misere_seen.trailing_ones() as u16),
        _ if largest == WILD.0 => return WILD,
        _ => mexes(followers),
    };
    let is_tame = normal == misere || normal + misere == 1;
    if is_tame { (normal, misere) } else { WILD }
}

/// The mex of the first numbers, and that of the second.
fn mexes(followers: impl Iterator<Item = Pair> + Clone) -> Pair {
    let most = followers.clone().count();
    let mut reached = vec![(false, false); most + 1];
    for (normal, misere) in followers {
        reached[most.min(normal as usize)].0 = true; // what is larger leaves a gap
        reached[most.min(misere as usize)].1 = true;
    }
    let normal = reached.iter().take_while(|reached| reached.0).count();
    let misere = reached.iter().take_while(|reached| reached.1).count();
    (normal as u16, misere as u16)
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
