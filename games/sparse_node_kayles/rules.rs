//! Sparse node Kayles.

/// A move is the vertex that is chosen, among those of `left`, which ascend.
pub fn moves(left: &[usize], edges: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
    let mut moves = Vec::new();
    for &v in left {
        let is_gone = |w: usize| w == v || edges.contains(&(v, w)) || edges.contains(&(w, v));
        moves.push((v, left.iter().copied().filter(|&w| !is_gone(w)).collect()));
    }
    moves
}
