//! Ordered Nim.

use crate::entry::*;
use nim_snippets::ordered_nim;

pub const GAMES: &[Game] = &[Game {
    value: value!(ordered_nim::grundy(heaps)),
    play: play!(ordered_nim::wins(heaps), winning_moves => Move::cut),
    misere: play!(ordered_nim::misere_wins(heaps), misere_winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, _left), _| {
        heaps[..i].iter().all(|&before| before == 0)
    })),
    why: |heaps, misere, _rule| {
        (misere && heaps.iter().any(|&heap| heap > 1)).then(|| {
            loses_if_zero(
                ordered_nim::grundy(heaps),
                words(
                    "a heap is above 1, and the value of normal play",
                    "1 より大きい山があり、正規形の値",
                ),
            )
        })
    },
    picture: Picture::Plain,
    tried: Tried {
        sizes: &[(0, 0), (1, 12), (2, 9), (3, 6), (4, 3), (5, 3), (7, 2)],
        large: &[""],
        ..TRIED
    },
    ..Game::new("ordered_nim", Shape::Row(Parts::Heaps))
}];
