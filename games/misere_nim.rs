//! Misère Nim.

use crate::entry::*;
use nim_snippets::misere_nim;

pub const GAMES: &[Game] = &[Game {
    play: play!(misere_nim::wins(heaps), winning_moves => Move::cut),
    is_misere: true,
    rules: Some(Rules::may_cut(|_, (_i, _left), _| true)),
    picture: Picture::Digits(None),
    tried: Tried { large: &[""], ..TRIED },
    ..Game::new("misere_nim", Shape::Row(Parts::Heaps))
}];
