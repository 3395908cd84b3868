// 倍々ゲーム
// https://atcoder.jp/contests/abc027/tasks/abc027_3
//
// From 1 on, the players turn x into 2x or 2x + 1; whoever makes it more than N loses. Who wins?

use nim_snippets::growth_race;
use proconio::input;

fn main() {
    input! { n: u64 }
    let first = growth_race::misere_wins(1, n + 1, |x| 2 * x, |x| 2 * x + 1);
    println!("{}", if first { "Takahashi" } else { "Aoki" });
}
