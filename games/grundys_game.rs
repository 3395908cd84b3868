//! Grundy's game.

use crate::entry::*;
use nim_snippets::grundys_game::GrundysGame;

/// One heap becomes two of different sizes, the smaller first.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| {
        let pairs = sums(heap, 2).into_iter();
        pairs.filter(|parts| parts[0] != parts[1]).collect()
    })
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[TABLE] game = GrundysGame::new(n_max);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps): moves(heaps);
    };
    let game = Game::new("grundys_game", Shape::Sum("heaps"), answers)
        .by_options(&[(1, 500)])
        .sizes(&[(0, 0), (1, 20), (2, 10), (3, 5)]);
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    #[test]
    fn panics() {
        use nim_snippets::grundys_game::{GrundysGame, grundy_values};
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || grundy_values(usize::MAX),
        );
        let game = GrundysGame::new(20);
        assert_panics("a heap of 21 is above the 20 of the table", || game.wins(&[21]));
    }
}
