//! Welter's game.

use crate::entry::*;
use nim_snippets::welter;

/// One coin to any free cell on its left.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let options = cuts(coins, |_, _| true).into_iter();
    options.filter(|((_, cell), _)| !coins.contains(cell)).collect()
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{coins}: welter::grundy(coins);
        play(coins): welter::wins(coins), welter::winning_moves(coins);
        moves(coins): moves(coins);
    };
    let game = Game::new("welter", Shape::Row("coins"), answers)
        .sizes(&[(0, 0), (1, 20), (2, 16), (3, 11), (4, 7), (5, 6)])
        .only(are_distinct);
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::large::Large;
    use crate::support::strip::distinct_large_coins;
    use crate::support::strip::moved;
    use nim_snippets::welter;
    use proptest::prelude::*;

    #[test]
    fn large() {
        let games = Large::new((distinct_large_coins(0..12), Just(())), |coins, (), &(i, cell)| {
            assert!(!coins.contains(&cell));
            moved(coins, (i, cell))
        });
        games.check(
            Normal,
            |coins, ()| welter::wins(coins),
            |coins, ()| welter::winning_moves(coins).collect(),
        );
        let coins: Vec<u64> = (0..3000).map(|i| 3 * i + 1).collect();
        let last = welter::winning_moves(&coins).last().expect("a winning position");
        assert!(!coins.contains(&last.1) && !welter::wins(&moved(&coins, last)));
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("two coins on cell 3", || welter::grundy(&[3, 3]));
    }
}
