//! Ordered Nim.

use crate::entry::*;
use nim_snippets::ordered_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value {heaps}: ordered_nim::grundy(heaps);
        play(heaps): ordered_nim::wins(heaps), ordered_nim::winning_moves(heaps);
        misere(heaps): ordered_nim::misere_wins(heaps), ordered_nim::misere_winning_moves(heaps);
        why(heaps, misere): (misere && heaps.iter().any(|&heap| heap > 1)).then(|| loses_if_zero(
            ordered_nim::grundy(heaps),
            "a heap is above 1, and the value of normal play",
            "1 より大きい山があり、正規形の値",
        ));
        cuts(heaps, i, _left): heaps[..i].iter().all(|&before| before == 0);
    };
    let game = Game::new("ordered_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 12), (2, 9), (3, 6), (4, 3), (5, 3), (7, 2)])
        .large(&[""])
        .picture(Picture::Plain);
    vec![game]
}
