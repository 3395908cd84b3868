//! Nim counting.

use crate::entry::lists;
use crate::support::assert_panics;
use crate::support::random::Random;
use crate::support::small_heaps;
use nim_snippets::nim;
use nim_snippets::nim_counting;
use nim_snippets::nim_counting::*;

const MODULI: [u64; 7] = [1, 3, 15, 998_244_353, (1 << 32) + 1, (1 << 61) - 1, (1 << 63) - 25];
const EXACT: u64 = (1 << 61) - 1;

fn random_table(random: &mut Random) -> Vec<u64> {
    (0..random.below(10)).map(|_| random.below(8)).collect()
}

fn product_by_choices(tables: &[Vec<u64>]) -> Vec<u64> {
    let size = tables.iter().map(Vec::len).max().unwrap_or(1).next_power_of_two();
    let mut product = vec![0; size];
    product[0] = 1;
    for table in tables {
        let mut next = vec![0; size];
        for (x, weight) in table.iter().enumerate() {
            for (xor, count) in product.iter().enumerate() {
                next[xor ^ x] += count * weight;
            }
        }
        product = next;
    }
    product
}

#[test]
fn powers_modulo_a_prime_repeat() {
    let modulus = 998_244_353;
    for table in [vec![], vec![1, 1], vec![3, 0, 5], vec![7, 2, modulus - 9]] {
        for n in [1, modulus - 2, modulus - 1, modulus, 10_u64.pow(18), u64::MAX] {
            let fewer = (n - 1) % (modulus - 1) + 1;
            assert_eq!(xor_power(&table, n, modulus), xor_power(&table, fewer, modulus), "{n}");
        }
    }
}

#[test]
fn products_and_powers() {
    let mut random = Random(1);
    for n in 0..200 {
        let tables: Vec<Vec<u64>> = (0..n % 6).map(|_| random_table(&mut random)).collect();
        let table = random_table(&mut random);
        let expected = product_by_choices(&tables);
        let start = random.below(4);
        let lengths = start..=start + random.below(3);
        let size = table.len().next_power_of_two();
        let mut expected_sum = vec![0; size];
        for length in lengths.clone() {
            let power = product_by_choices(&vec![table.clone(); length as usize]);
            expected_sum.iter_mut().zip(power).for_each(|(sum, count)| *sum += count);
        }
        for modulus in MODULI {
            let reduced = |counts: &[u64]| -> Vec<u64> {
                counts.iter().map(|count| count % modulus).collect()
            };
            assert_eq!(xor_product(&tables, modulus), reduced(&expected), "{tables:?}");
            let sum = xor_power_sum(&table, lengths.clone(), modulus);
            assert_eq!(sum, reduced(&expected_sum), "{table:?} {lengths:?} mod {modulus}");
            let mut power = product_by_choices(&vec![table.clone(); n % 6]);
            power.resize(size, 0);
            assert_eq!(xor_power(&table, n as u64 % 6, modulus), reduced(&power));
        }
    }
}

#[test]
fn samples_and_extremes() {
    let mut table = vec![0; 8];
    [3, 5, 7].iter().for_each(|&size: &usize| table[size] += 1);
    let counts = xor_power_sum(&table, 1..=100, 998_244_353);
    assert_eq!(counts[1..].iter().sum::<u64>() % 998_244_353, 112_184_936);
    const MAX: u64 = u64::MAX;
    assert_eq!(xor_power_sum(&[1], 0..=MAX, EXACT), [8]);
    assert_eq!(xor_power(&[0, 1], MAX, EXACT), [0, 1]);
    assert_eq!(xor_power_sum(&[], 0..=MAX, 7), [1]);
    assert_eq!(xor_power_sum(&[], 1..=MAX, 7), [0]);
    assert_eq!(xor_product(&[], 7), [1]);
    assert_eq!(xor_product(&[vec![], vec![]], 7), [0]);
}

/// The probabilities satisfy the equations of the first step: either the drawing stops, or a
/// heap is drawn and the rest must have the xor that is still missing.
#[test]
fn random_stops() {
    let mut random = Random(60);
    for round in 0..200 {
        let modulus = [998_244_353, (1 << 61) - 1, 10_007, 4_294_967_291][round % 4];
        let mut table = random_table(&mut random);
        table.push(1);
        let stop = 1 + random.below(modulus - 1);
        let p = random_stop(&table, stop, modulus);
        let [all, stop_wide] = [table.iter().sum(), stop].map(u128::from);
        let wide = u128::from(modulus);
        for (xor, &here) in p.iter().enumerate() {
            let after = table.iter().enumerate();
            let after = after.map(|(x, &count)| u128::from(p[xor ^ x]) * u128::from(count));
            let stops = if xor == 0 { stop_wide * all } else { 0 };
            let expected = (stops + (wide + 1 - stop_wide) * (after.sum::<u128>() % wide)) % wide;
            assert_eq!(u128::from(here) * all % wide, expected, "{table:?} {stop} {modulus}");
        }
        assert_eq!(p.iter().map(|&p| u128::from(p)).sum::<u128>() % wide, 1);
    }
    assert_eq!(random_stop(&[0, 1, 0, 1], 1, 7), [1, 0, 0, 0]);
    for modulus in [998_244_353, 4_294_967_291, EXACT] {
        for stop in [u64::MAX, u64::MAX - modulus, modulus + 5] {
            let p = random_stop(&[u64::MAX, 1, 1], stop, modulus);
            assert_eq!(p, random_stop(&[u64::MAX % modulus, 1, 1], stop % modulus, modulus));
        }
    }
    let p = [158_055_840, 307_970_115, 307_970_115, 224_248_284];
    assert_eq!(random_stop(&[0, 1, 1], u64::MAX, 998_244_353), p);
}

#[test]
fn bounded() {
    for bounds in small_heaps() {
        let max = bounds.iter().copied().max().unwrap_or(0);
        let below = |tuple: &&Vec<u64>| tuple.iter().zip(&bounds).all(|(heap, max)| heap <= max);
        let tuples: Vec<Vec<u64>> = lists(bounds.len(), max);
        let tuples: Vec<&Vec<u64>> = tuples.iter().filter(below).collect();
        for xor in 0..=2 * max + 1 {
            let count = tuples.iter().filter(|tuple| nim::grundy(tuple) == xor).count() as u64;
            for modulus in [1, 2, 7, EXACT] {
                assert_eq!(count_bounded(&bounds, xor, modulus), count % modulus, "{bounds:?}");
            }
        }
    }
}

#[test]
fn large_bounds() {
    const MAX: u64 = u64::MAX;
    const HALF: u64 = MAX >> 1;
    assert_eq!(count_bounded(&[], MAX, HALF), 0);
    assert_eq!(count_bounded(&[MAX], MAX, HALF), 1);
    assert_eq!(count_bounded(&[MAX; 3], MAX / 3, HALF), 4); // 2^128 of them
    assert_eq!(count_bounded(&[MAX, MAX - 1], 0, HALF - 2), 5); // all of 0..MAX
    // Two heaps have any 64 bits and four have any 63 bits; the others determine one of them.
    let bounds = [MAX, MAX, MAX / 2, MAX / 2, MAX / 2, MAX / 2];
    assert_eq!(count_bounded(&bounds, 1 << 63, HALF), 1 << ((64 + 4 * 63) % 63));
    assert_eq!(count_bounded(&bounds[1..], 0, HALF), 1 << (4 * 63 % 63));
    // Results modulo a number agree with results modulo its multiples.
    let mut random = Random(4);
    for n in 0..30 {
        let bounds: Vec<u64> = (0..n).map(|_| random.stones()).collect();
        let xor = nim::grundy(&bounds) ^ (random.below(2) * random.stones());
        for (a, b) in [((1 << 31) - 1, (1 << 31) + 1), (1 << 31, (1 << 32) - 1), (2, 3 << 40)] {
            let count = |modulus| count_bounded(&bounds, xor, modulus);
            let all = count(a * b);
            assert_eq!([count(a), count(b)], [all % a, all % b], "{bounds:?} {xor} {a} {b}");
        }
    }
}

#[test]
fn transform() {
    let mut random = Random(6);
    for (bits, modulus) in (0..7).flat_map(|bits| MODULI.map(|modulus| (bits, modulus))) {
        let values: Vec<u64> = (0..1 << bits).map(|_| random.stones()).collect();
        let mut sums = values.clone();
        walsh_hadamard(&mut sums, modulus);
        for (i, &sum) in sums.iter().enumerate() {
            let sign = |j: usize| 1 - 2 * i128::from((i & j).count_ones() % 2);
            let expected: i128 = (0..).zip(&values).map(|(j, &x)| sign(j) * x as i128).sum();
            assert_eq!(i128::from(sum), expected.rem_euclid(modulus.into()));
        }
    }
    // The table is large enough to be treated in several blocks.
    let modulus = 998_244_353;
    let mut values: Vec<u64> = (0..1 << 13).map(|_| random.below(modulus)).collect();
    let [mut twice, first] = [values.clone(), values.clone()];
    walsh_hadamard(&mut twice, modulus);
    assert_eq!(twice[0], first.iter().sum::<u64>() % modulus);
    walsh_hadamard(&mut twice, modulus);
    values.iter_mut().for_each(|value| *value = (*value << 13) % modulus);
    assert_eq!(twice, values);
}

/// Tests many small tables beside a large one: each is transformed at its own size.
#[test]
fn single_entries_are_reduced() {
    let mut random = Random(8);
    for _ in 0..20_000 {
        let modulus = (random.stones() >> 1).max(1);
        let quotient = random.below(u64::MAX / modulus);
        for x in [random.stones(), quotient * modulus, quotient * modulus + modulus - 1] {
            let mut values = [x];
            walsh_hadamard(&mut values, modulus);
            assert_eq!(values, [x % modulus], "{x} mod {modulus}");
        }
    }
}

#[test]
fn tables_of_different_sizes() {
    let mut random = Random(7);
    let large: Vec<u64> = (0..5000).map(|_| random.below(1 << 40)).collect();
    let mut tables = vec![vec![0, 1]; 20_001];
    tables.insert(10_000, large.clone());
    let product = xor_product(&tables, EXACT);
    assert!((0..8192).all(|i: usize| product[i] == *large.get(i ^ 1).unwrap_or(&0)));
}

#[test]
fn panics() {
    assert_panics("modulus must be positive", || _ = nim_counting::xor_product(&[vec![1]], 0));
    assert_panics("modulus must be odd", || _ = nim_counting::xor_power(&[1], 0, 8));
    assert_panics("modulus must be below 2^63", || {
        _ = nim_counting::count_bounded(&[], 0, u64::MAX);
    });
    assert_panics("no length is in 2..=1", || {
        _ = nim_counting::xor_power_sum(&[1], std::ops::RangeInclusive::new(2, 1), 7);
    });
    assert_panics("0 has no inverse modulo 7", || _ = nim_counting::random_stop(&[0, 1], 0, 7));
    assert_panics("0 is not a power of two", || nim_counting::walsh_hadamard(&mut [], 7));
}
