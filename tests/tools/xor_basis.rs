//! Xor basis.

use crate::entry::lists;
use crate::support::assert_panics;
use crate::support::random::Random;
use nim_snippets::xor_basis;
use nim_snippets::xor_basis::{XorBasis, independent};

fn xor(heaps: &[u64], set: usize) -> u64 {
    let chosen = heaps.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
    chosen.fold(0, |xor, (_, heap)| xor ^ heap)
}

fn all_sets(heaps: &[u64]) -> std::ops::Range<usize> {
    0..1 << heaps.len()
}

fn check(heaps: &[u64], asked: impl IntoIterator<Item = u64>) {
    let mut basis = XorBasis::new();
    heaps.iter().for_each(|&heap| _ = basis.insert(heap));
    let xors: Vec<u64> = all_sets(heaps).map(|set| xor(heaps, set)).collect();
    for number in asked.into_iter().chain(xors.iter().copied().take(8)) {
        let count = xors.iter().filter(|&&xor| xor == number).count();
        assert_eq!(basis.contains(number), count > 0, "{heaps:?} {number}");
        assert_eq!(basis.count_subsets(number, u64::MAX >> 1), count as u64, "{heaps:?} {number}");
        assert_eq!(basis.count_subsets(number, 5), count as u64 % 5, "{heaps:?} {number}");
        let subset = basis.subset(number);
        assert_eq!(subset.is_some(), count > 0, "{heaps:?} {number}");
        if let Some(subset) = subset {
            assert_eq!(subset.iter().fold(0, |xor, &i| xor ^ heaps[i]), number);
            assert!(subset.is_sorted_by(|a, b| a < b));
            assert_eq!(count, 1 << (heaps.len() - basis.rank()), "{heaps:?} {number}");
        }
        let reached = || xors.iter().map(|xor| xor ^ number);
        assert_eq!(Some(basis.max(number)), reached().max(), "{heaps:?} {number}");
        assert_eq!(Some(basis.reduce(number)), reached().min(), "{heaps:?} {number}");
    }
}

/// The largest number of stones in a set of which only the empty subset has xor 0.
fn most(heaps: &[u64]) -> u128 {
    let fits = |&set: &usize| {
        all_sets(heaps).skip(1).all(|subset| subset & set != subset || xor(heaps, subset) != 0)
    };
    let stones = |set: usize| (0..heaps.len()).filter(move |i| set >> i & 1 == 1);
    let sums = all_sets(heaps).filter(fits).map(|set| stones(set).map(|i| heaps[i] as u128).sum());
    sums.max().expect("the empty set")
}

#[test]
fn laws() {
    let mut random = Random(16);
    let few = (0..5).flat_map(|count| lists(count, 5));
    let random_heaps = |_| (0..random.below(9)).map(|_| random.stones()).collect();
    let wide: Vec<Vec<u64>> = (0..50).map(random_heaps).collect();
    for heaps in few.chain(wide) {
        check(&heaps, [0, 1, 2, 7, 8, u64::MAX]);
        let kept = independent(&heaps);
        assert!(kept.is_sorted_by(|a, b| a < b));
        assert_eq!(kept.iter().map(|&i| heaps[i] as u128).sum::<u128>(), most(&heaps));
        let mut basis = XorBasis::new();
        assert!(kept.iter().all(|&i| basis.insert(heaps[i])));
    }
}

#[test]
fn extremes() {
    let empty = XorBasis::default();
    assert!(empty.contains(0) && !empty.contains(1));
    assert_eq!((empty.rank(), empty.max(5), empty.subset(0)), (0, 5, Some(vec![])));
    let mut full = XorBasis::default();
    for digit in 0..64 {
        assert!(full.insert(u64::MAX >> digit));
    }
    assert!(!full.insert(12345) && !full.insert(0));
    assert_eq!((full.rank(), full.max(0), full.reduce(77)), (64, u64::MAX, 0));
    assert_eq!(full.subset(1 << 63), Some(vec![0, 1]));
    assert_eq!(
        (full.count_subsets(5, 3), full.count_subsets(5, 1), empty.count_subsets(1, 9)),
        (1, 0, 0)
    );
}

#[test]
fn panics() {
    assert_panics("modulus must be positive", || {
        _ = xor_basis::XorBasis::new().count_subsets(0, 0);
    });
    assert_panics("modulus must be below 2^63", || {
        _ = xor_basis::XorBasis::new().count_subsets(0, 1 << 63);
    });
}
