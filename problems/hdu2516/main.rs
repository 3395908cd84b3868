// 取石子游戏
// http://acm.hdu.edu.cn/showproblem.php?pid=2516
//
// Who wins when the first move may not take everything, and each later one at most twice what was
// taken before? The input ends with an empty heap.

use nim_snippets::fibonacci_nim;
use proconio::input;

fn main() {
    loop {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        let first = fibonacci_nim::wins(n, n - 1);
        println!("{} win", if first { "First" } else { "Second" });
    }
}
