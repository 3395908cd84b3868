//! Undirected vertex geography.

use crate::graph::neighbours;

/// The token goes from the last vertex of its path to a neighbour that is not on it.
pub fn moves(path: &[usize], edges: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
    let from = path[path.len() - 1];
    let new = neighbours(edges, from).into_iter().filter(|to| !path.contains(to));
    new.map(|to| (to, [path, &[to]].concat())).collect()
}
