// `2 2 3 / 4 7` prints `First`: 1, 2 or 3 stones are taken, 7 is worth 3.

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
