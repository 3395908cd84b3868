//! Power game: choose a number up to `n`, which forbids it and all its powers; whoever cannot move loses.
//!
//! The numbers fall into chains, the powers of each `b` that is no power itself, and only the
//! number `e` of its powers up to `n` matters: choosing `b^j` removes the multiples of `j` from the
//! set of exponents `1..=e`. The exponent 1 removes all of them, so it stays till the end, and its
//! move to 0 raises each value by one: a chain is worth 1 + the value of `2..=e`, where exponents
//! unrelated by divisibility are a sum. How many chains have `e` powers follows from roots of `n`.
//!
//! ```
//! use nim_snippets::power_game::{grundy, winning_move, wins};
//!
//! assert!(wins(1));
//! assert!(!wins(2));
//! assert_eq!(grundy(4), 2); // 1 by itself, {2, 4} and {3}
//! assert_eq!(winning_move(4), Some(2)); // leaves 1 and 3
//! ```
//!
//! - Time: 40 µs with `n` up to 10^9, and below 2^46 no more than 0.1 ms, since a table has the
//!   values of whole chains; a move some 0.2 ms. From 2^46 on the search for a value takes minutes.
//! - Input: any `n`, within the time that it takes. `n = 0` is lost.
//! - Source: Codeforces 317 D, "Game with Powers", 2013.
//! - 日本語: 累乗ゲーム: まだ許される `n` 以下の数を選び、その数と累乗をすべて禁じる。選べなければ負け。
//! - See also: [`divisor_games`](super::divisor_games), [`sprague_grundy`](super::sprague_grundy).

#![cfg_attr(doc, doc(alias("累乗ゲーム", "べき乗", "powers of a number", "perfect powers")))]
#![cfg_attr(doc, doc(alias("CF317D Game with Powers")))]

use std::collections::HashMap;

/// The Grundy value of the numbers `1..=n`.
pub fn grundy(n: u64) -> u64 {
    value_of_all(n, &mut Memo::new())
}

/// Does the player to move win with the numbers `1..=n`?
pub fn wins(n: u64) -> bool {
    grundy(n) != 0
}

/// A winning move: a number to choose.
pub fn winning_move(n: u64) -> Option<u64> {
    let mut memo = Memo::new();
    let xor = value_of_all(n, &mut memo);
    if xor < 2 {
        return (xor == 1).then_some(1);
    }
    (1..64).filter(|&e| count_bases(n, e) > 0).find_map(|e| {
        let target = xor ^ whole_chain_value(e, &mut memo);
        let wins =
            |j: &u32| chain_value(exponents(e) & !RELATED[*j as usize].0, &mut memo) == target;
        let j = (1..=e).find(wins)?;
        let base = (root(n, e + 1) + 1..).find(|&base| !is_power(base))?;
        Some(base.pow(j))
    })
}

/// The value of each set of exponents met so far.
type Memo = HashMap<u64, u64>;

fn value_of_all(n: u64, memo: &mut Memo) -> u64 {
    let lengths = (1..64).take_while(|e| n >> e > 0).filter(|&e| count_bases(n, e) % 2 == 1);
    let one = u64::from(n > 0); // the number 1 is a chain of its own
    lengths.fold(one, |xor, e| xor ^ whole_chain_value(e, memo))
}

/// As `chain_value(exponents(e), memo)`: the search took minutes for the last of the table.
fn whole_chain_value(e: u32, memo: &mut Memo) -> u64 {
    const VALUES: [u64; 46] = [
        0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11,
        12, 14, 13, 1, 7, 10, 15, 9, 10, 15, 13, 11, 12, 5, 6, 3, 15,
    ];
    let known = VALUES.get(e as usize).copied();
    known.unwrap_or_else(|| chain_value(exponents(e), memo))
}

/// The value of the exponents left in a chain, as a bit set.
fn chain_value(exponents: u64, memo: &mut Memo) -> u64 {
    match exponents & 2 {
        0 => 0,
        _ => 1 + sum_value(exponents & !2, memo),
    }
}

/// The value of exponents without 1: the xor of the parts unrelated by divisibility.
fn sum_value(mut exponents: u64, memo: &mut Memo) -> u64 {
    let mut xor = 0;
    while exponents > 0 {
        let mut part = exponents & exponents.wrapping_neg();
        loop {
            let related = bits(part).fold(part, |all, x| all | (RELATED[x].1 & exponents));
            if related == part {
                break;
            }
            part = related;
        }
        exponents &= !part;
        xor ^= part_value(part, memo);
    }
    xor
}

fn part_value(part: u64, memo: &mut Memo) -> u64 {
    if let Some(&value) = memo.get(&part) {
        return value;
    }
    let options = bits(part).map(|x| sum_value(part & !RELATED[x].0, memo));
    let seen = options.fold(0_u64, |seen, value| seen | 1 << value);
    memo.insert(part, u64::from(seen.trailing_ones()));
    u64::from(seen.trailing_ones())
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let x = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (x < 64).then_some(x as usize)
    })
}

fn exponents(e: u32) -> u64 {
    !1 & (!0 >> (63 - e))
}

/// For each exponent the set of its multiples, and the set of them and its divisors.
static RELATED: [(u64, u64); 64] = {
    let mut related = [(0, 0); 64];
    let mut i = 0;
    while i < 63 * 63 {
        let (x, y) = (i / 63 + 1, i % 63 + 1);
        related[x].0 |= ((y % x == 0) as u64) << y;
        related[x].1 |= ((y % x == 0 || x % y == 0) as u64) << y;
        i += 1;
    }
    related
};

/// How many numbers that are no powers have exactly `e` powers up to `n`.
fn count_bases(n: u64, e: u32) -> u64 {
    count_no_powers(root(n, e)) - count_no_powers(root(n, e + 1))
}

/// As `(2..=n).filter(|&x| !is_power(x)).count()`: all but those whose `k`-th root, `k >= 2`, is
/// one of them.
fn count_no_powers(n: u64) -> u64 {
    let powers = (2..64).take_while(|k| n >> k > 0).map(|k| root(n, k));
    n.saturating_sub(1) - powers.map(count_no_powers).sum::<u64>()
}

fn is_power(n: u64) -> bool {
    (2..64).any(|k| root(n, k).pow(k) == n)
}

/// As `(1..).take_while(|r| r.pow(k) <= n).count()`: the largest `r` with `r^k <= n`.
fn root(n: u64, k: u32) -> u64 {
    (0..=63 / k).rev().fold(0, |r, bit| {
        let larger = r | 1_u64 << bit;
        let fits = larger.checked_pow(k).map_or(false, |power| power <= n);
        if fits { larger } else { r }
    })
}
