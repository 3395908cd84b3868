//! Graphs.

use divan::{Bencher, black_box};
use nim_snippets::green_hackenbush;

use crate::random::Random;

type Edges = Vec<(usize, usize)>;

fn shuffle<T>(random: &mut Random, list: &mut [T]) {
    for i in 1..list.len() {
        list.swap(i, random.below(i as u64 + 1) as usize);
    }
}

/// A random tree with shuffled labels and edges.
fn random_tree(n: usize) -> Edges {
    let mut random = Random(1);
    let mut names: Vec<usize> = (0..n).collect();
    shuffle(&mut random, &mut names);
    let parent = |i: usize, random: &mut Random| names[random.below(i as u64) as usize];
    let mut tree: Edges = (1..n).map(|i| (parent(i, &mut random), names[i])).collect();
    shuffle(&mut random, &mut tree);
    tree
}

/// The colon principle with vectors of neighbours and a breadth-first search.
fn tree_by_neighbours(n: usize, edges: &[(usize, usize)]) -> u64 {
    let mut neighbours = vec![vec![]; n];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let mut parent = vec![usize::MAX; n];
    let mut order = vec![0];
    for i in 0..n {
        let v = order[i];
        for &child in &neighbours[v] {
            if child != parent[v] {
                parent[child] = v;
                order.push(child);
            }
        }
    }
    let mut values = vec![0; n];
    for &v in order[1..].iter().rev() {
        values[parent[v]] ^= values[v] + 1;
    }
    values[0]
}

const TREE: usize = 1_000_000;

#[divan::bench(sample_count = 10)]
fn green_hackenbush_tree(bencher: Bencher) {
    let tree = random_tree(TREE);
    bencher.bench_local(|| green_hackenbush::grundy(TREE, black_box(&tree), &[0]));
}

#[divan::bench(sample_count = 10)]
fn green_hackenbush_tree_by_neighbours(bencher: Bencher) {
    let tree = random_tree(TREE);
    bencher.bench_local(|| tree_by_neighbours(TREE, black_box(&tree)));
}

#[divan::bench(sample_count = 10)]
fn green_hackenbush_two_trees_in_one_graph(bencher: Bencher) {
    let mut random = Random(2);
    let mut edges = random_tree(TREE);
    let mut vertex = || random.below(TREE as u64) as usize;
    edges.extend((0..TREE).map(|_| (vertex(), vertex())));
    bencher.bench_local(|| green_hackenbush::grundy(TREE, black_box(&edges), &[0]));
}
