//! Take or split in three.

use crate::entry::*;
use nim_snippets::take_or_split3;

/// Takes any number of stones from one heap, or splits one heap into three. Lists the moves that
/// take first.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| [all_takes(heap), sums(heap, 3)].concat())
}

pub const GAMES: &[Game] = &[Game {
    value: value!(take_or_split3::grundy(heaps)),
    play: play!(take_or_split3::wins(heaps), winning_moves => Move::split),
    rules: rules!(moves(heaps) => Move::split, at_most |heaps, _| squares(heaps)),
    proof: Proof::Formula(
        words(
            "the value of a heap is its size, but 8k + 7 and 8k + 8 change places",
            "山の値はその大きさ。ただし 8k + 7 と 8k + 8 は入れ替わる",
        ),
        |_| Repetition::new(1, 8, 8),
    ),
    tried: Tried { sizes: &[(0, 0), (1, 17), (2, 8), (3, 4)], by_options: &[(1, 60)], ..TRIED },
    ..Game::new("take_or_split3", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::take_or_split3;
    use nim_snippets::take_or_split3::{grundy, winning_moves};

    #[test]
    fn moves_are_those_that_a_search_finds() {
        for heap in 1..120 {
            for other in [0, 1, 6, 7, 8, 30, 64, 95] {
                let found: Vec<_> = super::moves(&[heap, other])
                    .into_iter()
                    .filter(|(_, left)| grundy(left) == 0)
                    .map(|(split, _)| split)
                    .collect();
                let moves: Vec<_> = winning_moves(&[heap, other]).collect();
                assert_eq!(moves, found, "{heap} {other}");
            }
        }
    }

    #[test]
    fn no_heap_has_the_largest_value() {
        // The first heap alone would have to get the value u64::MAX.
        let heaps = [5, (3 << 62) + 1, (1 << 62) - 2];
        assert_eq!(winning_moves(&heaps).next(), Some((1, vec![(1 << 62) - 5])));
    }

    #[test]
    fn panics() {
        assert_panics("the Grundy value 18446744073709551616 is above u64::MAX", || {
            _ = take_or_split3::grundy(&[u64::MAX]);
        });
    }
}
