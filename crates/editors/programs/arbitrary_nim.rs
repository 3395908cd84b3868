// `3 / 1 2 3` prints `2`.

use nim_snippets::arbitrary_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    match arbitrary_nim::largest_max(&heaps) {
        Some(u64::MAX) => println!("-1"),
        max => println!("{}", max.unwrap_or(0)),
    }
}
