// K - Stones (EDPC)
// https://atcoder.jp/contests/dp/tasks/dp_k
//
// Who wins with one heap of stones when the number taken must be in a given set?

use nim_snippets::subtraction_game;
use proconio::input;

fn main() {
    input! { n: usize, heap: u64, set: [u64; n] }
    let first = subtraction_game::wins(&[heap], &set);
    println!("{}", if first { "First" } else { "Second" });
}
