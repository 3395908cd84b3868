// Christmas Game
// https://codeforces.com/problemset/problem/1498/F
//
// For which roots of a tree does the first player win, when presents go to the k-th ancestor?

use nim_snippets::staircase_tree;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        k: usize,
        edges: [(Usize1, Usize1); n - 1],
        presents: [u64; n],
    }
    let grundy = staircase_tree::root_values(n, &edges, &presents, k);
    let alice: Vec<&str> = grundy.iter().map(|&g| if g > 0 { "1" } else { "0" }).collect();
    println!("{}", alice.join(" "));
}
