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
        value(n): coprime_game::grundy(n);
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
    use super::{gcd, moves};
    use crate::entry::cut;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::large::Large;
    use nim_snippets::coprime_game::{grundy, grundy_values, winning_moves, wins};
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    /// Moves to primes and multiples of them far above those of the brute force.
    #[test]
    fn moves_by_value() {
        let values = grundy_values(5000);
        for numbers in [[4999, 1], [4999, 4973], [4999, 2], [4225, 3], [4489, 4971], [4807, 4999]] {
            let worth = |n: u64| values[n as usize];
            let xor = worth(numbers[0]) ^ worth(numbers[1]);
            let all = moves(&numbers).into_iter().map(|(m, _)| m);
            let lost = all.filter(|&(i, left)| worth(left) == xor ^ worth(numbers[i]));
            assert!(winning_moves(&numbers).eq(lost), "{numbers:?}");
        }
    }

    #[test]
    fn one_by_one_and_in_a_table() {
        let values = grundy_values(200_000);
        assert!((0..20_000).all(|n| grundy(n) == values[n as usize]));
        let numbers: Vec<u64> = (180_000..200_000).collect(); // enough for the shared table
        let xor = numbers.iter().fold(0, |xor, &n| xor ^ grundy(n));
        assert_eq!(wins(&numbers), xor != 0);
        assert_eq!(grundy_values(0), [0]);
        assert_eq!(grundy_values(1), [0, 1]);
    }

    #[test]
    fn large() {
        let number = prop_oneof![6 => 0..1000_u64, 1 => select(vec![10_000_019, 6_700_417])];
        let games = Large::new((vec(number, 0..4), Just(())), |numbers, (), &(i, left)| {
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
    fn extremes() {
        let known = [
            (1_000_003, 78_499),
            (999_983 * 999_983, 78_498),
            (1_000_000_007, 50_847_535),
            (u64::MAX, 2),
            (u64::MAX - 1, 0),
        ];
        for (n, index) in known {
            assert_eq!(grundy(n), index, "{n}");
        }
        assert_eq!(winning_moves(&[1 << 62, 1 << 61]).next(), None);
        assert!(winning_moves(&[u64::MAX, 5]).next().is_some());
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || coprime_game::grundy_values(usize::MAX),
        );
    }
}
