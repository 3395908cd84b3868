// 取(m堆)石子游戏
// http://acm.hdu.edu.cn/showproblem.php?pid=2176
//
// List all first moves that win Nim: a heap's size before and after. The input ends with a game of
// no heaps.

use nim_snippets::nim;
use proconio::{fastout, input};

#[fastout]
fn main() {
    loop {
        input! { heaps: [u64] }
        if heaps.is_empty() {
            break;
        }
        println!("{}", if nim::wins(&heaps) { "Yes" } else { "No" });
        for (i, left) in nim::winning_moves(&heaps) {
            println!("{} {left}", heaps[i]);
        }
    }
}
