// `3 2 / 2 7 5` prints `First`.

use nim_snippets::silver_dollar;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        dollar: Usize1,
        coins: [u64; n],
    }
    let first = silver_dollar::dollar_wins(&coins, dollar);
    println!("{}", if first { "First" } else { "Second" });
}
