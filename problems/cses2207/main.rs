// Grundy's Game
// https://cses.fi/problemset/task/2207
//
// Who wins with one heap when a move splits a heap into two of different sizes?

use nim_snippets::grundys_game::GrundysGame;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { heaps: [u64] }
    // A table shows that all heaps from 1223 to a million win.
    let game = GrundysGame::new(1222);
    for heap in heaps {
        let first = heap > 1222 || game.wins(&[heap]);
        println!("{}", if first { "first" } else { "second" });
    }
}
