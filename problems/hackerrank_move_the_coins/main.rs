// Move the Coins
// https://www.hackerrank.com/challenges/move-the-coins
//
// Coins go from a vertex of a tree to its parent. Who wins if the subtree of u hung below v?

use nim_snippets::staircase_tree::StaircaseTree;
use proconio::{fastout, input, marker::Usize1};

#[fastout]
fn main() {
    input! {
        n: usize,
        coins: [u64; n],
        edges: [(Usize1, Usize1); n - 1],
        queries: [(Usize1, Usize1)],
    }
    let game = StaircaseTree::new(n, &edges, &coins, 0);
    for (u, v) in queries {
        println!(
            "{}",
            match game.grundy_if_moved(u, v) {
                None => "INVALID",
                Some(0) => "NO",
                Some(_) => "YES",
            }
        );
    }
}
