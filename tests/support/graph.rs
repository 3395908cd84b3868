//! Random graphs.

use super::random::Random;

/// Edges as contest input gives them.
pub type Edges = Vec<(usize, usize)>;

pub fn random_edges(random: &mut Random, n: usize, count: usize) -> Edges {
    let mut vertex = || random.below(n as u64) as usize;
    (0..count).map(|_| (vertex(), vertex())).collect()
}

/// The numbers below `n` in random order.
fn shuffled(random: &mut Random, n: usize) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..n).collect();
    for i in 1..n {
        numbers.swap(i, random.below(i as u64 + 1) as usize);
    }
    numbers
}

/// A tree whose vertices and edges come in random order.
pub fn random_tree(random: &mut Random, n: usize, depth: usize) -> Edges {
    let names = shuffled(random, n);
    let mut tree = Edges::new();
    for i in 1..n {
        let parent = i - 1 - random.below(i.min(depth) as u64) as usize;
        tree.push((names[i], names[parent]));
        tree.swap(i - 1, random.below(i as u64) as usize);
    }
    tree
}

/// Arcs of a graph without cycles: they lead from larger to smaller numbers, and then the vertices
/// are renamed.
pub fn random_dag(random: &mut Random, n: usize, count: usize) -> Edges {
    let names = shuffled(random, n);
    let edges = random_edges(random, n, count).into_iter();
    let edges = edges.filter(|(u, v)| u != v);
    edges.map(|(u, v)| (names[u.max(v)], names[u.min(v)])).collect()
}
