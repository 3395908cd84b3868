// Dividing Game
// https://atcoder.jp/contests/abc368/tasks/abc368_f
//
// Who wins when a move replaces a number by one of its divisors other than itself?

use nim_snippets::divisor_games::{Rule, wins};
use proconio::input;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    println!("{}", if wins(&numbers, Rule::ProperDivisor) { "Anna" } else { "Bruno" });
}
