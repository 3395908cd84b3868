//! Fibonacci Nim.

use crate::entry::*;
use crate::schwenk_nim::{self, TakeAway};
use nim_snippets::fibonacci_nim;

/// Up to the limit from the heap; the next limit is twice that. Labelled by what is left.
pub fn moves(position: &TakeAway) -> Vec<(u64, TakeAway)> {
    schwenk_nim::moves(position, 2)
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(p):
            fibonacci_nim::wins(p[0], p[1]),
            fibonacci_nim::winning_moves(p[0], p[1]).map(taking(p[0], 2));
        misere(p):
            fibonacci_nim::misere_wins(p[0], p[1]),
            fibonacci_nim::misere_winning_moves(p[0], p[1]).map(taking(p[0], 2));
        moves(p): as_moves(moves(&(p[0], p[1])), taking(p[0], 2));
    };
    let game = Game::new("fibonacci_nim", Shape::Limited, answers)
        .by_options(&[(2, 2000)])
        .large(&[""])
        .legal(|_, p, q| q[0] < p[0] && p[0] - q[0] <= p[1])
        .with_program(PROGRAM)
        .sizes(&[(2, 60)])
        .picture(Picture::Parts);
    vec![game]
}

const PROGRAM: &str = r#"// `13` prints `Second`.

use nim_snippets::fibonacci_nim;
use proconio::input;

fn main() {
    input! {
        heap: u64,
    }
    let first = fibonacci_nim::wins(heap, heap - 1);
    println!("{}", if first { "First" } else { "Second" });
}
"#;
