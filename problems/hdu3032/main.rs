// Nim or not Nim?
// http://acm.hdu.edu.cn/showproblem.php?pid=3032
//
// Who wins when a move takes any number of stones from a heap or splits it in two?

use nim_snippets::lasker_nim;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        let alice = lasker_nim::wins(&heaps);
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
