use super::{options, prime_factors, value};
use crate::random::Random;
use std::collections::{BTreeSet, HashMap};

/// A mask as the exponents that it stands for.
fn exponents(mask: u64) -> BTreeSet<u32> {
    (0..64).filter(|e| mask >> e & 1 == 1).collect()
}

#[test]
fn options_lower_every_exponent_that_is_large_enough() {
    let mut random = Random(1);
    for _ in 0..500 {
        let mask = random.stones() & !1;
        let all = exponents(mask);
        let lowered = |k: u32| {
            let after = all.iter().map(|&e| if e >= k { e - k } else { e });
            (k, after.filter(|&e| e > 0).collect())
        };
        let expected: Vec<(u32, BTreeSet<u32>)> =
            (1..=all.last().copied().unwrap_or(0)).map(lowered).collect();
        let found = options(mask).map(|(k, mask)| (k, exponents(mask)));
        assert!(found.eq(expected), "{mask:b}");
    }
}

#[test]
fn values_are_mexes() {
    let mut values = HashMap::new();
    for mask in (0..1 << 9).step_by(2) {
        let reached: BTreeSet<u64> =
            options(mask).map(|(_, option)| value(option, &mut HashMap::new())).collect();
        let mex = (0..).find(|value| !reached.contains(value)).expect("some number");
        assert_eq!(value(mask, &mut values), mex, "{mask:b}");
    }
}

/// Up to a bound, around powers of two, squares and products of large primes, and primes.
#[test]
fn prime_factors_are_what_trial_division_leaves() {
    let plain = |mut n: u64| {
        let mut factors = Vec::new();
        let mut p = 2;
        while n > 1 {
            p = if p * p > n { n } else { p };
            while n % p == 0 {
                n /= p;
                factors.push(p);
            }
            p += 1;
        }
        factors
    };
    let sorted = |n: u64| {
        let mut factors = prime_factors(n);
        factors.sort_unstable();
        factors
    };
    assert_eq!(sorted(0), []);
    let around = (8..40).flat_map(|bits| (1 << bits) - 9..(1 << bits) + 9);
    for n in (1..70_000).chain(around).chain((257..600).map(|p| p * p * 263)) {
        assert_eq!(sorted(n), plain(n), "{n}");
    }
    let primes = [257, 263, 65_537, 999_983, 1_000_003, 4_294_967_279, 4_294_967_291];
    for (i, &p) in primes.iter().enumerate() {
        for &q in &primes[i..] {
            assert_eq!(sorted(p * q), [p, q]);
        }
    }
    for p in [u64::MAX - 58, (1 << 61) - 1, 1_000_000_000_000_000_003] {
        assert_eq!(prime_factors(p), [p]);
    }
    // Passes Miller and Rabin's test for the bases up to 31, not for 37.
    assert_eq!(sorted(3_825_123_056_546_413_051), [149_491, 747_451, 34_233_211]);
}
