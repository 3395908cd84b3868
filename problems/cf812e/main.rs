// Sagheer and Apple Tree
// https://codeforces.com/problemset/problem/812/E
//
// All leaves have depths of one parity. A move eats apples of a leaf, or moves some of another vertex
// to one of its children. In how many ways can you swap the apples of two vertices so that
// the first player loses?

use nim_snippets::staircase_graph::StaircaseGraph;
use proconio::{input, marker::Usize1};
use std::collections::HashMap;

fn main() {
    input! { n: usize, mut apples: [u64; n], parents: [Usize1; n - 1] }
    // The apples of a leaf go to vertex n.
    let mut is_leaf = vec![true; n];
    parents.iter().for_each(|&v| is_leaf[v] = false);
    let leaves = (0..n).filter(|&v| is_leaf[v]).map(|v| (v, n));
    let arcs: Vec<(usize, usize)> = parents.iter().copied().zip(1..n).chain(leaves).collect();
    let game = StaircaseGraph::new(n + 1, &arcs);
    apples.push(0);
    let xor = game.grundy(&apples);
    let (odd, others): (Vec<usize>, Vec<usize>) = (0..n).partition(|&v| game.is_odd(v));
    let mut sizes = HashMap::new();
    for &v in &others {
        *sizes.entry(apples[v]).or_insert(0) += 1;
    }
    // A swap between the two parts puts another heap into the xor.
    let swaps = odd.iter().filter_map(|&v| sizes.get(&(apples[v] ^ xor)));
    let between: usize = swaps.sum();
    let pairs = |n: usize| n * n.saturating_sub(1) / 2;
    let within = if xor == 0 { pairs(odd.len()) + pairs(others.len()) } else { 0 };
    println!("{}", between + within);
}
