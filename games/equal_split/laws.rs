use crate::brute_force::Convention::{Misere, Normal};
use crate::large::Large;
use moves::equal_split::{EqualSplit, split};
use nim_snippets::equal_split;
use proptest::collection::vec;

/// The definition, further than positions can be played out.
#[test]
fn values() {
    for min in [1, 2, 3, 5, 8, 30, 101] {
        let mut values = vec![0];
        for heap in 1..2000_u64 {
            let counts = (2..=heap / min).filter(|count| heap % count == 0);
            let value_of = |count| if count % 2 == 0 { 0 } else { values[(heap / count) as usize] };
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
    assert_eq!(equal_split::grundy(u64::MAX, u64::MAX / 3), 1);
    assert_eq!(equal_split::grundy(u64::MAX, u64::MAX), 0);
    let moves: Vec<_> = equal_split::winning_moves(&[3_u64.pow(30), 9], 1).collect();
    assert_eq!(moves, [(0, 9, 3_u64.pow(28))]);
    assert!(equal_split::winning_moves(&[3_u64.pow(30), 9], 10).next().is_some());
    assert!(equal_split::misere_winning_moves(&[1, 0], 1).next().is_none());
}
