// Brave Game
// http://acm.hdu.edu.cn/showproblem.php?pid=1846
//
// Who wins when 1 to m stones are taken from a heap of n?

use nim_snippets::bounded_nim;
use proconio::input;

fn main() {
    input! { games: [(u64, u64)] }
    for (n, m) in games {
        let first = bounded_nim::wins(&[n], m);
        println!("{}", if first { "first" } else { "second" });
    }
}
