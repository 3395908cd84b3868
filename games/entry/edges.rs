//! Edges, as pairs of numbers.

/// The vertices to which a token on `v` may go, each once, ascending.
pub fn followers(edges: &[(usize, usize)], v: usize) -> Vec<usize> {
    let mut followers: Vec<usize> = edges.iter().filter(|e| e.0 == v).map(|e| e.1).collect();
    followers.sort_unstable();
    followers.dedup();
    followers
}

/// The vertices that share an edge with `v`, each once, ascending.
pub fn neighbours(edges: &[(usize, usize)], v: usize) -> Vec<usize> {
    let both_ways = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    followers(&both_ways.collect::<Vec<_>>(), v)
}
