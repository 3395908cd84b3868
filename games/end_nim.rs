//! End Nim.

use crate::entry::*;
use nim_snippets::end_nim;

pub const GAMES: &[Game] = &[Game {
    play: play!(end_nim::wins(heaps), winning_moves => Move::cut),
    misere: play!(end_nim::misere_wins(heaps), misere_winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, _left), _| {
        are_empty(&heaps[..i]) || are_empty(&heaps[i + 1..])
    })),
    tried: Tried {
        sizes: &[(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)],
        large: &[""],
        ..TRIED
    },
    ..Game::new("end_nim", Shape::Row(Parts::Heaps))
}];

fn are_empty(heaps: &[u64]) -> bool {
    heaps.iter().all(|&heap| heap == 0)
}
