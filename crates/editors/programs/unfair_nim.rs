// `2 / 5 3` prints `1`.

use nim_snippets::unfair_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    match unfair_nim::fewest_moved(&heaps) {
        Some(moved) => println!("{}", moved),
        None => println!("-1"),
    }
}
