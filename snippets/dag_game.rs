//! Game on a DAG: move one of the tokens along an edge; the player who has no move loses.
//!
//! A vertex is worth the mex of what its edges lead to, and tokens add by xor: a move wins iff
//! it makes the xor 0. The values come from the sinks backwards: a vertex is settled when all
//! its edges are, so it keeps how many are left and the set of values that it has seen.
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
//! - Time: `grundy_values` and `winning_moves` are `O(n + edges)`, the latter sorts what it found.
//! - Input: edges `(from, to)` between vertices below `n`, in any order, parallel ones too, fewer than
//!   2^32 of both. A graph with a cycle panics and names it. Any tokens, several on a vertex too.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy,
//!   "Mathematics and games", 1939.
//! - See also: `sprague_grundy` (options by a function), `green_hackenbush` (cutting edges).

use std::{collections::BTreeSet, iter};

/// Marks a state that has the index of a larger set in place of a set.
const WIDE: u64 = 1 << 31;

/// The Grundy values of the vertices `0..n`.
pub fn grundy_values(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    assert!(n.max(edges.len()) as u64 >> 32 == 0, "2^32 vertices or edges are too many");
    // The number of edges left, above 32 bits for the set of the values below 31 seen so far.
    let mut states = vec![0; n];
    let mut ends = vec![0; n + 1];
    for &(from, to) in edges {
        assert!(from.max(to) < n, "edge {:?} in a graph of {}", (from, to), n);
        states[from] += 1 << 32;
        ends[to] += 1;
    }
    let mut sets = Vec::new();
    for state in states.iter_mut().filter(|state| **state >> 32 >= 32) {
        *state |= WIDE | sets.len() as u64;
        sets.push(vec![0; (*state >> 38) as usize + 1]);
    }
    settle(edges, ends, &mut states, &mut sets);
    if let Some(cycle) = find_cycle(edges, &states) {
        panic!("the graph has the cycle {:?}", cycle);
    }
    states
}

/// Replaces the states by values, in the order of the numbers if all edges follow it.
fn settle(edges: &[(usize, usize)], ends: Vec<u32>, states: &mut [u64], sets: &mut [Vec<u64>]) {
    let (starts, predecessors) = group(edges, ends);
    let n = states.len();
    let mut order: Vec<u32> = (0..n as u32).collect();
    if edges.iter().all(|edge| edge.0 < edge.1) {
        order.reverse();
    } else if edges.iter().any(|edge| edge.0 <= edge.1) {
        order.retain(|&v| states[v as usize] == 0);
    }
    let (mut next, mut end) = (0, order.len());
    order.resize(n + 1, 0);
    while next < end {
        // Reading ahead, even what is not used, lets the memory answer for a whole batch at once.
        let ahead = |&v: &u32| {
            let (v, start) = (v as usize, starts[v as usize] as usize);
            (v, start, starts[v + 1] as usize, states[v] ^ u64::from(predecessors[start]))
        };
        let batch: Vec<_> = order[next..end.min(next + 32)].iter().map(ahead).collect();
        next += batch.len();
        for (v, start, stop, _) in batch {
            let value = mex(states[v], sets);
            states[v] = value;
            for &from in &predecessors[start..stop] {
                let state = &mut states[from as usize];
                add(state, sets, value);
                order[end] = from;
                end = n.min(end + usize::from(*state >> 32 == 0));
            }
        }
    }
}

/// The predecessors of each vertex after those of the one before, and where they start.
fn group(edges: &[(usize, usize)], mut starts: Vec<u32>) -> (Vec<u32>, Vec<u32>) {
    (1..starts.len()).for_each(|v| starts[v] += starts[v - 1]);
    let mut predecessors = vec![0; edges.len() + 1];
    for &(from, to) in edges {
        starts[to] -= 1;
        predecessors[starts[to] as usize] = from as u32;
    }
    (starts, predecessors)
}

fn add(state: &mut u64, sets: &mut [Vec<u64>], value: u64) {
    *state -= 1 << 32;
    if *state & WIDE == 0 {
        *state |= u64::from(value < 31) << (value % 32);
    } else if let Some(word) = sets[(*state % WIDE) as usize].get_mut(value as usize / 64) {
        *word |= 1 << (value % 64);
    }
}

fn mex(state: u64, sets: &[Vec<u64>]) -> u64 {
    if state & WIDE == 0 {
        return u64::from(state.trailing_ones());
    }
    let set = &sets[(state % WIDE) as usize];
    let full = set.iter().take_while(|&&word| word == u64::MAX).count();
    64 * full as u64 + u64::from(set[full].trailing_ones())
}

/// What is left unsettled has an edge to a vertex of the same kind, so following these circles.
fn find_cycle(edges: &[(usize, usize)], states: &[u64]) -> Option<Vec<usize>> {
    let unsettled = |&v: &usize| states[v] >> 32 > 0;
    let mut v = (0..states.len()).find(unsettled)?;
    let mut next = vec![0; states.len()];
    for &(from, to) in edges.iter().filter(|edge| unsettled(&edge.1)) {
        next[from] = to;
    }
    states.iter().for_each(|_| v = next[v]);
    let mut cycle = vec![v];
    cycle.extend(iter::successors(Some(next[v]), |&u| Some(next[u])).take_while(|&u| u != v));
    Some(cycle)
}

/// Does the player to move win with tokens on these vertices? `grundy` is from [`grundy_values`].
pub fn wins(grundy: &[u64], tokens: &[usize]) -> bool {
    tokens.iter().fold(0, |xor, &v| xor ^ grundy[v]) != 0
}

/// All winning moves `(i, to)`: token `i` goes to vertex `to`.
pub fn winning_moves(
    edges: &[(usize, usize)],
    grundy: &[u64],
    tokens: &[usize],
) -> impl Iterator<Item = (usize, usize)> {
    let xor = tokens.iter().fold(0, |xor, &v| xor ^ grundy[v]);
    let mut tokens_on = vec![Vec::new(); grundy.len()];
    for (i, &v) in tokens.iter().enumerate() {
        tokens_on[v].push(i);
    }
    let mut moves = BTreeSet::new();
    for &(from, to) in edges.iter().filter(|edge| grundy[edge.1] == xor ^ grundy[edge.0]) {
        moves.extend(tokens_on[from].iter().map(|&i| (i, to)));
    }
    moves.into_iter()
}
