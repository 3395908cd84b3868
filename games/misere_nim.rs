//! Misère Nim.

use crate::entry::*;
use nim_snippets::misere_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(heaps): misere_nim::wins(heaps), misere_nim::winning_moves(heaps);
        cuts(heaps, _i, _left): true; // any number of stones from one heap
    };
    let game = Game::new("misere_nim", Shape::Row("heaps"), answers)
        .is_misere()
        .large(&[""])
        .picture(Picture::Digits(None));
    vec![game]
}
