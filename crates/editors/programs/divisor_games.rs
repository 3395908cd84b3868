// `3 / 8 27 1` prints `Second`.

use nim_snippets::divisor_games;
use proconio::input;

fn main() {
    input! {
        n: usize,
        numbers: [u64; n],
    }
    let first = divisor_games::wins(&numbers, divisor_games::Rule::ProperDivisor);
    println!("{}", if first { "First" } else { "Second" });
}
