// `2 / 5 2 / 3141 5926` prints `10 14994`.

use nim_snippets::nimber;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! {
        n: usize,
        pairs: [(u64, u64); n],
    }
    for (a, b) in pairs {
        println!("{}", nimber::mul(a, b));
    }
}
