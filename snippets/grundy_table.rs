//! Grundy table: the values of the positions `0..=n` of any game that only goes down; whoever cannot move loses.
//!
//! The Grundy value of a position is the mex of the values of its options; an option of several
//! parts has the xor of their values. All options of `x` are below `x`, so one pass upwards is
//! enough, and all earlier values are known: look up an option in them, or in a prefix xor or
//! counter that you keep beside them. Such positions are, for example, bit masks from which bits
//! are taken, cells of a board row by row, and heaps that split.
//!
//! ```
//! use nim_snippets::grundy_table::{grundy_values_by, outcomes_by};
//!
//! // Kayles: knock over one pin or two neighbours of a row.
//! let kayles = grundy_values_by(12, |row, values, reached| {
//!     for rest in (0..row).rev().take(2) {
//!         for left in 0..=rest {
//!             reached.mark(values[left] ^ values[rest - left]);
//!         }
//!     }
//! });
//! assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
//! // Take 1, 3 or 4 stones: 7 loses, and from 8 the winning move takes one.
//! let wins = outcomes_by(8, |heap, wins| [1, 3, 4].iter().any(|&s| s <= heap && !wins[heap - s]));
//! assert!(!wins[7] && wins[8]);
//! ```
//!
//! - Time: that of the closure, and `O(1)` for each value it marks: 10^5 heaps with 300 options
//!   each take 50 ms, 2^20 masks of 20 bits 80 ms.
//! - Limit: `n ≤ 5·10^6, Σ mark(value) ≤ 10^8`.
//! - Input: any rules and `n` below 2^32; 8 bytes for each position, outcomes 1. The closure must
//!   look only at values that are there. It may mark any number.
//! - Panics: a position that reaches all values below 4096 and below four times the largest value
//!   so far, which xors of `values` never do.
//! - Misère: `outcomes_by`, with `true` where there is no option.
//! - Source: the definition (R. P. Sprague, 1935; P. M. Grundy, 1939).
//! - 日本語: Grundy 表: 減る一方のどんなゲームでも、局面 `0..=n` の値を一度に求める。動けなければ負け。
//! - See also: [`mask_solver`](super::mask_solver) (numbers in any order),
//!   [`sprague_grundy`](super::sprague_grundy) (positions of any type),
//!   [`outcome_search`](super::outcome_search) (misère sums), [`periodicity`](super::periodicity)
//!   (heaps of 10^18).

#![cfg_attr(doc, doc(alias("own rules for heaps 0..=n", "values by a loop", "bit DP of a game")))]
#![cfg_attr(doc, doc(alias("bitmask DP", "表を作る", "mex of an array", "自作のゲーム")))]
#![cfg_attr(doc, doc(alias("bit マスクのゲーム", "stamps", "prefix xor")))]

use std::convert::TryFrom;

/// The Grundy values of the positions `0..=n`: `visit(position, values, reached)` marks the value
/// of each option, given the values of all smaller positions.
pub fn grundy_values_by(n: usize, mut visit: impl FnMut(usize, &[u64], &mut Reached)) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values = Vec::with_capacity(n + 1);
    let mut stamps = vec![usize::MAX; 4096];
    for now in 0..=n {
        visit(now, &values, &mut Reached { now, stamps: &mut stamps });
        let mex = stamps.iter().position(|&stamp| stamp != now);
        let all = || panic!("position {} reaches all values below {}", now, stamps.len());
        let mex = mex.unwrap_or_else(all);
        values.push(mex as u64);
        if mex >= stamps.len() / 2 {
            stamps.resize(2 * stamps.len(), usize::MAX); // room for all xors of values
        }
    }
    values
}

/// The outcomes of the positions `0..=n`: `has_losing_option(position, wins)` looks at the outcomes
/// of all smaller positions. For misère play let it be true where there is no option.
pub fn outcomes_by(
    n: usize,
    mut has_losing_option: impl FnMut(usize, &[bool]) -> bool,
) -> Vec<bool> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut wins = Vec::with_capacity(n + 1);
    for position in 0..=n {
        wins.push(has_losing_option(position, &wins));
    }
    wins
}

/// The values that one position reaches. As a `HashSet<u64>`, without hashing or clearing.
pub struct Reached<'a> {
    /// `v` is reached iff `stamps[v] == now`.
    now: usize,
    stamps: &'a mut [usize],
}

impl Reached<'_> {
    /// Puts a value into the set. A value without a stamp is above the mex.
    #[inline]
    pub fn mark(&mut self, value: u64) {
        let index = usize::try_from(value).unwrap_or(usize::MAX);
        if let Some(stamp) = self.stamps.get_mut(index) {
            *stamp = self.now;
        }
    }
}
