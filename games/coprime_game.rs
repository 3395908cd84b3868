//! Coprime game.

use crate::entry::*;
use nim_snippets::coprime_game;

/// Subtracts from one number a number that is coprime to it.
pub fn moves(numbers: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(numbers, |n, left| gcd(n, n - left) == 1)
}

/// The greatest common divisor.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub const GAMES: &[Game] = &[Game {
    once: Some(Once::game("CoprimeGame::new({n_max})")),
    value: value!(game.grundy(numbers)),
    play: play!(game.wins(numbers), winning_moves => Move::cut),
    rules: rules!(moves(numbers) => Move::cut),
    tried: Tried {
        sizes: &[(0, 0), (1, 130), (2, 22), (3, 9)],
        by_options: &[(1, 400), (2, 3000)],
        ..TRIED
    },
    ..Game::new("coprime_game", Shape::Sum(Parts::Numbers))
}];

fn game(rule: &Under) -> &coprime_game::CoprimeGame {
    rule.made(|| coprime_game::CoprimeGame::new(rule.n_max))
}

#[cfg(test)]
mod tests {
    use crate::entry::lists;
    use crate::support::assert_panics;
    use nim_snippets::coprime_game::{self, CoprimeGame};

    #[test]
    fn a_single_question_has_the_answer_of_the_table() {
        let game = CoprimeGame::new(20);
        let values = coprime_game::grundy_values(20);
        assert!(values.into_iter().eq((0..=20).map(|n| game.grundy(&[n]))));
        for numbers in lists(2, 20) {
            let value = game.grundy(&numbers);
            assert_eq!(coprime_game::grundy(&numbers), value, "{numbers:?}");
            assert_eq!(coprime_game::wins(&numbers), value != 0, "{numbers:?}");
            let moves = coprime_game::winning_moves(&numbers);
            assert!(moves.eq(game.winning_moves(&numbers)), "{numbers:?}");
        }
    }

    #[test]
    fn panics() {
        assert_panics("a heap of 18446744073709551615 is above the 67108864 of the table", || {
            _ = coprime_game::grundy_values(usize::MAX);
        });
        assert_panics("a heap of 10 is above the 9 of the table", || {
            _ = coprime_game::CoprimeGame::new(9).grundy(&[10]);
        });
    }
}
