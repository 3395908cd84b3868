//! Distinct counting.

use crate::support::assert_panics;
use nim_snippets::distinct_counting;
use nim_snippets::distinct_counting::count_distinct;

const MODULI: [u64; 6] = [1, 2, 7, 998_244_353, (1 << 61) - 1, (1 << 63) - 25];
const EXACT: u64 = (1 << 61) - 1;

#[test]
fn distinct_heaps() {
    for bits in 0..5 {
        let mut lists = vec![Vec::new()];
        for n in 0..5 {
            for xor in 0..20 {
                let has_xor = |list: &&Vec<u64>| list.iter().fold(0, |xor, x| xor ^ x) == xor;
                let expected = lists.iter().filter(has_xor).count() as u64;
                for modulus in MODULI {
                    let count = count_distinct(n, bits, xor, modulus);
                    assert_eq!(count, expected % modulus, "{n} {bits} {xor} {modulus}");
                }
            }
            let longer = |list: &Vec<u64>| {
                let list = list.clone();
                let others = (1..1 << bits).filter(|x| !list.contains(x));
                others.map(|x| [&list[..], &[x]].concat()).collect::<Vec<_>>()
            };
            lists = lists.iter().flat_map(longer).collect();
        }
    }
    // Each list of n heaps has some xor, so the counts add up to all lists.
    for (n, bits) in [(5, 6), (8, 7), (70, 6), (9, 4), (16, 4), (17, 4)] {
        let all =
            (1..=n).fold(1, |all: u128, i| all * (EXACT as u128 + (1 << bits) - i) % EXACT as u128);
        let counts = (0..1 << bits).map(|xor| count_distinct(n as u64, bits, xor, EXACT));
        let sum = counts.fold(0, |sum, count| (sum + count) % EXACT);
        assert_eq!(u128::from(sum), all, "{n} {bits}");
    }
}

/// The recurrence holds: all heaps but the last determine it, and it must be neither 0 nor one
/// of them.
#[test]
fn many_heaps() {
    const P: u64 = 998_244_353;
    for (bits, xor) in [(6, 0), (6, 5), (10, 0), (10, 1023), (70, 0), (70, u64::MAX)] {
        let size = (0..bits).fold(1, |size, _| 2 * size % P);
        let [mut last, mut count] = [u64::from(xor == 0), u64::from(xor > 0)];
        let mut lists = 1;
        for n in 1..1100 {
            assert_eq!(count_distinct(n, bits, xor, P), count, "{n} {bits} {xor}");
            let free = (size + P - n % P) % P;
            lists = lists * free % P;
            let repeats = n * free % P * last % P;
            last = count;
            count = (lists + 2 * P - count - repeats) % P;
        }
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(count_distinct(1, 70, MAX, 7), 1);
    assert_eq!(count_distinct(1, 63, 1 << 63, 7), 0);
    assert_eq!((count_distinct(0, 0, 0, 7), count_distinct(0, 64, 3, 7)), (1, 0));
    assert_eq!(count_distinct(MAX, 3, 0, 9), 0); // at once
}

#[test]
fn panics() {
    assert_panics("modulus must be positive", || _ = distinct_counting::count_distinct(0, 0, 0, 0));
    assert_panics("modulus must be below 2^63", || {
        _ = distinct_counting::count_distinct(0, 0, 0, u64::MAX);
    });
}
