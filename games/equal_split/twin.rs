use super::{divisors, is_prime, montgomery, sorted_factors};
use crate::random::Random;

#[test]
fn factors_are_those_of_trial_division() {
    let mut random = Random(1);
    let squares = (250..300).map(|root| root * root);
    let numbers = (0..1000).chain(squares).chain((0..500).map(|_| random.below(1 << 32)));
    for n in numbers {
        let mut factors = Vec::new();
        let mut rest = n;
        for p in (2..).take_while(|p| p * p <= n) {
            while rest % p == 0 {
                factors.push(p);
                rest /= p;
            }
        }
        factors.extend((rest > 1).then_some(rest));
        assert_eq!(sorted_factors(n), factors, "{n}");
    }
}

/// Products of two known primes, and of a prime with itself.
#[test]
fn large_factors() {
    let primes = [257, 65_537, 1_000_003, 4_294_967_279, 4_294_967_291];
    for (i, &p) in primes.iter().enumerate() {
        for &q in &primes[i..] {
            assert_eq!(sorted_factors(p * q), [p, q]);
        }
    }
    assert_eq!(sorted_factors(u64::MAX - 58), [u64::MAX - 58]);
    assert_eq!(sorted_factors(u64::MAX), [3, 5, 17, 257, 641, 65_537, 6_700_417]);
}

#[test]
fn divisors_are_found_by_a_search() {
    for n in 0..1000 {
        assert!(divisors(n).into_iter().eq((1..=n).filter(|d| n % d == 0)), "{n}");
    }
}

#[test]
fn is_prime_is_that_of_a_search() {
    for n in (39..4000).step_by(2).chain([4_295_098_369, 3_215_031_751]) {
        let plain = (2..).take_while(|d| d * d <= n).all(|d| n % d > 0);
        assert_eq!(is_prime(n, montgomery(n)), plain, "{n}");
    }
}

#[test]
fn montgomery_is_a_product_of_remainders() {
    let mut random = Random(2);
    for _ in 0..2000 {
        let n = random.stones() | 1;
        let (a, b) = (random.stones() % n, random.stones() % n);
        let times_2_64 = |x: u64| (u128::from(x) << 64) % u128::from(n);
        let plain = u128::from(a) * u128::from(b) % u128::from(n);
        let product = montgomery(n)(a, b);
        assert!(product < n && times_2_64(product) == plain, "{a} {b} {n}");
    }
}
