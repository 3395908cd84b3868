// [SDOI2009] E&D
// https://www.luogu.com.cn/problem/P2148
//
// A move throws one heap of a pair away and splits the other one into two. Does the first player win?

use nim_snippets::delete_nim;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        let pairs: Vec<(u64, u64)> = heaps.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        println!("{}", if delete_nim::split_wins(&pairs) { "YES" } else { "NO" });
    }
}
