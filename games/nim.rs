//! Nim.

use crate::entry::*;
use nim_snippets::{misere_nim, nim};

pub const GAMES: &[Game] = &[Game {
    value: value!(nim::grundy(heaps)),
    play: play!(nim::wins(heaps), winning_moves => Move::cut),
    misere: play!(misere_nim::wins(heaps), winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|_, (_i, _left), _| true)),
    is_popular: true,
    picture: Picture::Digits(None),
    table_parts: 2,
    proof: Proof::Formula(
        words("the value of a heap is its size", "山の値はその大きさ"),
        |_| Repetition::new(0, 1, 1),
    ),
    tried: Tried { large: &[""], ..TRIED },
    ..Game::new("nim", Shape::Sum(Parts::Heaps))
}];
