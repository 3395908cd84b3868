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
    // The module lists takes before splits.
    let game = Game::new("take_or_split3", Shape::Sum("heaps"), answers).has_own_laws().proof(
        Proof::Formula(
            words(
                "the value of a heap is its size, but 8k + 7 and 8k + 8 change places",
                "山の値はその大きさ。ただし 8k + 7 と 8k + 8 は入れ替わる",
            ),
            |_| Repetition::new(1, 8, 8),
        ),
    );
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::entry::Split;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::heaps;

    #[test]
    fn laws() {
        use nim_snippets::take_or_split3::*;
        let mut rules = Rules::new(|heaps: &Vec<u64>| super::moves(heaps));
        for (count, max) in [(0, 0), (1, 17), (2, 8), (3, 4)] {
            for heaps in heaps(count, max) {
                let mut moves: Vec<Split> = winning_moves(&heaps).collect();
                moves.sort_by_key(|(i, parts)| (*i, parts.len() > 1));
                rules.check_outcome(Normal, &heaps, wins(&heaps), moves);
            }
        }
        for heap in 0..=17 {
            rules.check_grundy(&vec![heap], grundy(heap));
        }
        assert!(winning_moves(&[7]).last().is_some_and(|(_, parts)| parts.is_empty()));
        assert!(wins(&[u64::MAX, 1]) && !wins(&[u64::MAX; 2]));
        assert_eq!(winning_moves(&[5, u64::MAX]).next(), Some((1, vec![5])));
        assert_eq!(winning_moves(&[u64::MAX; 2]).next(), None);
        // No take wins, and the one split that the header names is found without search.
        let huge = 8 * 10_u64.pow(17) + 7;
        assert!(winning_moves(&[huge - 1, huge, 1]).next() == Some((1, vec![1, 2, huge - 3])));
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("the Grundy value 18446744073709551616 is above u64::MAX", || {
            take_or_split3::grundy(u64::MAX)
        });
    }
}
