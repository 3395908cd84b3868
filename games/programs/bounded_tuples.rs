// `3 1 / 9 9 9` prints `76`.

use nim_snippets::bounded_tuples;
use proconio::input;

fn main() {
    input! {
        n: usize,
        xor: u64,
        bounds: [u64; n],
    }
    println!("{}", bounded_tuples::count_tuples(&bounds, xor, 998_244_353));
}
