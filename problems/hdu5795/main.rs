// A Simple Nim
// http://acm.hdu.edu.cn/showproblem.php?pid=5795
//
// Who wins when a move takes any number of stones from a heap or splits it in three?

use nim_snippets::take_or_split3;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        let first = take_or_split3::wins(&heaps);
        println!("{} player wins.", if first { "First" } else { "Second" });
    }
}
