//! Nim.

use crate::entry::*;
use nim_snippets::{misere_nim, nim};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): nim::grundy(&[n]);
        play(heaps): nim::wins(heaps), nim::winning_moves(heaps);
        misere(heaps): misere_nim::wins(heaps), misere_nim::winning_moves(heaps);
        cuts(heaps, _i, _left): true; // any number of stones from one heap
    };
    let game = Game::new("nim", Shape::Sum("heaps"), answers)
        .large(&[""])
        .popular()
        .table_parts(2)
        .picture(Picture::Digits(None))
        .proof(Proof::Formula(
            words("the value of a heap is its size", "山の値はその大きさ"),
            |_| Repetition::new(0, 1, 1),
        ));
    vec![game]
}
