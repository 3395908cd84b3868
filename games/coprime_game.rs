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

pub const GAMES: &[&dyn Game] = &[&CoprimeGame];

pub struct CoprimeGame;

impl Game for CoprimeGame {
    fn module(&self) -> &'static str {
        "coprime_game"
    }
    fn shape(&self) -> Shape {
        Shape::Sum(Parts::Numbers)
    }
    fn once(&self) -> Option<Once> {
        Some(Once::game("CoprimeGame::new({n_max})"))
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("{game}.grundy({numbers})", |numbers, rule| {
            game(rule).grundy(numbers)
        }))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "{game}.wins({numbers})",
            |numbers, rule| game(rule).wins(numbers),
            |numbers, rule| Box::new(game(rule).winning_moves(numbers).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::options(|numbers, _| as_moves(moves(numbers), Move::cut)))
    }
    fn tried(&self) -> Tried {
        Tried {
            sizes: &[(0, 0), (1, 130), (2, 22), (3, 9)],
            by_options: &[(1, 400), (2, 3000)],
            ..Tried::default()
        }
    }
}

fn game(rule: &Under) -> &coprime_game::CoprimeGame {
    rule.made(|| coprime_game::CoprimeGame::new(rule.n_max))
}

#[cfg(test)]
mod tests {
    use crate::entry::lists;
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
}
