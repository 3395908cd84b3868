// `4 / 1 1 17 17` prints `First`.

use nim_snippets::prime_power_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        numbers: [u64; n],
    }
    let first = prime_power_game::wins(&numbers);
    println!("{}", if first { "First" } else { "Second" });
}
