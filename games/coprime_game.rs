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
    let game = Game::new("coprime_game", Shape::Sum("numbers"), answers)
        .by_options(&[(1, 400), (2, 3000)])
        .sizes(&[(0, 0), (1, 130), (2, 22), (3, 9)]);
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("a heap of 18446744073709551615 is above the 67108864 of the table", || {
            coprime_game::grundy_values(usize::MAX)
        });
    }
}
