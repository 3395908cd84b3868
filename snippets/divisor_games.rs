//! Divisor games: a move makes one of several numbers smaller, by a rule about divisors; whoever cannot move loses.
//!
//! A Grundy value is what the options have any smaller amount of, but never as much. `n` minus a
//! proper divisor has fewer factors 2, any number of them, or more; a proper divisor of `n` has any
//! smaller number of prime factors, and `n / k` any smaller binary length. Squares have no formula.
//!
//! ```
//! use nim_snippets::divisor_games::{grundy, winning_moves, wins, Rule::*};
//!
//! assert_eq!(grundy(12, SubtractProperDivisor), 2); // 12 = 2 * 2 * 3
//! assert_eq!(grundy(12, ProperDivisor), 3);
//! assert!(!wins(&[8, 27, 1], ProperDivisor));
//! assert!(winning_moves(&[8, 3], ProperDivisor).eq([(0, 2)]));
//! ```
//!
//! - Time: `O(√n)` for a value as [`Rule`] says and for the moves of a number, up to 5 s for a
//!   prime near 2^64.
//! - Input: any numbers. 0 has no moves. Misère play is wild for some of these rules.
//! - Source: folklore; `ProperDivisor`: AtCoder Beginner Contest 368 F, "Dividing Game", 2024;
//!   `inner_divisor_wins`: Codeforces 1537 D, "Deleting Divisors", 2021.
//! - 日本語: 約数ゲーム: いくつかの数の一つを、約数についての規則で小さくする。動けなければ負け。
//! - See also: `coprime_game` (subtract a coprime number), `subtraction_game` (a fixed set),
//!   `power_game`, `euclid_game`.

#![cfg_attr(doc, doc(alias("約数ゲーム", "因数博弈", "square numbers", "素因数", "平方数")))]
#![cfg_attr(doc, doc(alias("約数を引く", "prime factors", "proper divisor", "subtract a divisor")))]
#![cfg_attr(doc, doc(alias("divide a number", "subtract a perfect square")))]
#![cfg_attr(doc, doc(alias("replace a number by a proper divisor", "LeetCode 1025 Divisor Game")))]
#![cfg_attr(doc, doc(alias("LeetCode 1510 Stone Game IV", "HackerRank Tower Breakers")))]
#![cfg_attr(doc, doc(alias("CF1537D Deleting Divisors", "ABC368 F Dividing Game")))]

/// What a move may do to a number `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Subtract a divisor of `n`. The value is `O(1)`.
    SubtractDivisor,
    /// Subtract a divisor of `n` below `n`. The value is `O(1)`.
    SubtractProperDivisor,
    /// Replace `n` by a divisor of `n` below `n`. The value is `O(√n)`.
    ProperDivisor,
    /// Replace `n` by `n / k` rounded down, for any `k >= 2`. The value is `O(1)`.
    Divide,
}

/// The Grundy value of one number.
pub fn grundy(n: u64, rule: Rule) -> u64 {
    match rule {
        _ if n == 0 => 0,
        Rule::SubtractDivisor => u64::from(n.trailing_zeros()) + 1,
        Rule::SubtractProperDivisor => u64::from(n.trailing_zeros()),
        Rule::ProperDivisor => count_prime_factors(n),
        Rule::Divide => u64::from(64 - n.leading_zeros()),
    }
}

/// The Grundy values of `0..=n` where a move subtracts a positive square, in `O(n √n)` for each 32
/// values: 10^5 take 8 ms, 10^6 half a second.
pub fn subtract_square_values(n: usize) -> Vec<u64> {
    let mut values = vec![u64::MAX; n + 1]; // the largest stands for none yet
    let mut least = 0;
    while let Some(first) = values.iter().position(|&value| value == u64::MAX) {
        settle_32_values(&mut values[first..], least);
        least += 32;
    }
    values
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(numbers: &[u64], rule: Rule) -> bool {
    xor(numbers, rule) != 0
}

/// All winning moves `(i, left)`: number `i` becomes `left`.
pub fn winning_moves(numbers: &[u64], rule: Rule) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = xor(numbers, rule);
    let numbers = if xor == 0 { &[] } else { numbers }; // a search of lost ones finds nothing
    numbers.iter().enumerate().flat_map(move |(i, &n)| {
        let target = xor ^ grundy(n, rule);
        let left = options(n, rule).into_iter().filter(move |&left| grundy(left, rule) == target);
        left.map(move |left| (i, left))
    })
}

/// Does the player to move win with one number who has to subtract a divisor other than 1 and `n`?
/// Lost are 2, 8, 32, … and the odd ones: a move leaves an even number with an odd divisor that can
/// be subtracted in turn, or half of a power of 2. (There is no formula for the Grundy value.)
pub fn inner_divisor_wins(n: u64) -> bool {
    n > 0 && n % 2 == 0 && (!n.is_power_of_two() || n.trailing_zeros() % 2 == 0)
}

/// All winning moves of [`inner_divisor_wins`]: what the number becomes.
pub fn inner_divisor_winning_moves(n: u64) -> impl Iterator<Item = u64> {
    let left = divisors(n).into_iter().rev().map(move |d| n - d);
    left.filter(move |&left| 0 < left && left < n - 1 && !inner_divisor_wins(left))
}

fn xor(numbers: &[u64], rule: Rule) -> u64 {
    numbers.iter().fold(0, |xor, &n| xor ^ grundy(n, rule))
}

/// As `for heap in heaps_without_value { mex of values[heap - square] for each square }`, where it
/// is one of the 32 values from `least` on, which are the bits of a mask. In blocks of 36 heaps, to
/// which the squares from 36 on are applied side by side.
fn settle_32_values(values: &mut [u64], least: u64) {
    let mut masks = vec![0_u32; values.len() + 36]; // 36 zeros, then the bit of each heap's value
    for (start, block) in (36..).step_by(36).zip(values.chunks_mut(36)) {
        let mut reached = [0; 36];
        for square in (6..).map(|root| root * root).take_while(|&square| square <= start) {
            for (reached, mask) in reached.iter_mut().zip(&masks[start - square..][..36]) {
                *reached |= mask;
            }
        }
        for (heap, (value, reached)) in (start..).zip(block.iter_mut().zip(reached)) {
            let small = [1, 4, 9, 16, 25].iter();
            let reached = small.fold(reached, |reached, square| reached | masks[heap - square]);
            if *value == u64::MAX && reached < u32::MAX {
                *value = least + u64::from(reached.trailing_ones());
                masks[heap] = 1 << reached.trailing_ones();
            }
        }
    }
}

/// What a number can become, ascending.
fn options(n: u64, rule: Rule) -> Vec<u64> {
    let quotients = std::iter::successors(Some(0), |&left| {
        let k = n / (left + 1); // the last to leave more
        (k > 1).then(|| n / k)
    });
    let mut options: Vec<u64> = match rule {
        Rule::Divide => quotients.collect(),
        Rule::ProperDivisor => divisors(n),
        _ => divisors(n).iter().rev().map(|d| n - d).collect(),
    };
    options.retain(|&left| left < n && (left > 0 || rule != Rule::SubtractProperDivisor));
    options
}

fn divisors(n: u64) -> Vec<u64> {
    let up_to_root = (1..).take_while(|&d| d <= n / d);
    let small: Vec<u64> = up_to_root.filter(|d| n % d == 0).collect();
    let large = small.iter().rev().map(|d| n / d).filter(|&d| d > n / d);
    small.iter().copied().chain(large).collect()
}

fn least_prime_factor(n: u64) -> u64 {
    let mut up_to_root = (3..).step_by(2).take_while(|&p| p <= n / p);
    if n % 2 == 0 { 2 } else { up_to_root.find(|p| n % p == 0).unwrap_or(n) }
}

fn count_prime_factors(n: u64) -> u64 {
    let rest = std::iter::successors(Some(n), |&n| Some(n / least_prime_factor(n)));
    rest.take_while(|&n| n > 1).count() as u64
}
