//! Nimble.

use crate::entry::*;
use nim_snippets::nimble;

pub const GAMES: &[Game] = &[Game {
    value: value!(nimble::grundy(coins)),
    play: play!(nimble::wins(coins), winning_moves => Move::cut),
    misere: play!(nimble::misere_wins(coins), misere_winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|_, (_i, _left), _| true)),
    proof: Proof::Formula(
        words("the value of a coin is its cell", "コインの値はマスの番号"),
        |_| Repetition::new(0, 1, 1),
    ),
    tried: Tried { large: &[""], ..TRIED },
    ..Game::new("nimble", Shape::Sum(Parts::Coins))
}];
