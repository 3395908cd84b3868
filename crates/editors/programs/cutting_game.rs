// `1 / 4 2` prints `First`.

use nim_snippets::cutting_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        sheets: [(usize, usize); n],
    }
    let first = cutting_game::wins(&sheets);
    println!("{}", if first { "First" } else { "Second" });
}
