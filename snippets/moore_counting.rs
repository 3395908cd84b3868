//! Moore counting: how many positions with a given number of heaps and stones lose, in Nim and Moore's Nim.
//!
//! With up to `k` heaps per turn, a position loses iff each bit is 1 in a multiple of `k + 1` heaps
//! (for `k = 1`: iff the xor is 0). Let the lowest bit be 1 in `j` heaps. Without these `j` stones
//! all heaps are even, and their halves are a losing position of `(sum - j) / 2` stones. So
//! `f(sum)` is the sum of `C(heaps, j) f((sum - j) / 2)` over the multiples `j` of `k + 1` that
//! have the parity of `sum`.
//!
//! ```
//! use nim_snippets::moore_counting::{count_losses, count_wins};
//!
//! // Three heaps, two stones: 1 1 0, 1 0 1, 0 1 1 lose, 2 0 0, 0 2 0, 0 0 2 win.
//! assert_eq!(count_losses(3, 2, 1, 998_244_353), 3);
//! assert_eq!(count_wins(3, 2, 1, 998_244_353), 3);
//! assert_eq!(count_losses(3, 9, 2, 998_244_353), 1); // up to two heaps a turn: 3 3 3
//! ```
//!
//! - Time: `O(heaps * sum)`: 10^5 stones on 10^5 heaps take 0.5 s, 5000 on 5000 take 2 ms.
//! - Limit: `heaps ≤ 10^5, sum ≤ 10^5`.
//! - Input: any numbers of heaps, which may be empty, and of stones; the order of heaps counts.
//! - Panics: if `k` or the modulus is 0, the modulus is above 2^63 - 1, or there are 2^26 heaps or
//!   stones.
//! - Misère: only positions of heaps with at most one stone differ: they lose iff the number of
//!   ones is 1 modulo `k + 1`.
//! - Source: this library; AtCoder ARC116 D "I Wanna Win The Game".
//! - 日本語: ムーアのニムの数え上げ: 山と石の数が決まった局面のうち、必敗 (ニムなら xor が 0) のものの数。
//! - See also: [`moore_nim`](super::moore_nim), [`nim_counting`](super::nim_counting) (sizes from a
//!   list, or a bound for each), [`strip_counting`](super::strip_counting) (the gaps of coins on a
//!   strip).

#![cfg_attr(doc, doc(alias("sum and xor 0", "和と xor が決まった数列")))]
#![cfg_attr(doc, doc(alias("number of sequences with sum M and xor 0", "総和 M XOR 0")))]
#![cfg_attr(doc, doc(alias("和为 M 异或和为 0")))]

/// The number of losing positions.
pub fn count_losses(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    check_modulus(modulus);
    assert!(k > 0, "k must be positive");
    assert!(heaps.max(sum) >> 26 == 0, "{} heaps, {} stones are not below 2^26", heaps, sum);
    let choices = pascal_row(heaps as usize, sum as usize, modulus);
    let group = k.min(heaps) as usize + 1;
    // This counts from the losses for up to half of the sum.
    let count = |sum: usize, losses: &[u64]| {
        // The multiples of the group with the parity of the sum begin here.
        let first = sum % 2 * group;
        let step = group << (group % 2);
        match sum.checked_sub(first) {
            Some(rest) if sum % 2 <= group % 2 => {
                let ways = choices.iter().skip(first).step_by(step);
                dot(ways, losses[..=rest / 2].iter().rev().step_by(step / 2), modulus)
            }
            _ => 0,
        }
    };
    let sum = sum as usize;
    let mut losses = vec![1 % modulus];
    for half in 1..=sum / 2 {
        losses.push(count(half, &losses));
    }
    if sum == 0 { losses[0] } else { count(sum, &losses) }
}

/// The number of winning positions.
pub fn count_wins(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    let losses = count_losses(heaps, sum, k, modulus);
    // For all positions, the stones and the borders between heaps are in any order.
    let all = match heaps as usize {
        0 => u64::from(sum == 0),
        heaps => {
            let (stones, borders) = (sum as usize, heaps - 1);
            pascal_row(stones + borders, stones.min(borders), modulus)[stones.min(borders)]
        }
    };
    (all + modulus - losses) % modulus
}

/// Row `n` of Pascal's triangle: `C(n, j)` for `j` up to `max`. The prime factors of the modulus
/// have no inverses, so they are counted apart.
fn pascal_row(n: usize, max: usize, modulus: u64) -> Vec<u64> {
    let primes = small_primes(modulus, n as u64);
    let mut exponents = vec![0_u32; primes.len()];
    let mut others = 1 % modulus; // the product of the other prime factors
    let mut row = vec![others];
    for j in 1..=n.min(max) as u64 {
        let (mut factor, mut divisor) = (n as u64 + 1 - j, j);
        for (prime, exponent) in primes.iter().zip(&mut exponents) {
            while factor % prime == 0 {
                factor /= prime;
                *exponent += 1;
            }
            while divisor % prime == 0 {
                divisor /= prime;
                *exponent -= 1;
            }
        }
        others = mul_mod(others, factor, modulus);
        others = mul_mod(others, inverse_mod(divisor, modulus), modulus);
        let powers = primes.iter().zip(&exponents).map(|(prime, &exponent)| prime.pow(exponent));
        row.push(powers.fold(others, |product, power| mul_mod(product, power, modulus)));
    }
    row
}

/// The prime factors of a number up to `max`.
fn small_primes(mut number: u64, max: u64) -> Vec<u64> {
    let mut primes = Vec::new();
    for divisor in 2..=max {
        if number % divisor == 0 {
            primes.push(divisor);
            while number % divisor == 0 {
                number /= divisor;
            }
        }
    }
    primes
}

/// The inverse of a number without a common factor with the modulus, by Euclid's algorithm.
fn inverse_mod(number: u64, modulus: u64) -> u64 {
    let (mut a, mut b) = (modulus as i64, (number % modulus) as i64);
    let (mut of_a, mut of_b) = (0, 1); // `a` and `b` are these multiples of the number
    while b > 0 {
        let quotient = a / b;
        (a, b) = (b, a - quotient * b);
        (of_a, of_b) = (of_b, of_a - quotient * of_b);
    }
    of_a.rem_euclid(modulus as i64) as u64
}

/// The sum of the products of pairs.
fn dot<'a>(
    a: impl Iterator<Item = &'a u64>,
    b: impl Iterator<Item = &'a u64>,
    modulus: u64,
) -> u64 {
    let wide = u128::from(modulus);
    let sum = a.zip(b).fold(0, |sum, (&a, &b)| {
        let sum = sum + u128::from(a) * u128::from(b);
        if sum >> 127 == 0 { sum } else { sum % wide }
    });
    (sum % wide) as u64
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

fn mul_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if modulus >> 32 == 0 {
        return a * b % modulus;
    }
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}
