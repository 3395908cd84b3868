//! Moore counting: how many positions with a given number of heaps and stones lose, in Nim and Moore's Nim.
//!
//! With up to `k` heaps a turn a position loses iff each bit is 1 in a multiple of `k + 1` heaps
//! (for `k = 1` iff the xor is 0). Let the lowest bit be 1 in `j` heaps. Without these `j` stones
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
//! - Time: `O(heaps * sum)`: 5000 stones on 5000 heaps take 0.02 s.
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
    let choices = binomials(heaps as usize, sum as usize, modulus);
    let group = k.min(heaps) as usize + 1;
    let mut losses = vec![1 % modulus];
    for sum in 1..=sum as usize {
        // The multiples of the group that have the parity of the sum.
        let first = sum % 2 * group;
        let step = group << (group % 2);
        let count = match sum.checked_sub(first) {
            Some(rest) if sum % 2 <= group % 2 => {
                let ways = choices.iter().skip(first).step_by(step);
                dot(ways, losses[..=rest / 2].iter().rev().step_by(step / 2), modulus)
            }
            _ => 0,
        };
        losses.push(count);
    }
    losses[sum as usize]
}

/// The number of winning positions.
pub fn count_wins(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    let losses = count_losses(heaps, sum, k, modulus);
    let all = match heaps {
        0 => u64::from(sum == 0) % modulus,
        _ => counts_by_sum(sum as usize, heaps as usize, modulus)[sum as usize],
    };
    (all + modulus - losses) % modulus
}

/// For each sum up to `max` the number of lists of `n > 0` numbers with this sum.
fn counts_by_sum(max: usize, n: usize, modulus: u64) -> Vec<u64> {
    let mut counts = vec![1 % modulus; max + 1];
    for _ in 1..n {
        let mut sum = 0;
        for count in &mut counts {
            sum = add_mod(sum, *count, modulus);
            *count = sum;
        }
    }
    counts
}

/// `C(n, j)` for `j` up to `n` and `max`.
fn binomials(n: usize, max: usize, modulus: u64) -> Vec<u64> {
    let mut row = vec![0; n.min(max) + 1];
    row[0] = 1 % modulus;
    for length in 1..=n {
        for j in (1..=length.min(max)).rev() {
            row[j] = add_mod(row[j], row[j - 1], modulus);
        }
    }
    row
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

fn add_mod(a: u64, b: u64, modulus: u64) -> u64 {
    let sum = a + b;
    if sum < modulus { sum } else { sum - modulus }
}
