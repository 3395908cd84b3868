// I Wanna Win The Game
// https://atcoder.jp/contests/arc116/tasks/arc116_d
//
// How many sequences of n numbers with sum m have xor 0?

use nim_snippets::moore_counting;
use proconio::input;

fn main() {
    input! { n: u64, m: u64 }
    println!("{}", moore_counting::count_losses(n, m, 1, 998_244_353));
}
