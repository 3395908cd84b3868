// Christmas Game
// http://poj.org/problem?id=3710
//
// A move cuts an edge of one of several graphs, trees with polygons on them, and drops what has
// lost its connection with the root. Who makes the last cut?

use nim_snippets::{green_hackenbush, nim};
use proconio::{input, is_stdin_empty, marker::Usize1};

fn main() {
    while !is_stdin_empty() {
        input! { trees: usize }
        let mut values = Vec::new();
        for _ in 0..trees {
            input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
            values.push(green_hackenbush::grundy(n, &edges, &[0]));
        }
        println!("{}", if nim::wins(&values) { "Sally" } else { "Harry" });
    }
}
