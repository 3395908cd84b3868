// Being a Good Boy in Spring Festival
// http://acm.hdu.edu.cn/showproblem.php?pid=1850
//
// How many first moves win Nim? The input ends with a game of no heaps.

use nim_snippets::nim;
use proconio::input;

fn main() {
    loop {
        input! { heaps: [u64] }
        if heaps.is_empty() {
            break;
        }
        println!("{}", nim::winning_moves(&heaps).count());
    }
}
