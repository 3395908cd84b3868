// Daizhenyang's Coin
// http://acm.hdu.edu.cn/showproblem.php?pid=3537
//
// Who wins when a move turns over up to three coins of a row, the rightmost from heads to tails?
// The input names the heads, some of them several times.

use nim_snippets::coin_turning;
use proconio::{input, is_stdin_empty};

fn main() {
    while !is_stdin_empty() {
        input! { heads: [u64] }
        let first = coin_turning::wins(&heads, coin_turning::Game::MockTurtles);
        println!("{}", if first { "No" } else { "Yes" });
    }
}
