// A Multiplication Game
// https://onlinejudge.org/external/8/847.pdf
//
// From 1 on, the players multiply by a number from 2 to 9; whoever reaches n wins. Who does, for
// each n of the input?

use nim_snippets::growth_race;
use proconio::{input, is_stdin_empty};

fn main() {
    while !is_stdin_empty() {
        input! { n: u64 }
        let first = growth_race::wins(1, n, |x| 2 * x, |x| 9 * x);
        println!("{} wins.", if first { "Stan" } else { "Ollie" });
    }
}
