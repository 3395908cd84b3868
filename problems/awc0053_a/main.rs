// 石取りゲーム
// https://atcoder.jp/contests/awc0053/tasks/awc0053_a
//
// A move takes exactly one stone from a pile. Who takes the last one?

use proconio::input;

fn main() {
    input! { piles: [u64] }
    let wins = piles.iter().sum::<u64>() % 2 == 1;
    println!("{}", if wins { "Takahashi" } else { "Aoki" });
}
