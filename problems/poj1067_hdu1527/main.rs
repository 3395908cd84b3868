// 取石子游戏
// http://poj.org/problem?id=1067
//
// Who wins when a move takes stones from one of two heaps, or as many from both?

use nim_snippets::wythoff;
use proconio::{input, is_stdin_empty};

fn main() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        println!("{}", u8::from(wythoff::wins(a, b)));
    }
}
