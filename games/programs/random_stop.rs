// `1 499122177 / 1` prints `332748118`.

use nim_snippets::random_stop;
use proconio::input;

fn main() {
    input! {
        n: usize,
        stop: u64,
        choices: [u64; n],
    }
    // The probability that the first player wins, modulo a prime.
    let p = random_stop::xor_probabilities(&choices, stop, 998_244_353);
    println!("{}", (998_244_354 - p[0]) % 998_244_353);
}
