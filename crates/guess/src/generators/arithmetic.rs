//! Functions of a number that formulas are made of, as the code beside them computes them.

pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Larger numbers are not divided into primes here.
const LARGEST: u64 = 1 << 32;

pub fn prime_factors(mut n: u64) -> Option<Vec<u64>> {
    if n > LARGEST {
        return None;
    }
    let mut factors = Vec::new();
    let mut d = 2;
    while n > 1 {
        if d * d > n {
            d = n;
        }
        while n.is_multiple_of(d) {
            factors.push(d);
            n /= d;
        }
        d += 1;
    }
    Some(factors)
}

pub fn is_prime(n: u64) -> Option<bool> {
    Some(prime_factors(n)?.len() == 1)
}

pub fn divisors(n: u64) -> Option<u64> {
    if n == 0 {
        return Some(0);
    }
    let factors = prime_factors(n)?;
    Some(factors.chunk_by(|a, b| a == b).map(|equal| equal.len() as u64 + 1).product())
}

/// The exponent of `k` in `n`, 0 for 0.
pub fn valuation(mut n: u64, k: u64) -> u64 {
    let mut times = 0;
    while n > 0 && n.is_multiple_of(k) {
        n /= k;
        times += 1;
    }
    times
}

/// The digits in base `k`, the last one first.
pub fn digits(n: u64, k: u64) -> Vec<u64> {
    let quotients = std::iter::successors(Some(n), |quotient| Some(quotient / k));
    quotients.take_while(|&quotient| quotient > 0).map(|quotient| quotient % k).collect()
}

pub fn is_power_of(n: u64, k: u64) -> bool {
    n > 0 && k.checked_pow(valuation(n, k) as u32) == Some(n)
}

pub fn is_square(n: u64) -> bool {
    n.isqrt().pow(2) == n
}

pub fn is_fibonacci(n: u64) -> bool {
    let pairs = std::iter::successors(Some((0_u64, 1_u64)), |&(a, b)| Some((b, a.checked_add(b)?)));
    pairs.map(|(a, _)| a).take_while(|&a| a <= n).any(|a| a == n)
}

/// `⌊nφ⌋`.
pub fn golden(n: u64) -> Option<u64> {
    let square = n.checked_mul(n)?.checked_mul(5)?;
    Some((n.checked_add(square.isqrt())?) / 2)
}

/// Is it `⌊mφ⌋` for some `m`?
pub fn is_golden(n: u64) -> Option<bool> {
    let near = (n as f64 / 1.618_033_988_749_895) as u64;
    let mut is_golden = false;
    for m in near.saturating_sub(1)..near + 3 {
        is_golden |= golden(m)? == n;
    }
    Some(is_golden)
}

/// The Fibonacci numbers, no two of them neighbours, that add up to `n`, the largest first.
pub fn zeckendorf(mut n: u64) -> Option<Vec<u64>> {
    let mut parts = Vec::new();
    while n > 0 {
        let (mut a, mut b) = (1_u64, 2_u64);
        while b <= n {
            (a, b) = (b, a.checked_add(b)?);
        }
        n -= a;
        parts.push(a);
    }
    Some(parts)
}
