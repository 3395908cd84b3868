//! Fair split.

use crate::entry::*;
use nim_snippets::fair_split;

/// Splits a heap of at least `min` stones into two or more heaps that differ by at most one stone.
pub fn moves(heaps: &[u64], min: u64) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| fair_splits(heap, min))
}

/// The heaps of every split, found by dealing out the stones one by one.
pub fn fair_splits(heap: u64, min: u64) -> Vec<Vec<u64>> {
    let counts = (2..=heap).filter(|_| heap >= min);
    let deal = |count| {
        let mut parts = vec![0; count as usize];
        for stone in 0..heap {
            parts[(stone % count) as usize] += 1;
        }
        parts.reverse();
        parts
    };
    counts.map(deal).collect()
}

pub const GAMES: &[Game] = &[Game {
    parameters: SPLIT_MIN,
    once: Some(Once::game("FairSplit::new({n_max}, {min})")),
    value: value!(game.grundy(heaps)),
    play: play!(game.wins(heaps), winning_moves => Move::split),
    rules: rules!(moves(heaps, number min) => Move::split, at_most |heaps, _| squares(heaps)),
    tried: Tried {
        rules: &["min=0", "min=1", "min=2", "min=3", "min=4", "min=7", "min=18446744073709551615"],
        sizes: &[(0, 0), (1, 16), (2, 8), (3, 5)],
        by_options: &[(1, 100)],
        ..TRIED
    },
    ..Game::new("fair_split", Shape::Sum(Parts::Heaps))
}];

fn game(rule: &Under) -> &fair_split::FairSplit {
    rule.made(|| fair_split::FairSplit::new(up_to(TABLE, rule.n_max), rule.number("min")))
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::fair_split;

    #[test]
    fn panics() {
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = fair_split::FairSplit::new(u64::MAX, 2);
            },
        );
        assert_panics("a heap of 10 is above the 9 of the table", || {
            _ = fair_split::FairSplit::new(9, 2).grundy(&[10]);
        });
    }
}
