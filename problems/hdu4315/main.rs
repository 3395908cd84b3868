// Climbing the Hill
// https://acm.hdu.edu.cn/showproblem.php?pid=4315
//
// Persons climb to the hilltop in cell 0, where any number may stand, without passing others. Does the
// first player win if whoever brings the king there wins?

use nim_snippets::silver_dollar;
use proconio::{input, is_stdin_empty};

fn main() {
    while !is_stdin_empty() {
        input! { n: usize, k: usize, cells: [u64; n] }
        let alice = silver_dollar::dollar_wins(&cells, k - 1);
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
