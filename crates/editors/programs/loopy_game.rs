// `5 6 / 1 2 / 2 1 / 2 3 / 4 5 / 5 4 / 5 2` prints `Second First Second Draw Draw`.

use nim_snippets::loopy_game;
use proconio::{fastout, input, marker::Usize1};

#[fastout]
fn main() {
    input! {
        n: usize,
        m: usize,
        arcs: [(Usize1, Usize1); m],
    }
    for remoteness in loopy_game::LoopyGame::new(n, &arcs).remoteness() {
        println!("{}", remoteness.map_or("Draw", |r| if r % 2 == 1 { "First" } else { "Second" }));
    }
}
