use super::{count_primes, is_prime, nth_prime};

/// By trial division.
fn has_no_divisor(n: u64) -> bool {
    (2..).take_while(|d| d * d <= n).all(|d| n % d > 0)
}

#[test]
fn count_primes_counts_one_by_one() {
    let mut plain = 0;
    for n in 2..30_000 {
        plain += u64::from(has_no_divisor(n));
        assert_eq!(count_primes(n), plain, "{n}");
    }
}

#[test]
fn nth_prime_is_that_of_the_list() {
    let primes: Vec<u64> = (2..6000).filter(|&n| has_no_divisor(n)).collect();
    for (index, &prime) in (1..).zip(&primes).skip(1).take(400) {
        assert_eq!(nth_prime(index, u64::MAX), Some(prime));
        assert_eq!(nth_prime(index, prime + 1), Some(prime));
        assert_eq!(nth_prime(index, prime), None);
    }
    for index in [1000, 78_498, 5_761_455, 50_847_534] {
        let prime = nth_prime(index, u64::MAX).expect("there is one");
        assert!(is_prime(prime.into()));
        assert_eq!(count_primes(prime), index);
        assert_eq!([prime, prime + 1].map(|max| nth_prime(index, max)), [None, Some(prime)]);
    }
}

#[test]
fn is_prime_says_what_trial_division_says() {
    for n in 2..70_000 {
        assert_eq!(is_prime(n.into()), has_no_divisor(n), "{n}");
    }
    // Composite, but the least that pass for the first bases; the largest prime below 2^64.
    for n in [2047, 3_215_031_751, 3_825_123_056_546_413_051, u64::MAX] {
        assert!(!is_prime(n.into()), "{n}");
    }
    assert!(is_prime(u128::from(u64::MAX) - 58));
}
