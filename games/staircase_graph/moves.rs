//! Staircase Nim on a graph.

use crate::graph::followers;

/// All but `left` of the stones on one vertex go to another: `(from, left, to)`.
pub type Carry = (usize, u64, usize);

/// Any number of stones from one vertex along one edge.
pub fn moves(stones: &[u64], edges: &[(usize, usize)]) -> Vec<(Carry, Vec<u64>)> {
    let mut options = Vec::new();
    for v in 0..stones.len() {
        for left in 0..stones[v] {
            for to in followers(edges, v) {
                let mut after = stones.to_vec();
                after[to] += after[v] - left;
                after[v] = left;
                options.push(((v, left, to), after));
            }
        }
    }
    options
}
