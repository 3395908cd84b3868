//! Graphs.

use divan::{Bencher, black_box};
use nim_snippets::{dag_game, green_hackenbush, loopy_game, vertex_geography};

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

/// A million vertices and ten million edges, from larger to smaller numbers if not `hidden`.
fn random_dag(hidden: bool) -> Edges {
    let n = 1_000_000;
    let mut random = Random(3);
    let mut names: Vec<usize> = (0..n).collect();
    if hidden {
        shuffle(&mut random, &mut names);
    }
    let mut edge = || {
        let to = random.below(n as u64 - 1);
        let from = to + 1 + random.below(n as u64 - 1 - to);
        (names[from as usize], names[to as usize])
    };
    (0..10 * n).map(|_| edge()).collect()
}

/// Mex in topological order with vectors of neighbours.
fn dag_by_neighbours(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let mut followers = vec![vec![]; n];
    let mut in_degree = vec![0; n];
    for &(from, to) in edges {
        followers[from].push(to);
        in_degree[to] += 1;
    }
    let mut order: Vec<usize> = (0..n).filter(|&v| in_degree[v] == 0).collect();
    for i in 0..n {
        for &to in &followers[order[i]] {
            in_degree[to] -= 1;
            if in_degree[to] == 0 {
                order.push(to);
            }
        }
    }
    let mut values = vec![0; n];
    let mut seen_by = vec![n; n + 1];
    for &v in order.iter().rev() {
        for &to in &followers[v] {
            seen_by[values[to] as usize] = v;
        }
        values[v] = (0..).find(|&value| seen_by[value as usize] != v).expect("a mex");
    }
    values
}

#[divan::bench(args = [true, false], sample_count = 5)]
fn dag_game_grundy_values(bencher: Bencher, hidden: bool) {
    let edges = random_dag(hidden);
    bencher.bench_local(|| dag_game::grundy_values(1_000_000, black_box(&edges)));
}

#[divan::bench(args = [true, false], sample_count = 5)]
fn dag_game_by_neighbours(bencher: Bencher, hidden: bool) {
    let edges = random_dag(hidden);
    bencher.bench_local(|| dag_by_neighbours(1_000_000, black_box(&edges)));
}

/// The limits of Luogu P6560, where this is done for each of 500 queries.
#[divan::bench(sample_count = 20)]
fn loopy_game_remoteness(bencher: Bencher) {
    let mut random = Random(4);
    let mut vertex = || random.below(100_000) as usize;
    let edges: Edges =
        (0..500_000).map(|_| (vertex(), vertex())).filter(|edge| edge.0 > 999).collect();
    bencher.bench_local(|| loopy_game::remoteness(100_000, black_box(&edges)));
}

/// A square of cells, a fifth of them blocked, and a sparse graph of 100 000 vertices.
#[divan::bench(args = ["100 x 100", "300 x 300", "sparse"], sample_count = 5)]
fn vertex_geography_winning_starts(bencher: Bencher, graph: &str) {
    let mut random = Random(5);
    let side = if graph == "100 x 100" { 100 } else { 300 };
    let open: Vec<bool> = (0..side * side).map(|_| random.below(5) > 0).collect();
    let right = (0..side * side - 1).filter(|v| v % side < side - 1).map(|v| (v, v + 1));
    let cells = right.chain((side..side * side).map(|v| (v - side, v)));
    let mut edges: Edges = cells.filter(|&(u, v)| open[u] && open[v]).collect();
    let mut n = side * side;
    if graph == "sparse" {
        n = 100_000;
        let mut vertex = || random.below(100_000) as usize;
        edges = (0..150_000).map(|_| (vertex(), vertex())).collect();
    }
    bencher.bench_local(|| vertex_geography::winning_starts(n, black_box(&edges)));
}
