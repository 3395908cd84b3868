// `2 2 3 / 4 7` prints `First`.

use nim_snippets::subtraction_formula;
use proconio::input;

fn main() {
    input! {
        n: usize,
        max: u64,
        k: u64,
        heaps: [u64; n],
    }
    let first = subtraction_formula::wins(&heaps, max, k);
    println!("{}", if first { "First" } else { "Second" });
}
