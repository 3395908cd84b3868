// `3 2 / 0 2 5 / 1 4` prints `First`.

use nim_snippets::run_turning;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: usize,
        heads: [u64; n],
        lengths: [u64; k],
    }
    let max_coin = heads.iter().copied().max().unwrap_or(0);
    let game = run_turning::RunTurning::new(max_coin, &lengths);
    let first = game.wins(&heads);
    println!("{}", if first { "First" } else { "Second" });
}
