//! Take or split in three.

use crate::entry::*;
use nim_snippets::take_or_split3;

/// Any number of stones from one heap, or one heap becomes three: takes first.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| [all_takes(heap), sums(heap, 3)].concat())
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): take_or_split3::grundy(n);
        play(heaps): take_or_split3::wins(heaps), take_or_split3::winning_moves(heaps);
        moves(heaps): moves(heaps), at_most squares(heaps);
    };
    let game = Game::new("take_or_split3", Shape::Sum("heaps"), answers)
        .by_options(&[(1, 60)])
        .sizes(&[(0, 0), (1, 17), (2, 8), (3, 4)])
        .proof(Proof::Formula(
            words(
                "the value of a heap is its size, but 8k + 7 and 8k + 8 change places",
                "山の値はその大きさ。ただし 8k + 7 と 8k + 8 は入れ替わる",
            ),
            |_| Repetition::new(1, 8, 8),
        ));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("the Grundy value 18446744073709551616 is above u64::MAX", || {
            take_or_split3::grundy(u64::MAX)
        });
    }
}
