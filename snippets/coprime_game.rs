//! Coprime game: subtract from one of several numbers a number coprime to it; whoever cannot move loses.
//!
//! An even number becomes odd, and so has value 0. An odd one can become 0 or an even one, 1 (of
//! value 1), and every smaller prime than its least prime factor `p`, but no multiple of `p`: if
//! `p` divided what is left, it would divide what was subtracted. So its value is the index of `p`
//! among the primes: 3 is the second, so 3, 9 and 15 have value 2.
//!
//! ```
//! use nim_snippets::coprime_game::{grundy_values, winning_moves, wins};
//!
//! assert_eq!(grundy_values(9), [0, 1, 0, 2, 0, 3, 0, 4, 0, 2]);
//! assert!(wins(&[9, 5])); // the second and the third prime
//! assert!(!wins(&[9, 3, 8]));
//! assert!(winning_moves(&[9, 5]).eq([(0, 5), (1, 3)]));
//! ```
//!
//! - Time: `O(n log log n)` for the largest number `n`, 10^7 in 0.1 s, 2^26 in 0.8 s; the
//!   moves take a look at each smaller number.
//! - Limit: `number ≤ 10^7` (96 MiB).
//! - Input: 0 has no moves, and 1 can become 0.
//! - Panics: if a number is above 2^26, which would need a table of more than 0.5 GB.
//! - Source: well known; Codeforces 2004 E, "Not a Nim Problem", 2024.
//! - 日本語: 互いに素ゲーム: 一つの山から、その個数と互いに素な個数の石を取る。動けなければ負け。
//! - See also: [`divisor_games`](super::divisor_games) (subtract a divisor),
//!   [`subtraction_game`](super::subtraction_game) (a fixed set).

#![cfg_attr(doc, doc(alias("coprime", "互いに素", "互質", "relatively prime")))]
#![cfg_attr(doc, doc(alias("subtract a coprime number", "gcd 1", "Coprime Nim")))]
#![cfg_attr(doc, doc(alias("CF2004E Not a Nim Problem", "Project Euler 560 Coprime Nim")))]

/// The Grundy values of `0..=n`.
pub fn grundy_values(n: usize) -> Vec<u64> {
    table(n as u64)
}

/// Does the player to move win?
pub fn wins(numbers: &[u64]) -> bool {
    xor(numbers, &table(largest(numbers))) != 0
}

/// All winning moves `(i, left)`: number `i` becomes `left`.
pub fn winning_moves(numbers: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let values = table(largest(numbers));
    let xor = xor(numbers, &values);
    let lefts = numbers.iter().enumerate().flat_map(|(i, &n)| (0..n).map(move |left| (i, left)));
    lefts.filter(move |&(i, left)| {
        let n = numbers[i];
        values[left as usize] == xor ^ values[n as usize] && gcd(n, left) == 1
    })
}

/// The values of the numbers up to `max`.
fn table(max: u64) -> Vec<u64> {
    assert!(max <= 1 << 26, "a heap of {} is above the {} of the table", max, 1 << 26);
    let n = max as usize;
    let mut odd = vec![0_u32; n / 2 + 1]; // the value of 2i + 1 at i
    odd[0] = 1;
    let mut index = 1;
    for i in 1..odd.len() {
        if odd[i] == 0 {
            index += 1;
            for multiple in (i..odd.len()).step_by(2 * i + 1) {
                if odd[multiple] == 0 {
                    odd[multiple] = index;
                }
            }
        }
    }
    (0..=n).map(|x| if x % 2 == 0 { 0 } else { odd[x / 2].into() }).collect()
}

fn largest(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |max, &n| n.max(max))
}

fn xor(numbers: &[u64], values: &[u64]) -> u64 {
    numbers.iter().fold(0, |xor, &n| xor ^ values[n as usize])
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
