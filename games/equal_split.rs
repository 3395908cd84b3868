//! Equal split.

use crate::entry::*;
use nim_snippets::equal_split;

/// Heap `i` becomes `count` heaps of `part` stones: `(i, part, count)`.
pub type EqualSplit = (usize, u64, u64);

/// One heap becomes two or more equal ones of at least `min` stones.
pub fn moves(heaps: &[u64], min: u64) -> Vec<(EqualSplit, Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for part in (min..heap).filter(|part| heap % part == 0) {
            let m = (i, part, heap / part);
            options.push((m, split(heaps, &m)));
        }
    }
    options
}

/// The position after a split, its heaps ascending.
pub fn split(heaps: &[u64], &(i, part, count): &EqualSplit) -> Vec<u64> {
    assert!(count > 1 && part * count == heaps[i], "{:?} {} {} {}", heaps, i, part, count);
    let mut after = heaps.to_vec();
    after.splice(i..=i, vec![part; count as usize]);
    after.sort_unstable();
    after
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let min = rule.number("min");
        value(n): equal_split::grundy(n, min);
        play(heaps): equal_split::wins(heaps, min), equal_split::winning_moves(heaps, min);
        misere(heaps):
            equal_split::misere_wins(heaps, min),
            equal_split::misere_winning_moves(heaps, min);
        moves(heaps): moves(heaps, min), at_most squares(heaps);
    };
    let game = Game::new("equal_split", Shape::Sum("heaps"), answers)
        .with(MIN)
        .tried(&["min=1", "min=2", "min=3", "min=4", "min=5", "min=6"])
        .sizes(&[(0, 0), (1, 28), (2, 18), (3, 9)]);
    vec![game]
}

#[cfg(test)]
mod tests {
    use super::{EqualSplit, split};
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::large::Large;
    use nim_snippets::equal_split;
    use proptest::collection::vec;

    /// The definition, further than positions can be played out.
    #[test]
    fn values() {
        for min in [1, 2, 3, 5, 8, 30, 101] {
            let mut values = vec![0];
            for heap in 1..2000_u64 {
                let counts = (2..=heap / min).filter(|count| heap % count == 0);
                let value_of =
                    |count| if count % 2 == 0 { 0 } else { values[(heap / count) as usize] };
                let options: Vec<u64> = counts.map(value_of).collect();
                values.extend((0..).find(|value| !options.contains(value)));
                assert_eq!(equal_split::grundy(heap, min), values[heap as usize], "{heap} {min}");
            }
        }
    }

    #[test]
    fn large() {
        let large =
            Large::new((vec(0..5000_u64, 0..6), 1..70_u64), |heaps, min, winning: &EqualSplit| {
                assert!(winning.1 >= min);
                split(heaps, winning)
            })
            .over_if(|heaps, min| {
                heaps.iter().all(|&heap| (2..=heap / min).all(|count| heap % count > 0))
            });
        let moves = |heaps: &Vec<u64>, min| equal_split::winning_moves(heaps, min).collect();
        large.check(Normal, |heaps, min| equal_split::wins(heaps, min), moves);
        let moves = |heaps: &Vec<u64>, min| equal_split::misere_winning_moves(heaps, min).collect();
        large.check(Misere, |heaps, min| equal_split::misere_wins(heaps, min), moves);
    }

    #[test]
    fn extremes() {
        assert!(!equal_split::wins(&[], 1) && equal_split::misere_wins(&[1, 0, 1], 1));
        assert_eq!(equal_split::grundy(1 << 63, 1), 1);
        assert_eq!(equal_split::grundy(3_u64.pow(40), 1), 40);
        assert_eq!(equal_split::grundy(3_u64.pow(40), 3_u64.pow(33) + 1), 6);
        assert_eq!(equal_split::grundy(1 << 40, 1 << 39), 1);
        assert_eq!(equal_split::grundy(1 << 40, 1 << 40), 0);
        let moves: Vec<_> = equal_split::winning_moves(&[3_u64.pow(30), 9], 1).collect();
        assert_eq!(moves, [(0, 9, 3_u64.pow(28))]);
        assert!(equal_split::winning_moves(&[3_u64.pow(30), 9], 10).next().is_some());
        assert!(equal_split::misere_winning_moves(&[1, 0], 1).next().is_none());
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("min must be positive", || equal_split::grundy(0, 0));
    }
}
