// `3 / 1 / 3 / 2 / 2 3 / 2 / 1 2` prints `Yes / No / Yes`.

use nim_snippets::multiples_game;
use proconio::{fastout, input};

#[fastout]
fn main() {
    let n = 3;
    let game = multiples_game::MultiplesGame::new(n);
    input! {
        starts: [[u64]],
    }
    for white in starts {
        println!("{}", if game.wins(&white) { "Yes" } else { "No" });
    }
}
