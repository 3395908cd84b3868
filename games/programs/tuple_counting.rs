// `2 3 / 1 2 0 / 0 1 1` prints `2`.

use nim_snippets::tuple_counting;
use proconio::input;

fn main() {
    input! {
        n: usize,
        values: usize,
        tables: [[u64; values]; n],
    }
    // For each heap the weight of each value; what is asked is the weight of all lost positions.
    let weights = tuple_counting::xor_product(&tables, 998_244_353);
    println!("{}", weights[0]);
}
