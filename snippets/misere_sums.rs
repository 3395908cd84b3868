//! Misère sums: move one of the tokens along an edge of a DAG; the player who has no move wins.
//!
//! Each vertex has the mex `g` of its followers in normal play and in misère play, where an end
//! is 1 in place of 0. The pairs (0, 1) and (1, 0) are fickle, (n, n) is firm, others are wild.
//! Where no wild vertex can be reached, a sum has the pair (X, X) with X the xor of the first
//! numbers if a token is firm, and (X, X ^ 1) if all are fickle, as can be seen by induction. It
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
//! - Time: `O(n + edges)`, `winning_moves` takes `O(edges)` for each token.
//! - Input: edges `(from, to)` between vertices below `n`; a cycle panics and is named. A vertex that
//!   can reach a wild one has `None` and panics in a sum. No move at all is a win without a move.
//! - Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974.
//! - See also: `dag_game` (the player without a move loses), `misere_nim`.

use std::iter;

/// For each vertex the Grundy values in normal and misère play; `None` where a wild one is in reach.
pub fn pairs(n: usize, edges: &[(usize, usize)]) -> Vec<Option<(u64, u64)>> {
    let mut followers = vec![Vec::new(); n];
    let mut entering = vec![0; n];
    for &(from, to) in edges {
        assert!(from < n && to < n, "an edge leaves the {} vertices", n);
        followers[from].push(to);
        entering[to] += 1;
    }
    let mut order: Vec<usize> = (0..n).filter(|&v| entering[v] == 0).collect();
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        next += 1;
        for &to in &followers[v] {
            entering[to] -= 1;
            if entering[to] == 0 {
                order.push(to);
            }
        }
    }
    if let Some(cycle) = find_cycle(edges, &entering) {
        panic!("the graph has the cycle {:?}", cycle);
    }
    let mut found = vec![(0, 1, true); n];
    for &v in order.iter().rev().filter(|&&v| !followers[v].is_empty()) {
        let next: Vec<(u64, u64, bool)> = followers[v].iter().map(|&to| found[to]).collect();
        let (normal, misere) = (mex(next.iter().map(|p| p.0)), mex(next.iter().map(|p| p.1)));
        let tame = normal == misere || normal + misere == 1;
        found[v] = (normal, misere, tame && next.iter().all(|p| p.2));
    }
    let pair = |&(normal, misere, tame)| if tame { Some((normal, misere)) } else { None };
    found.iter().map(pair).collect()
}

/// What has no place in the order has an edge from such a vertex, so going back circles.
fn find_cycle(edges: &[(usize, usize)], entering: &[usize]) -> Option<Vec<usize>> {
    let mut v = (0..entering.len()).find(|&v| entering[v] > 0)?;
    let mut before = vec![0; entering.len()];
    for &(from, to) in edges.iter().filter(|edge| entering[edge.0] > 0) {
        before[to] = from;
    }
    entering.iter().for_each(|_| v = before[v]);
    let mut cycle = vec![v];
    cycle.extend(iter::successors(Some(before[v]), |&u| Some(before[u])).take_while(|&u| u != v));
    cycle.reverse();
    Some(cycle)
}

fn mex(values: impl Iterator<Item = u64>) -> u64 {
    let mut values: Vec<u64> = values.collect();
    values.sort_unstable();
    values.iter().fold(0, |mex, &value| mex + u64::from(value == mex))
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
    let mut moves = Vec::new();
    for (i, &v) in tokens.iter().enumerate() {
        let old = sum(pairs, &[v]);
        for &(_, to) in edges.iter().filter(|edge| edge.0 == v) {
            let new = sum(pairs, &[to]);
            if xor ^ old.0 ^ new.0 == u64::from(firm - old.1 + new.1 == 0) {
                moves.push((i, to));
            }
        }
    }
    moves.sort_unstable();
    moves.dedup();
    moves.into_iter()
}

/// The xor of the first numbers, and how many tokens are firm.
fn sum(pairs: &[Option<(u64, u64)>], tokens: &[usize]) -> (u64, usize) {
    let pair = |&v: &usize| match pairs[v] {
        Some(pair) => pair,
        None => panic!("vertex {} can reach a wild one", v),
    };
    let add = |(xor, firm), (g, misere)| (xor ^ g, firm + usize::from(g == misere));
    tokens.iter().map(pair).fold((0, 0), add)
}
