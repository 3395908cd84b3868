//! Hackendot.

/// A move is the vertex that is chosen, one that is left; it goes with all that are above it. A
/// root is its own parent.
pub fn moves(left: &[bool], parents: &[usize]) -> Vec<(usize, Vec<bool>)> {
    let mut moves = Vec::new();
    for v in (0..left.len()).filter(|&v| left[v]) {
        let mut after = left.to_vec();
        let mut above = v;
        while parents[above] != above {
            after[above] = false;
            above = parents[above];
        }
        after[above] = false;
        moves.push((v, after));
    }
    moves
}
