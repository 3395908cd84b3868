//! Fair split.

use crate::entry::*;
use nim_snippets::fair_split::FairSplit;

/// A heap of at least `min` stones becomes two or more that differ by one stone at most.
pub fn moves(heaps: &[u64], min: u64) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| fair_splits(heap, min))
}

/// The parts of every split, dealt out one stone at a time.
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

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let min = rule.number("min");
        make[TABLE] game = FairSplit::new(n_max, min);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps): moves(heaps, min), at_most squares(heaps);
    };
    let game = Game::new("fair_split", Shape::Sum("heaps"), answers)
        .with(SPLIT_MIN)
        .tried(&["min=0", "min=1", "min=2", "min=3", "min=4", "min=7"])
        .sizes(&[(0, 0), (1, 16), (2, 8), (3, 5)]);
    vec![game]
}

#[cfg(test)]
mod tests {
    use super::fair_splits;
    use crate::support::assert_panics;
    use nim_snippets::fair_split::FairSplit;
    use nim_snippets::sprague_grundy::grundy_values;

    /// Two counts for each quotient are as good as all.
    #[test]
    fn values() {
        for min in [1, 2, 5, 30] {
            let game = FairSplit::new(300, min);
            let options = |heap: usize| {
                let parts = |parts: Vec<u64>| parts.into_iter().map(|part| part as usize).collect();
                fair_splits(heap as u64, min).into_iter().map(parts).collect()
            };
            let values = grundy_values(300, options);
            assert!((0..=300).all(|heap| game.grundy(heap) == values[heap as usize]), "{min}");
            for heap in 250..300 {
                for (_, parts) in game.winning_moves(&[heap]) {
                    assert!(
                        !game.wins(&parts) && parts.iter().sum::<u64>() == heap,
                        "{heap} {parts:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn extremes() {
        let game = FairSplit::new(9, u64::MAX);
        assert!(!game.wins(&[]) && !game.wins(&[9, 8, 0]));
        assert!(game.winning_moves(&[9]).next().is_none());
        assert_eq!(FairSplit::new(0, 0).grundy(0), 0);
        assert!(!FairSplit::new(1, 0).wins(&[1]));
    }

    #[test]
    fn panics() {
        let message = "a heap of 18446744073709551615 is above the 4294967295 of the table";
        assert_panics(message, || FairSplit::new(u64::MAX, 2));
        assert_panics("a heap of 10 is above the 9 of the table", || {
            FairSplit::new(9, 2).grundy(10)
        });
    }
}
