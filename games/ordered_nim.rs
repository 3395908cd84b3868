//! Ordered Nim.

use crate::entry::*;
use nim_snippets::ordered_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value {heaps}: ordered_nim::grundy(heaps);
        play(heaps): ordered_nim::wins(heaps), ordered_nim::winning_moves(heaps);
        misere(heaps): ordered_nim::misere_wins(heaps), ordered_nim::misere_winning_moves(heaps);
        cuts(heaps, i, _left): heaps[..i].iter().all(|&before| before == 0);
    };
    let game = Game::new("ordered_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 12), (2, 9), (3, 6), (4, 3), (5, 3), (7, 2)])
        .large(&[""])
        .picture(Picture::Plain)
        .misere_lost(
            "it would be lost in normal play and a heap is above 1, or won and none is",
            "1 より大きい山があれば正規形での負け、なければ正規形での勝ち",
        );
    vec![game]
}
