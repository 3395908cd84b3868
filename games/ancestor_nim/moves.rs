//! Ancestor Nim.

/// Where a token goes from, and to.
pub type Climb = (usize, usize);

/// Moves of a token to any vertex above its own. A root is its own parent.
pub fn moves(tokens: &[u64], parents: &[usize]) -> Vec<(Climb, Vec<u64>)> {
    let mut moves = Vec::new();
    for from in (0..tokens.len()).filter(|&v| tokens[v] > 0) {
        let mut to = from;
        while parents[to] != to {
            to = parents[to];
            let mut after = tokens.to_vec();
            after[from] -= 1;
            after[to] += 1;
            moves.push(((from, to), after));
        }
    }
    moves
}
