//! Prime powers: choose p^k and divide every number that it divides; whoever cannot move loses.
//!
//! Each prime is a component: the set of the exponents that it has somewhere. A move `k` lowers all
//! exponents of at least `k` by `k`, so neither a number nor an exponent is a heap: the set {1, 2}
//! loses alone. As a mask with bit `e` for the exponent `e`, the bits from `k` on move down by `k`
//! onto the others, and bit 0 falls out. Few of the masks below one are reached, so a search with a
//! memo finds their values.
//!
//! ```
//! use nim_snippets::prime_power_game::{components, grundy, winning_moves, wins};
//!
//! assert!(wins(&[1, 1, 17, 17]));
//! assert!(!wins(&[1, 1, 17, 289])); // the exponents 1 and 2 of 17
//! assert!(winning_moves(&[8, 12]).eq([(2, 2)])); // leaves 2 and 3
//! assert_eq!(components(&[12, 8]), [(2, 0b1100), (3, 0b10)].into_iter().collect());
//! assert_eq!((grundy(&[12, 8]), grundy(&[3])), (3 ^ 1, 1));
//! ```
//!
//! - Time: `O(√n)` to factor a number `n`, 0.1 ms for 10^9, seconds for 10^18; a mask of exponents
//!   up to 30 reaches some 2000 masks, one of 30 exponents up to 63 takes up to 0.1 s.
//! - Limit: `number ≤ 10^16`.
//! - Input: positive numbers; components are masks without bit 0.
//! - Panics: if a number is 0.
//! - Misère: no theory: the game is wild, first with the exponents {3, 4, 6, 7}.
//! - Source: Codeforces 850C "Arpa and a game with Mojtaba".
//! - 日本語: 素数べきゲーム: 素数べき p^k を選び、それで割り切れる数をすべて割る。動けなければ負け。
//! - See also: [`divisor_games`](super::divisor_games) (one number at a time),
//!   [`power_game`](super::power_game), [`sprague_grundy`](super::sprague_grundy).

#![cfg_attr(doc, doc(alias("素数のべきで割る", "p^k で割れる数をすべて割る")))]
#![cfg_attr(doc, doc(alias("divide all numbers by a prime power", "指数の集合")))]
#![cfg_attr(doc, doc(alias("exponents as a bit mask", "选择质数的幂")))]
#![cfg_attr(doc, doc(alias("CF850C Arpa and a game with Mojtaba")))]

use std::collections::{BTreeMap, HashMap};

/// For each prime its exponents in these numbers: bit `e` is set if a number has `e` of it.
pub fn components(numbers: &[u64]) -> BTreeMap<u64, u64> {
    let mut components = BTreeMap::new();
    for &number in numbers {
        assert!(number > 0, "a number must be positive");
        let mut exponents = BTreeMap::new();
        for p in prime_factors(number) {
            *exponents.entry(p).or_insert(0) += 1;
        }
        for (p, exponent) in exponents {
            *components.entry(p).or_insert(0) |= 1 << exponent;
        }
    }
    components
}

/// The Grundy value: the xor of the primes' values.
pub fn grundy(numbers: &[u64]) -> u64 {
    let mut values = HashMap::new();
    components(numbers).into_values().fold(0, |xor, mask| xor ^ value(mask, &mut values))
}

/// Does the player to move win?
pub fn wins(numbers: &[u64]) -> bool {
    grundy(numbers) != 0
}

/// All winning moves `(p, k)`: divide every number that `p^k` divides by it.
pub fn winning_moves(numbers: &[u64]) -> impl Iterator<Item = (u64, u32)> {
    let mut values = HashMap::new();
    let components = components(numbers);
    let xor = components.values().fold(0, |xor, &mask| xor ^ value(mask, &mut values));
    components.into_iter().flat_map(move |(p, mask)| {
        let target = xor ^ values[&mask];
        let options = options(mask).map(|(k, option)| (k, value(option, &mut values)));
        let winning = options.filter(|&(_, value)| value == target);
        winning.map(|(k, _)| (p, k)).collect::<Vec<_>>()
    })
}

/// The moves `k` and what they make of the exponents.
fn options(mask: u64) -> impl Iterator<Item = (u32, u64)> {
    let largest = 63 - (mask | 1).leading_zeros();
    (1..=largest).map(move |k| (k, (mask >> k | mask & ((1 << k) - 1)) & !1))
}

/// The value of the exponents of one prime: the mex of the options' values. A recursion at most 63
/// deep.
fn value(mask: u64, values: &mut HashMap<u64, u64>) -> u64 {
    if let Some(&known) = values.get(&mask) {
        return known;
    }
    let reached = options(mask).fold(0_u64, |set, (_, option)| set | 1 << value(option, values));
    let mex = u64::from(reached.trailing_ones());
    values.insert(mask, mex);
    mex
}

/// The prime factors of a number, each as often as it divides it, ascending; 0 has none.
fn prime_factors(n: u64) -> Vec<u64> {
    let mut factors = vec![];
    let mut rest = n;
    let mut p = 2;
    while p <= rest / p {
        if rest % p == 0 {
            factors.push(p);
            rest /= p;
        } else {
            p += 1;
        }
    }
    if rest > 1 {
        factors.push(rest);
    }
    factors
}
