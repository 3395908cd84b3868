// `3 / 0 2 5` prints `First`.

use nim_snippets::coin_turning;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heads: [u64; n],
    }
    let first = coin_turning::wins(&heads, coin_turning::Game::MockTurtles);
    println!("{}", if first { "First" } else { "Second" });
}
