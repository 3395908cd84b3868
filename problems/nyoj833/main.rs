// 取石子（七）
// http://acm.nyist.edu.cn/JudgeOnline/problem.php?pid=833
//
// Who takes the last of n stones in a circle when a move takes one stone or two neighbours?

use nim_snippets::octal_game::OctalGame;
use proconio::{input, is_stdin_empty};

fn main() {
    // The first move opens the circle to a row, on which Kayles is played.
    let kayles = OctalGame::new(u64::MAX, "0.77");
    while !is_stdin_empty() {
        input! { n: u64 }
        let first = (1..=n.min(2)).any(|taken| !kayles.wins(&[n - taken]));
        println!("{}", if first { "Hrdv" } else { "Yougth" });
    }
}
