//! Diagonal Wythoff.

use crate::entry::*;
use nim_snippets::diagonal_wythoff;

/// Takes any number of stones from one heap, or `tp` and `tq` stones for a direction `(p, q)`, in
/// either order. A move is the pair of heaps after it.
pub fn moves(heaps: (u64, u64), directions: &[(u64, u64)]) -> Vec<PairMove> {
    pair_moves(heaps, |x, y| {
        let is_along = |p: u64, q: u64| x * q == y * p && x % p == 0;
        x == 0 || y == 0 || directions.iter().any(|&(p, q)| is_along(p, q) || is_along(q, p))
    })
}

pub const GAMES: &[Game] = &[Game {
    parameters: DIRECTIONS,
    once: Some(Once::table("DiagonalWythoff::new({n_max}, {directions})")),
    play: play!(table.wins([a, b]), winning_moves => Move::pair),
    rules: Some(Rules::options(|p, rule| {
        as_moves(moves((p[0], p[1]), &directions(rule)), Move::pair)
    })),
    tried: Tried {
        rules: &[
            "directions=1:1,1:2",
            "directions=1:1",
            "directions=2:1,1:2",
            "directions=2:3",
            "directions=3:5,1:1,1:4",
            "directions=1:1,1:2,1:3,2:3",
        ],
        sizes: &[(2, 24)],
        by_options: &[(2, 60)],
        ..TRIED
    },
    ..Game::new("diagonal_wythoff", Shape::Exactly(&["a", "b"]))
}];

fn table(rule: &Under) -> &diagonal_wythoff::DiagonalWythoff {
    rule.made(|| {
        diagonal_wythoff::DiagonalWythoff::new(up_to(TABLE, rule.n_max), &directions(rule))
    })
}

fn directions(rule: &Rule) -> Vec<(u64, u64)> {
    rule.pairs("directions").to_vec()
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::diagonal_wythoff;

    use nim_snippets::diagonal_wythoff::DiagonalWythoff;

    #[test]
    fn losing_pairs_are_all_that_do_not_win() {
        for directions in [&[][..], &[(1, 1)], &[(2, 3)], &[(1, 3), (1, 1), (3, 1)]] {
            let game = DiagonalWythoff::new(24, directions);
            let pairs = (0..=24).flat_map(|a| (a..=24).map(move |b| (a, b)));
            let losing = pairs.filter(|&(a, b)| !game.wins(a, b));
            assert!(game.losing_pairs().eq(losing), "{directions:?}");
        }
    }

    /// The values that the statement of Project Euler 665 gives.
    #[test]
    fn proportionate_nim() {
        for (most, expected) in [(10, 21), (100, 1164), (1000, 117_002)] {
            let game = DiagonalWythoff::new(most, &[(1, 1), (1, 2)]);
            let sums = game.losing_pairs().map(|(a, b)| a + b);
            assert_eq!(sums.filter(|&sum| sum <= most).sum::<u64>(), expected);
        }
    }

    #[test]
    fn panics() {
        assert_panics("the direction (0, 0) is not coprime", || {
            _ = diagonal_wythoff::DiagonalWythoff::new(5, &[(0, 0)]);
        });
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967294 of the table",
            || {
                _ = diagonal_wythoff::DiagonalWythoff::new(u64::MAX, &[(1, 1)]);
            },
        );
        assert_panics("a heap of 4 is above the 3 of the table", || {
            _ = diagonal_wythoff::DiagonalWythoff::new(3, &[(1, 1)]).wins(0, 4);
        });
    }
}
