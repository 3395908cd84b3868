// Northcott Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1730
//
// Each row has a pawn of each player, which may slide but not jump. Can the first player win?

use nim_snippets::northcott;
use proconio::{input, is_stdin_empty};

fn main() {
    while !is_stdin_empty() {
        input! { n: usize, _m: usize, rows: [(i64, i64); n] }
        println!("{}", if northcott::wins(&rows) { "I WIN!" } else { "BAD LUCK!" });
    }
}
