//! Coprime game.

use crate::entry::*;
use nim_snippets::coprime_game;

/// A number that has no divisor in common with a number is subtracted from it.
pub fn moves(numbers: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(numbers, |n, left| gcd(n, n - left) == 1)
}

/// The greatest common divisor.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[TABLE] values = coprime_game::grundy_values(n_max);
        value[n]: values[n];
        play(numbers): coprime_game::wins(numbers), coprime_game::winning_moves(numbers);
        moves(numbers): moves(numbers);
    };
    let game = Game::new("coprime_game", Shape::Sum("numbers"), answers).sizes(&[
        (0, 0),
        (1, 130),
        (2, 22),
        (3, 9),
    ]);
    vec![game]
}

#[cfg(test)]
mod tests {
    use super::gcd;
    use crate::entry::cut;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::large::Large;
    use nim_snippets::coprime_game::{grundy_values, winning_moves, wins};
    use proptest::collection::vec;
    use proptest::prelude::*;

    #[test]
    fn values() {
        let values = grundy_values(2000);
        for n in 0..=2000_u64 {
            let options = (0..n).filter(|&left| gcd(n, left) == 1);
            let options: Vec<u64> = options.map(|left| values[left as usize]).collect();
            let mex = (0..).find(|value| !options.contains(value));
            assert_eq!(Some(values[n as usize]), mex, "{n}");
        }
        assert_eq!(grundy_values(0), [0]);
        assert_eq!(grundy_values(1), [0, 1]);
    }

    #[test]
    fn large() {
        let games = Large::new((vec(0..100_000_u64, 0..4), Just(())), |numbers, (), &(i, left)| {
            assert_eq!(gcd(numbers[i], numbers[i] - left), 1);
            cut(numbers, (i, left))
        });
        games.check(
            Normal,
            |numbers, ()| wins(numbers),
            |numbers, ()| winning_moves(numbers).take(5).collect(),
        );
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("a heap of 18446744073709551615 is above the 67108864 of the table", || {
            coprime_game::grundy_values(usize::MAX)
        });
    }
}
