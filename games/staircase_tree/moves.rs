//! Staircase Nim on a tree.

use crate::graph::neighbours;
use crate::staircase_graph::{self, Carry};

/// Any number of stones from one vertex to its `k`-th ancestor.
pub fn moves(
    stones: &[u64],
    tree: &[(usize, usize)],
    root: usize,
    k: usize,
) -> Vec<(Carry, Vec<u64>)> {
    staircase_graph::moves(stones, &ancestors(root, &mut vec![root], tree, k))
}

/// From each vertex that the end of a path from the root leads to its `k`-th ancestor.
fn ancestors(
    v: usize,
    path: &mut Vec<usize>,
    tree: &[(usize, usize)],
    k: usize,
) -> Vec<(usize, usize)> {
    let above = path.len().checked_sub(k + 1);
    let mut edges: Vec<(usize, usize)> = above.map(|i| (v, path[i])).into_iter().collect();
    for child in neighbours(tree, v) {
        if !path.contains(&child) {
            path.push(child);
            edges.extend(ancestors(child, path, tree, k));
            path.pop();
        }
    }
    edges
}
