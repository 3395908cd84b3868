//! Green Hackenbush.

use std::collections::HashSet;

type Edges = Vec<(usize, usize)>;

/// Cuts of an edge that stands on the ground, by its index, with the edges that stand after it.
pub fn moves(edges: &[(usize, usize)], ground: &[usize]) -> Vec<(usize, Edges)> {
    let carried = carried(edges, ground);
    let standing = (0..edges.len()).filter(|&e| carried.contains(&edges[e].0));
    standing.map(|e| (e, cut(edges, ground, e))).collect()
}

/// The edges that stand after one is cut.
pub fn cut(edges: &[(usize, usize)], ground: &[usize], e: usize) -> Edges {
    let mut left = [&edges[..e], &edges[e + 1..]].concat();
    let carried = carried(&left, ground);
    left.retain(|edge| carried.contains(&edge.0));
    left
}

/// The vertices that the ground carries.
fn carried(edges: &[(usize, usize)], ground: &[usize]) -> HashSet<usize> {
    let mut carried: HashSet<usize> = ground.iter().copied().collect();
    while let Some((u, v)) = edges.iter().find(|e| carried.contains(&e.0) != carried.contains(&e.1))
    {
        carried.extend([*u, *v]);
    }
    carried
}
