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
    use crate::support::random::Random;
    use nim_snippets::welter;
    use std::collections::HashSet;

    #[test]
    fn many_coins() {
        let coins: Vec<u64> = (0..3000).map(|i| 3 * i + 1).collect();
        let last = welter::winning_moves(&coins).last().expect("a winning position");
        assert!(!coins.contains(&last.1) && !welter::wins(&cut(&coins, last)));
    }

    /// Compares with the sum over all pairs, and with the search for each bit among all coins.
    #[test]
    fn plain_formulas() {
        let mut random = Random(12);
        for round in 0..200 {
            let count = random.below(60);
            let cell = |_| match round % 4 {
                0 => random.below(70),
                1 => random.below(30) << 59 | random.below(2),
                2 => (random.next() | 1) << random.below(64),
                _ => random.stones(),
            };
            let coins: HashSet<u64> = (0..count).map(cell).collect();
            let coins: Vec<u64> = coins.into_iter().collect();
            let agree = |a: u64, b: u64, bits: u32| (a ^ b).trailing_zeros() >= bits;
            let with = |cell: u64, bit: u32, coins: &[u64]| {
                let others = coins.iter().filter(|&&other| agree(cell, other, bit)).count();
                (cell >> bit ^ others as u64) & 1
            };
            let value = (0..coins.len()).fold(0, |value, i| {
                let bits = (0..64).map(|bit| with(coins[i], bit, &coins[..i]) << bit);
                value ^ bits.sum::<u64>()
            });
            assert_eq!(welter::grundy(&coins), value, "{coins:?}");
            let mut moves = Vec::new();
            for (i, &from) in coins.iter().enumerate() {
                let others = [&coins[..i], &coins[i + 1..]].concat();
                let value_of_others = welter::grundy(&others);
                let to = (0..64).fold(0, |to, bit| {
                    to | (value_of_others >> bit & 1 ^ with(to, bit, &others)) << bit
                });
                if to < from && !coins.contains(&to) {
                    moves.push((i, to));
                }
            }
            assert!(welter::winning_moves(&coins).eq(moves), "{coins:?}");
        }
    }

    #[test]
    fn panics() {
        assert_panics("two coins on cell 3", || _ = welter::grundy(&[3, 3]));
        assert_panics("two coins on cell 3", || _ = welter::winning_moves(&[2, 4, 3, 2, 3]));
    }
}
