// Arpa and a game with Mojtaba
// https://codeforces.com/problemset/problem/850/C
//
// Who wins when all numbers that a chosen prime power divides are divided by it?

use nim_snippets::prime_power_game;
use proconio::input;

fn main() {
    input! { numbers: [u64] }
    let first = prime_power_game::wins(&numbers);
    println!("{}", if first { "Mojtaba" } else { "Arpa" });
}
