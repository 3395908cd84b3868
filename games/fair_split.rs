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
        .by_options(&[(1, 100)])
        .with(SPLIT_MIN)
        .tried(&["min=0", "min=1", "min=2", "min=3", "min=4", "min=7", "min=18446744073709551615"])
        .sizes(&[(0, 0), (1, 16), (2, 8), (3, 5)]);
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::fair_split::FairSplit;

    #[test]
    fn panics() {
        let message = "a heap of 18446744073709551615 is above the 4294967295 of the table";
        assert_panics(message, || FairSplit::new(u64::MAX, 2));
        assert_panics("a heap of 10 is above the 9 of the table", || {
            FairSplit::new(9, 2).grundy(10)
        });
    }
}
