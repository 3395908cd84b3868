//! All-but game: take any number of stones from one heap but those of a finite set; whoever cannot move loses.
//!
//! A value can come again only within `m = max(set)` stones of its first heap, and a new value
//! comes at least once in `m + 1` heaps. So a window of `2m + 1` values, up to a shift, decides on
//! the next value: once such a window repeats, `g(n + length) == g(n) + saltus` for ever.
//!
//! ```
//! use nim_snippets::all_but_game::{winning_moves, wins};
//!
//! assert!(wins(&[10u64.pow(18), 7], &[2]) && !wins(&[3, 5], &[1, 2]));
//! assert!(winning_moves(&[4, 3], &[2]).eq([(0, 1), (0, 3)])); // to the value of 3
//! ```
//!
//! - Time: `O(|set|)` for each heap up to the largest or to the end of the period; the moves of a
//!   heap take no longer: 10^5 heaps and 200 numbers take 0.15 seconds.
//! - Input: any heaps and set, in any order, even empty; a 0 in the set does not matter. Heaps
//!   above 2^22 panic when no period is proven within `2^24 / |set|` heaps, at most 2^22;
//!   `grundy_values` has heaps below 2^32. Misère play has no proven rule.
//! - Source: A. Siegel, "Finite excluded subtraction sets and infinite modular Nim", 2005; the
//!   window is our own.
//! - 日本語: 除外ゲーム: 一つの山から、有限個の例外を除く好きな個数の石を取る。取れなければ負け。
//! - See also: [`subtraction_game`](super::subtraction_game) (only a set), [`nim`](super::nim) (the
//!   set is empty).

#![cfg_attr(doc, doc(alias("all-but subtraction game", "禁止手", "anything but exactly k")))]
#![cfg_attr(doc, doc(alias("以外の個数を取る")))]

use std::collections::BTreeSet;

/// From `start` on, `g(n + length) == g(n) + saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
    pub saltus: u64,
}

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, set: &[u64]) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let game = AllButGame::new(n as u64, set);
    (0..=n as u64).map(|heap| game.grundy(heap)).collect()
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], set: &[u64]) -> bool {
    AllButGame::new(max(heaps), set).wins(heaps)
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
pub fn winning_moves(heaps: &[u64], set: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    AllButGame::new(max(heaps), set).moves(heaps).into_iter()
}

fn max(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |max, &heap| heap.max(max))
}

/// The values of one set up to the end of the period.
pub struct AllButGame {
    set: Vec<u64>,
    values: Vec<u64>,
    /// The proven period, if there is one in the table.
    pub period: Option<Period>,
}

impl AllButGame {
    /// Prepares for heaps up to `max_heap`; with `u64::MAX` for all.
    pub fn new(max_heap: u64, set: &[u64]) -> Self {
        let mut set: Vec<u64> = set.iter().copied().filter(|&s| s > 0).collect();
        set.sort_unstable();
        set.dedup();
        let quick = (1 << 24) / set.len().clamp(4, 1 << 24) as u64;
        let limit = if max_heap > 1 << 22 { quick } else { 1 << 22 };
        let may_repeat = set.last().map_or(true, |&max| max <= limit);
        assert!(may_repeat || max_heap <= limit, "no period within {} heaps", limit);
        let mut game = AllButGame { set, values: Vec::new(), period: None };
        let mut counts = Vec::new();
        while game.period.is_none() && game.values.len() as u64 <= max_heap {
            let len = game.values.len();
            assert!(len as u64 <= limit, "no period within {} heaps", limit);
            for _ in 0..=len.max(255) {
                game.push(&mut counts);
            }
            game.period = game.find_period();
        }
        game
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let Period { start, length, saltus } = self.period_or_none();
        let periods = heap.saturating_sub(start) / length;
        let index = heap - periods * length;
        let max = self.values.len() as u64 - 1;
        assert!(index <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[index as usize] + periods * saltus
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.xor(heaps) != 0
    }

    /// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
    pub fn winning_moves(&self, heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
        self.moves(heaps).into_iter()
    }

    fn xor(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap))
    }

    fn moves(&self, heaps: &[u64]) -> BTreeSet<(usize, u64)> {
        let xor = self.xor(heaps);
        let all = heaps.iter().enumerate().flat_map(|(i, &heap)| {
            self.heaps_of_value(xor ^ self.grundy(heap)).map(move |left| (i, left))
        });
        all.filter(|&(i, left)| left < heaps[i] && !self.set.contains(&(heaps[i] - left))).collect()
    }

    /// The period, or one that begins after all heaps.
    fn period_or_none(&self) -> Period {
        self.period.unwrap_or(Period { start: u64::MAX, length: 1, saltus: 0 })
    }

    fn heaps_of_value(&self, target: u64) -> impl Iterator<Item = u64> + '_ {
        let Period { start, length, saltus } = self.period_or_none();
        let all = (0..start.saturating_add(length)).zip(&self.values);
        all.filter_map(move |(heap, value)| match target.checked_sub(*value)? {
            0 => Some(heap),
            more if heap < start || more % saltus > 0 => None,
            more => heap.checked_add((more / saltus).checked_mul(length)?),
        })
    }

    /// The next value is the least whose heaps, `counts` many, are all forbidden.
    fn push(&mut self, counts: &mut Vec<usize>) {
        let forbidden = self.set.iter().map_while(|&s| (self.values.len() as u64).checked_sub(s));
        let reached = forbidden.map(|left| self.values[left as usize] as usize);
        for value in reached.clone() {
            counts[value] -= 1;
        }
        let free = reached.clone().filter(|&value| counts[value] == 0).min();
        let value = free.unwrap_or(counts.len());
        counts.resize(counts.len().max(value + 1), 0);
        for value in reached.chain(Some(value)) {
            counts[value] += 1;
        }
        self.values.push(value as u64);
    }

    /// Finds where the last window of differences stood before.
    fn find_period(&self) -> Option<Period> {
        let values = &self.values;
        let window = self.set.last().map_or(1, |&max| max.saturating_mul(2));
        // As text, since std searches that in linear time; what only looks alike differs below.
        let step = |pair: &[u64]| (pair[1].wrapping_sub(pair[0]) % 128) as u8 as char;
        let steps: String = values.windows(2).map(step).collect();
        let at = (steps.len() as u64).checked_sub(window)? as usize;
        let p = at - steps[..steps.len() - 1].rfind(&steps[at..])?;
        let saltus = values[steps.len()].checked_sub(values[steps.len() - p])?;
        let changes = |&n: &usize| values[n + p] != values[n] + saltus;
        let start = (0..values.len() - p).rfind(changes).map_or(0, |n| n + 1);
        let period = Period { start: start as u64, length: p as u64, saltus };
        Some(period).filter(|_| start + p <= at)
    }
}
