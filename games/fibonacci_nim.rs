//! Fibonacci Nim.

use crate::entry::*;
use crate::schwenk_nim::{self, TakeAway};
use nim_snippets::fibonacci_nim;

/// Takes up to the limit from the heap; the next limit is twice that. A move is labelled by the
/// stones left.
pub fn moves(position: &TakeAway) -> Vec<(u64, TakeAway)> {
    schwenk_nim::moves(position, 2)
}

pub const GAMES: &[Game] = &[Game {
    play: play!(fibonacci_nim::wins([heap, limit]), winning_moves => taking(heap, 2)),
    misere: play!(
        fibonacci_nim::misere_wins([heap, limit]),
        misere_winning_moves => taking(heap, 2)
    ),
    rules: Some(Rules::options(|p, _| as_moves(moves(&(p[0], p[1])), taking(p[0], 2)))),
    picture: Picture::Parts,
    tried: Tried {
        sizes: &[(2, 60)],
        by_options: &[(2, 2000)],
        large: &[""],
        is_legal: Some(|_, p, q| q[0] < p[0] && p[0] - q[0] <= p[1]),
        ..TRIED
    },
    ..Game::new("fibonacci_nim", Shape::Limited)
}];
