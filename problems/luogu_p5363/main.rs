// [SDOI2019] 移动金币
// https://www.luogu.com.cn/problem/P5363
//
// On how many placements of m coins on n cells, which slide left without jumping, does the first
// player win?

use nim_snippets::strip_counting;
use proconio::input;

fn main() {
    input! { n: u64, m: u64 }
    println!("{}", strip_counting::count_wins(n, m, 1_000_000_009));
}
