//! Sparse node Kayles.

/// A move is the vertex that is chosen, among those of `left`, which ascend.
pub fn moves(left: &[usize], edges: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
    left.iter().map(|&v| (v, choose(left, edges, v))).collect()
}

/// The vertices that are left after one is chosen.
pub fn choose(left: &[usize], edges: &[(usize, usize)], v: usize) -> Vec<usize> {
    let is_gone = |w: usize| w == v || edges.contains(&(v, w)) || edges.contains(&(w, v));
    left.iter().copied().filter(|&w| !is_gone(w)).collect()
}
