// Game with Powers
// https://codeforces.com/problemset/problem/317/D
//
// Who wins when a move chooses a number from 1 to n, which must be none that was chosen and no
// power of one?

use nim_snippets::power_game;
use proconio::input;

fn main() {
    input! { n: u64 }
    let vasya = power_game::wins(n);
    println!("{}", if vasya { "Vasya" } else { "Petya" });
}
