//! Functions of numbers that the rules of tables use.

#[allow(dead_code)]
#[path = "../../../../tests/support/number.rs"]
mod fibonacci;

pub fn xor(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, |xor, n| xor ^ n)
}

pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn divisors(n: u64) -> impl Iterator<Item = u64> {
    (1..=n).filter(move |&d| n.is_multiple_of(d))
}

pub fn proper_divisors(n: u64) -> impl Iterator<Item = u64> {
    divisors(n).filter(move |&d| d < n)
}

pub fn is_prime(n: u64) -> bool {
    divisors(n).count() == 2
}

pub fn is_square(n: u64) -> bool {
    n.isqrt().pow(2) == n
}

/// The number of prime factors, counted with multiplicity.
pub fn prime_factors(n: u64) -> u64 {
    let least = divisors(n).nth(1);
    least.map_or(0, |prime| 1 + prime_factors(n / prime))
}

/// The digits in base 10; 0 has none.
pub fn digits(n: u64) -> Vec<u64> {
    if n == 0 { Vec::new() } else { [vec![n % 10], digits(n / 10)].concat() }
}

pub fn largest_fibonacci(n: u64) -> u64 {
    fibonacci::fibonacci_numbers().into_iter().rfind(|&it| it <= n).expect("1 is at most n")
}

/// The smallest of the non-neighbouring Fibonacci numbers that add up to `n`.
pub fn least_fibonacci_part(n: u64) -> u64 {
    let largest = largest_fibonacci(n);
    if largest == n { n } else { least_fibonacci_part(n - largest) }
}
