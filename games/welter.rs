//! Welter's game.

use crate::entry::*;
use nim_snippets::welter;

/// Moves one coin to any free cell on its left.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let options = cuts(coins, |_, _| true).into_iter();
    options.filter(|((_, cell), _)| !coins.contains(cell)).collect()
}

pub const GAMES: &[Game] = &[Game {
    value: value!(welter::grundy(coins)),
    play: play!(welter::wins(coins), winning_moves => Move::cut),
    rules: rules!(moves(coins) => Move::cut),
    tried: Tried {
        sizes: &[(0, 0), (1, 20), (2, 16), (3, 11), (4, 7), (5, 6)],
        large: &[""],
        is_legal: Some(|_, p, q| {
            let moved: Vec<usize> = (0..p.len()).filter(|&i| p[i] != q[i]).collect();
            moved.len() == 1 && q[moved[0]] < p[moved[0]] && are_distinct(q)
        }),
        is_position: are_distinct,
        ..TRIED
    },
    ..Game::new("welter", Shape::Row(Parts::Coins))
}];

#[cfg(test)]
mod tests {
    use crate::entry::cut;
    use crate::support::assert_panics;
    use nim_snippets::welter;

    #[test]
    fn many_coins() {
        let coins: Vec<u64> = (0..3000).map(|i| 3 * i + 1).collect();
        let last = welter::winning_moves(&coins).last().expect("a winning position");
        assert!(!coins.contains(&last.1) && !welter::wins(&cut(&coins, last)));
    }

    #[test]
    fn panics() {
        assert_panics("two coins on cell 3", || _ = welter::grundy(&[3, 3]));
    }
}
