// `8` prints `Second`.

use nim_snippets::power_game;
use proconio::input;

fn main() {
    input! {
        n: u64,
    }
    let first = power_game::wins(n);
    println!("{}", if first { "First" } else { "Second" });
}
