//! Directed geography.

use crate::graph::followers;

/// The token goes from the last vertex of its path along an arc to a vertex that is not on it.
pub fn moves(path: &[usize], arcs: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
    let from = path[path.len() - 1];
    let new = followers(arcs, from).into_iter().filter(|to| !path.contains(to));
    new.map(|to| (to, [path, &[to]].concat())).collect()
}
