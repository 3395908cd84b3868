use super::{count_primes, least_prime_factor, nth_prime};

#[test]
fn count_primes_counts_one_by_one() {
    let mut plain = 0;
    for n in 2..30_000 {
        plain += u64::from(least_prime_factor(n) == n);
        assert_eq!(count_primes(n), plain, "{n}");
    }
}

#[test]
fn nth_prime_is_that_of_the_list() {
    let primes: Vec<u64> = (2..6000).filter(|&n| least_prime_factor(n) == n).collect();
    for (index, &prime) in (1..).zip(&primes).take(400) {
        assert_eq!(nth_prime(index, u64::MAX), Some(prime));
        assert_eq!(nth_prime(index, prime + 1), Some(prime));
        assert_eq!(nth_prime(index, prime), None);
    }
}
