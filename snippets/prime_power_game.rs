//! Prime powers: choose a prime power and divide by it every number that it divides; whoever cannot move loses.
//!
//! Each prime is a game of its own: the set of the exponents that it has in the numbers. A move `k`
//! lowers all exponents of at least `k` by `k`, so neither a number nor an exponent is a Nim heap:
//! the set {1, 2} by itself loses. In a mask with bit `e` for the exponent `e`, the bits from `k`
//! upwards move down by `k` and are merged with the others, and bit 0 is dropped. From a mask, play
//! reaches only few of the smaller masks, so a search with a memo finds the values.
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
//! - Limit: `Σ √number ≤ 10^8`.
//! - Input: positive numbers; the component of a prime is a mask without bit 0.
//! - Panics: if a number is 0.
//! - Misère: no general theory is known: the game is wild, first with the exponents {3, 4, 6, 7}.
//! - Source: Codeforces 850C "Arpa and a game with Mojtaba".
//! - 日本語: 素数冪ゲーム: 素数の冪を選び、それで割り切れる数をすべて割る。動けなければ負け。
//! - See also: [`divisor_games`](super::divisor_games) (one number at a time),
//!   [`power_game`](super::power_game), [`sprague_grundy`](super::sprague_grundy).

#![cfg_attr(doc, doc(alias("素数のべきで割る", "p^k で割れる数をすべて割る")))]
#![cfg_attr(doc, doc(alias("divide all numbers by a prime power", "指数の集合")))]
#![cfg_attr(doc, doc(alias("exponents as a bit mask", "选择质数的幂")))]
#![cfg_attr(doc, doc(alias("CF850C Arpa and a game with Mojtaba")))]

use std::collections::{BTreeMap, HashMap};

/// For each prime, the set of its exponents in these numbers: bit `e` is set if some number has the
/// prime exactly `e` times.
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

/// The moves `k`, each with the exponents after it.
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

/// The prime factors of a number with multiplicity, ascending; 0 has none.
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
