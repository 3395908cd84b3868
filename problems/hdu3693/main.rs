// Math teacher's homework
// https://acm.hdu.edu.cn/showproblem.php?pid=3693
//
// How many lists of numbers have the xor k, if each number has its own bound?

use nim_snippets::nim_counting;
use proconio::input;

fn main() {
    loop {
        input! { n: usize, k: u64 }
        if n == 0 {
            return;
        }
        input! { bounds: [u64; n] }
        println!("{}", nim_counting::count_bounded(&bounds, k, 1_000_000_003));
    }
}
