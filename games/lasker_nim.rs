//! Lasker's Nim.

use crate::entry::*;
use nim_snippets::lasker_nim;

/// Takes any number of stones from one heap, or splits one heap into two.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| [all_takes(heap), sums(heap, 2)].concat())
}

pub const GAMES: &[Game] = &[Game {
    value: value!(lasker_nim::grundy(heaps)),
    play: play!(lasker_nim::wins(heaps), winning_moves => Move::split),
    misere: play!(lasker_nim::misere_wins(heaps), misere_winning_moves => Move::split),
    rules: rules!(moves(heaps) => Move::split),
    proof: Proof::Formula(
        words(
            "the value of a heap is its size, but 4k + 3 and 4k + 4 change places",
            "山の値はその大きさ。ただし 4k + 3 と 4k + 4 は入れ替わる",
        ),
        |_| Repetition::new(1, 4, 4),
    ),
    tried: Tried {
        sizes: &[(0, 0), (1, 16), (2, 8), (3, 4), (4, 2)],
        by_options: &[(1, 400), (3, 100)],
        ..TRIED
    },
    ..Game::new("lasker_nim", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::lasker_nim;
    use nim_snippets::lasker_nim::{grundy, misere_winning_moves, winning_moves};

    /// The splits of a heap that leave a given value are the same as by plain search.
    #[test]
    fn splits() {
        for (heap, target) in (0..90).flat_map(|heap| (0..200).map(move |target| (heap, target))) {
            let splits = (1..=heap / 2).map(|a| vec![a, heap - a]);
            let splits = splits.filter(|parts| grundy(parts) == target);
            let heaps = [heap, grundy(&[target])];
            let found = winning_moves(&heaps).filter(|(i, _)| *i == 0);
            let found = found.map(|(_, parts)| parts).filter(|parts| parts.len() == 2);
            assert!(found.eq(splits), "{heap} {target}");
        }
    }

    #[test]
    fn large() {
        for heap in [u64::MAX - 1, u64::MAX - 2, (1 << 63) + 3, 999_999_999_999] {
            for (target, beside) in (0..66).map(|bit| (u64::MAX.checked_shl(bit), 5)) {
                let Some(target) = target.map(|target| target & (heap >> 1)) else { continue };
                let heaps = [heap, grundy(&[target]), beside];
                for (i, parts) in winning_moves(&heaps).take(100) {
                    let others = [&heaps[..i], &heaps[i + 1..]].concat();
                    assert_eq!(grundy(&[others, parts].concat()), 0);
                }
                let _ = misere_winning_moves(&heaps).take(100).count();
            }
        }
        assert!(winning_moves(&[1_000_000_007; 9]).next().is_some());
    }

    #[test]
    fn panics() {
        assert_panics("the Grundy value 18446744073709551616 is above u64::MAX", || {
            _ = lasker_nim::grundy(&[u64::MAX]);
        });
    }
}
