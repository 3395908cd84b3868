// Game on Tree
// https://atcoder.jp/contests/agc017/tasks/agc017_d
//
// A move cuts an edge of a tree and drops the part without the root. Who makes the last cut?

use nim_snippets::green_hackenbush;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let alice = green_hackenbush::wins(n, &edges, &[0]);
    println!("{}", if alice { "Alice" } else { "Bob" });
}
