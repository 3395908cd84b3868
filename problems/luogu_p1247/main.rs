// 取火柴游戏
// https://www.luogu.com.cn/problem/P1247
//
// The winning move of Nim on the first possible heap: how much to take from which, and the heaps
// after it.

use itertools::Itertools;
use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { mut heaps: [u64] }
    let Some((i, left)) = nim::winning_moves(&heaps).next() else {
        println!("lose");
        return;
    };
    println!("{} {}", heaps[i] - left, i + 1);
    heaps[i] = left;
    println!("{}", heaps.iter().join(" "));
}
