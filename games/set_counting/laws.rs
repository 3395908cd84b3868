use std::collections::HashMap;

use crate::brute_force::assert_panics;
use crate::random::Random;
use nim_snippets::set_counting;

const MODULI: [u64; 5] = [1, 7, 998_244_353, (1 << 61) - 1, (1 << 63) - 25];
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
                    let count = set_counting::distinct_count(n, bits, xor, modulus);
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
    // All lists of n heaps have some xor.
    for (n, bits) in [(5, 6), (8, 7), (70, 6), (9, 4), (16, 4), (17, 4)] {
        let all =
            (1..=n).fold(1, |all: u128, i| all * (EXACT as u128 + (1 << bits) - i) % EXACT as u128);
        let counts =
            (0..1 << bits).map(|xor| set_counting::distinct_count(n as u64, bits, xor, EXACT));
        let sum = counts.fold(0, |sum, count| (sum + count) % EXACT);
        assert_eq!(u128::from(sum), all, "{n} {bits}");
    }
    assert_eq!(set_counting::distinct_count(1, u64::MAX, u64::MAX, 7), 1);
    assert_eq!(set_counting::distinct_count(1, 63, 1 << 63, 7), 0);
}

#[test]
fn smallest_subsets() {
    let mut random = Random(3);
    for n in 0..300 {
        let table: Vec<u64> =
            (0..1 + random.below(8)).map(|_| random.below(2 + n % 2 * 2)).collect();
        let list: Vec<usize> = (0..table.len()).flat_map(|x| vec![x; table[x] as usize]).collect();
        if list.len() > 12 {
            continue;
        }
        let mut expected: HashMap<usize, (u64, u64)> = HashMap::new();
        for set in 1..1_u64 << list.len() {
            let chosen = (0..list.len()).filter(|i| set >> i & 1 == 1);
            let xor = chosen.fold(0, |xor, i| xor ^ list[i]);
            let size = u64::from(set.count_ones());
            let best = expected.entry(xor).or_insert((size, 0));
            if size < best.0 {
                *best = (size, 0);
            }
            best.1 += u64::from(size == best.0);
        }
        for modulus in MODULI {
            let subsets = set_counting::smallest_subsets(&table, modulus);
            assert_eq!(subsets.len(), table.len().next_power_of_two());
            for (xor, subset) in subsets.into_iter().enumerate() {
                let known = expected.get(&xor).map(|&(size, ways)| (size, ways % modulus));
                assert_eq!(subset, known, "{table:?} {xor} {modulus}");
            }
        }
    }
    let many = set_counting::smallest_subsets(&[0, u64::MAX], EXACT);
    let pairs = u128::from(u64::MAX) * u128::from(u64::MAX / 2) % u128::from(EXACT);
    assert_eq!(many, [Some((2, pairs as u64)), Some((1, u64::MAX % EXACT))]);
}

#[test]
fn sets() {
    let mut random = Random(8);
    for n in 0..120 {
        let choices: Vec<u64> = (0..n % 5).map(|_| random.below(1 << (n % 6))).collect();
        let values = choices.iter().map(|choice| 64 - choice.leading_zeros()).max().unwrap_or(0);
        let mut expected = vec![0; 1 << values];
        expected[0] = 1;
        for choice in &choices {
            let mut next = vec![0; 1 << values];
            for (set, count) in expected.iter().enumerate() {
                for bit in (0..values).filter(|bit| choice >> bit & 1 == 1) {
                    next[set | 1 << bit] += count;
                }
            }
            expected = next;
        }
        for modulus in MODULI {
            let reduced: Vec<u64> = expected.iter().map(|count| count % modulus).collect();
            assert_eq!(set_counting::exact_set_counts(&choices, modulus), reduced, "{choices:?}");
        }
    }
    assert_eq!(set_counting::exact_set_counts(&[1 << 23], 7)[1 << 23], 1);
}

#[test]
fn extremes() {
    assert_eq!(set_counting::smallest_subsets(&[], 7), [None]);
    assert_eq!(set_counting::exact_set_counts(&[], 7), [1]);
    for modulus in [0, 2, 1 << 63, u64::MAX] {
        let message = if modulus % 2 == 0 { "is not odd" } else { "is not below 2^63" };
        assert_panics(message, || set_counting::distinct_count(0, 0, 0, modulus));
        assert_panics(message, || set_counting::smallest_subsets(&[], modulus));
        assert_panics(message, || set_counting::exact_set_counts(&[], modulus));
    }
    assert_panics("25 values are more than 24", || set_counting::exact_set_counts(&[1 << 24], 7));
}
