//! Game on a DAG.

use crate::graph::followers;

/// A token goes along an edge.
pub fn moves(tokens: &[usize], edges: &[(usize, usize)]) -> Vec<((usize, usize), Vec<usize>)> {
    let moved = |(i, to): (usize, usize)| {
        let mut tokens = tokens.to_vec();
        tokens[i] = to;
        ((i, to), tokens)
    };
    let moves = (0..tokens.len())
        .flat_map(|i| followers(edges, tokens[i]).into_iter().map(move |to| (i, to)));
    moves.map(moved).collect()
}
