// `34 12` prints `First`.

use nim_snippets::euclid_game;
use proconio::input;

fn main() {
    input! {
        a: u64,
        b: u64,
    }
    let first = euclid_game::wins(a, b);
    println!("{}", if first { "First" } else { "Second" });
}
