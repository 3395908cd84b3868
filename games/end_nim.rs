//! End Nim.

use crate::entry::*;
use nim_snippets::end_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(heaps): end_nim::wins(heaps), end_nim::winning_moves(heaps);
        misere(heaps): end_nim::misere_wins(heaps), end_nim::misere_winning_moves(heaps);
        cuts(heaps, i, _left): are_empty(&heaps[..i]) || are_empty(&heaps[i + 1..]);
    };
    let game = Game::new("end_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)])
        .large(&[""]);
    vec![game]
}

fn are_empty(heaps: &[u64]) -> bool {
    heaps.iter().all(|&heap| heap == 0)
}
