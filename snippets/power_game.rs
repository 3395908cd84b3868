//! Power game: choose a number up to `n`, which forbids it and all its powers; whoever cannot move loses.
//!
//! The numbers form chains: the powers of each `b` that is not a power itself. For a chain, only
//! the number `e` of these powers up to `n` matters: choosing `b^j` removes the multiples of `j`
//! from the set of exponents `1..=e`. Choosing the exponent 1 removes the whole chain, and this
//! move exists until the chain is gone. So the value of a chain is 1 plus the value of the
//! exponents `2..=e`. Connect two exponents if one divides the other. The connected groups form a
//! sum, because a move removes only multiples of one exponent, which all lie in its group. Only
//! bases up to `√n` have more than one power.
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
//! - Time: 20 ms for `n` up to 10^9, twice as much for a move; 0.7 s at 2^36.
//! - Limit: `n ≤ 2^36`.
//! - Input: `n` below 2^40.
//! - Panics: if `n` is 2^40 or more.
//! - Source: Codeforces 317 D, "Game with Powers", 2013.
//! - 日本語: 累乗ゲーム: まだ使える `n` 以下の数を選び、その数と累乗をすべて使えなくする。選べなければ負け。
//! - See also: [`divisor_games`](super::divisor_games), [`sprague_grundy`](super::sprague_grundy).

#![cfg_attr(doc, doc(alias("累乗ゲーム", "べき乗", "powers of a number", "perfect powers")))]
#![cfg_attr(doc, doc(alias("CF317D Game with Powers")))]

use std::collections::{HashMap, HashSet};
use std::iter::successors;

/// The Grundy value of the numbers `1..=n`.
pub fn grundy(n: u64) -> u64 {
    value_of_all(n, &chains(n), &mut Solver::new())
}

/// Does the player to move win with the numbers `1..=n`?
pub fn wins(n: u64) -> bool {
    grundy(n) != 0
}

/// A winning move: a number to choose.
pub fn winning_move(n: u64) -> Option<u64> {
    let mut solver = Solver::new();
    let chains = chains(n);
    let xor = value_of_all(n, &chains, &mut solver);
    if xor < 2 {
        return (xor == 1).then_some(1);
    }
    let by_length = chains.iter().zip(0..).filter(|(chains, _)| chains.count > 0);
    by_length.into_iter().find_map(|(chains, length)| {
        let all = exponents(length);
        let target = xor ^ solver.chain_value(all);
        let wins = |&exponent: &u32| {
            let left = all & !solver.multiples[exponent as usize];
            solver.chain_value(left) == target
        };
        Some(chains.base.pow((1..=length).find(wins)?))
    })
}

/// The chains of one length.
#[derive(Clone, Default)]
struct Chains {
    count: u64,
    /// The base of one of these chains.
    base: u64,
}

/// The chains by their length.
fn chains(n: u64) -> Vec<Chains> {
    assert!(n >> 40 == 0, "n must be below 2^40");
    let mut chains = vec![Chains::default(); 64];
    let mut powers = HashSet::new();
    let mut base = 2;
    while base <= n / base {
        if !powers.contains(&base) {
            let next = |power: &u64| power.checked_mul(base).filter(|&power| power <= n);
            let chain: Vec<u64> = successors(Some(base), next).collect();
            chains[chain.len()].count += 1;
            chains[chain.len()].base = base;
            powers.extend(chain);
        }
        base += 1;
    }
    let alone = n.saturating_sub(1) - powers.len() as u64;
    let base = (base..).find(|base| !powers.contains(base)).unwrap_or(0);
    chains[1] = Chains { count: alone, base };
    chains
}

fn value_of_all(n: u64, chains: &[Chains], solver: &mut Solver) -> u64 {
    let odd = chains.iter().zip(0..).filter(|(chains, _)| chains.count % 2 == 1);
    let one = u64::from(n > 0); // the number 1 is a chain of its own
    odd.fold(one, |xor, (_, length)| xor ^ solver.chain_value(exponents(length)))
}

/// The set `1..=length`.
fn exponents(length: u32) -> u64 {
    !1 & (!0 >> (63 - length))
}

/// The exponents in a set.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let exponent = set.trailing_zeros();
        set &= set.wrapping_sub(1); // without its lowest bit
        (exponent < 64).then_some(exponent as usize)
    })
}

/// Finds the values of sets of exponents, which are bits.
struct Solver {
    /// For each exponent the set of its multiples.
    multiples: Vec<u64>,
    /// The value of each set met so far.
    memo: HashMap<u64, u64>,
}

impl Solver {
    fn new() -> Self {
        let multiples = |exponent: usize| (exponent..64).step_by(exponent);
        let as_set = |exponent| multiples(exponent).fold(0, |set, multiple| set | 1 << multiple);
        let multiples = std::iter::once(0).chain((1..64).map(as_set)).collect();
        Solver { multiples, memo: HashMap::new() }
    }

    /// The value of the exponents left in a chain.
    fn chain_value(&mut self, set: u64) -> u64 {
        match set & 2 {
            0 => 0,
            _ => 1 + self.sum_value(set & !2),
        }
    }

    /// The value of exponents without 1: the xor of the parts unrelated by divisibility.
    fn sum_value(&mut self, set: u64) -> u64 {
        let mut rest = set;
        let mut xor = 0;
        while rest > 0 {
            let mut part = rest & rest.wrapping_neg();
            loop {
                let divisors = bits(rest).filter(|&exponent| self.multiples[exponent] & part > 0);
                let divisors = divisors.fold(0, |set, exponent| set | 1 << exponent);
                let multiples = bits(part).fold(0, |set, exponent| set | self.multiples[exponent]);
                let grown = divisors | multiples & rest;
                if grown == part {
                    break;
                }
                part = grown;
            }
            rest &= !part;
            xor ^= self.part_value(part);
        }
        xor
    }

    fn part_value(&mut self, part: u64) -> u64 {
        if let Some(&value) = self.memo.get(&part) {
            return value;
        }
        let seen = bits(part).fold(0_u64, |seen, exponent| {
            let option = part & !self.multiples[exponent];
            seen | 1 << self.sum_value(option)
        });
        let mex = u64::from(seen.trailing_ones());
        self.memo.insert(part, mex);
        mex
    }
}
