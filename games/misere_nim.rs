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
        .picture(Picture::Digits(None))
        .lost(
            "the xor is 0 and one heap above 1, or the xor is 1 and none is",
            "xor が 0 で 1 より大きい山がある、または xor が 1 でそのような山がない",
        );
    vec![game]
}
