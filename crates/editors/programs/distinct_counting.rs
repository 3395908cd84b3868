// `3 2` prints `6`.

use nim_snippets::distinct_counting;
use proconio::input;

fn main() {
    input! {
        n: u64,
        bits: u64,
    }
    // Losing positions of Nim with n distinct heaps, none empty, all below 2^bits.
    println!("{}", distinct_counting::count_distinct(n, bits, 0, 998_244_353));
}
