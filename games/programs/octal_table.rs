// `5` prints `4`.

use nim_snippets::octal_table;
use proconio::input;

fn main() {
    input! {
        n: usize,
    }
    println!("{}", octal_table::grundy_values(n, "0.77")[n]);
}
