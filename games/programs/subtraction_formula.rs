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
    let first = subtraction_formula::SubtractionFormula::up_to_or(max, k).wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
