//! All-but game: take any number of stones from one heap except numbers in a finite set; whoever cannot move loses.
//!
//! A heap has the least value for which no move leads to a smaller heap of that value. A value can
//! occur again only within `m = max(set)` stones of the first heap that has it, and a new value
//! occurs at least once in `m + 1` heaps. So the last `2m + 1` values, up to a shift, determine the
//! next value: once such a window repeats, `g(n + length) == g(n) + saltus` for ever.
//!
//! ```
//! use nim_snippets::all_but_game::AllButGame;
//!
//! let game = AllButGame::new(u64::MAX, &[1, 2]);
//! assert!(game.wins(&[10u64.pow(18), 7]) && !game.wins(&[3, 5]));
//! let game = AllButGame::new(4, &[2]);
//! assert!(game.winning_moves(&[4, 3]).eq([(0, 1), (0, 3)])); // to the value of 3
//! ```
//!
//! - Time: `O(|set|)` for each heap up to the largest or to the end of the period: 200 numbers take
//!   up to 5 s. Listing the moves of a heap looks at each of these heaps.
//! - Limit: `period == None: max_heap ≤ 10^6, set.len() ≤ 100`.
//! - Input: any set, in any order, even empty; a 0 in the set has no effect.
//! - Panics: if a heap is above `max_heap`; no period is proven within 2^22 heaps.
//! - Misère: no proven rule.
//! - Source: A. Siegel, "Finite excluded subtraction sets and infinite modular Nim", 2005; the
//!   window is this library's.
//! - 日本語: 除外ゲーム: 一つの山から、有限個の例外を除く好きな個数の石を取る。取れなければ負け。
//! - See also: [`subtraction_game`](super::subtraction_game) (only a set), [`nim`](super::nim) (the
//!   set is empty).

#![cfg_attr(doc, doc(alias("all-but subtraction game", "禁止手", "anything but exactly k")))]
#![cfg_attr(doc, doc(alias("以外の個数を取る")))]

use std::collections::BTreeSet;

/// `g(n + length) == g(n) + saltus` for all `n >= start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
    pub saltus: u64,
}

/// The values of one set up to the end of the period.
pub struct AllButGame {
    set: BTreeSet<u64>,
    values: Vec<u64>,
    period: Option<Period>,
}

impl AllButGame {
    /// Prepares for heaps up to `max_heap`; with `u64::MAX` for all.
    pub fn new(max_heap: u64, set: &[u64]) -> Self {
        let set: BTreeSet<u64> = set.iter().copied().filter(|&s| s > 0).collect();
        let mut game = AllButGame { set, values: Vec::new(), period: None };
        let mut counts = Vec::new();
        let mut saved = 0;
        while game.period.is_none() && game.values.len() as u64 <= max_heap {
            assert!(game.values.len() <= 1 << 22, "no period within {} heaps", 1 << 22);
            game.push(&mut counts);
            game.period = game.repeats(&mut saved);
        }
        game
    }

    /// The proven period, if the table reaches it.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.value(heap))
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, u64)> + 'a {
        let xor = self.grundy(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let mut lefts = self.heaps_of_value(xor ^ self.value(heap));
            lefts.retain(|&left| left < heap && !self.set.contains(&(heap - left)));
            lefts.into_iter().map(move |left| (i, left))
        })
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let Period { start, length, saltus } = self.period_or_none();
        let periods = heap.saturating_sub(start) / length;
        let index = heap - periods * length;
        let max = self.values.len() as u64 - 1;
        assert!(index <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[index as usize] + periods * saltus
    }

    /// The period, or one that begins after all heaps.
    fn period_or_none(&self) -> Period {
        self.period.unwrap_or(Period { start: u64::MAX, length: 1, saltus: 0 })
    }

    fn heaps_of_value(&self, target: u64) -> BTreeSet<u64> {
        let Period { start, length, saltus } = self.period_or_none();
        let all = (0..start.saturating_add(length)).zip(&self.values);
        let heaps = all.filter_map(|(heap, value)| match target.checked_sub(*value)? {
            0 => Some(heap),
            more if heap < start || more % saltus > 0 => None,
            more => heap.checked_add((more / saltus).checked_mul(length)?),
        });
        heaps.collect()
    }

    /// Adds the next value: the least one whose heaps are all forbidden, or else a new one.
    /// `counts` has the number of heaps of each value.
    fn push(&mut self, counts: &mut Vec<usize>) {
        let heap = self.values.len() as u64;
        let forbidden = self.set.range(..=heap).map(|s| self.values[(heap - s) as usize] as usize);
        let forbidden: Vec<usize> = forbidden.collect(); // the values of the forbidden heaps
        for &value in &forbidden {
            counts[value] -= 1;
        }
        let unreached = forbidden.iter().copied().filter(|&value| counts[value] == 0).min();
        for &value in &forbidden {
            counts[value] += 1;
        }
        let mex = unreached.unwrap_or(counts.len());
        if mex == counts.len() {
            counts.push(0);
        }
        counts[mex] += 1;
        self.values.push(mex as u64);
    }

    /// Compares the last window with the window from `saved`, up to a shift. `saved` moves on at
    /// times, so that it enters the period (Brent).
    fn repeats(&self, saved: &mut usize) -> Option<Period> {
        let window = self.set.iter().next_back().map_or(0, |&max| max.saturating_mul(2));
        let last = (self.values.len() as u64 - 1).checked_sub(window)? as usize;
        if last <= *saved {
            return None;
        }
        let length = last - *saved;
        let saltus = self.values[last].wrapping_sub(self.values[*saved]);
        let is_shifted =
            |&n: &usize| self.values[n + length] == self.values[n].wrapping_add(saltus);
        if (*saved..=*saved + window as usize).all(|n| is_shifted(&n)) {
            let start = *saved - (0..*saved).rev().take_while(is_shifted).count();
            return Some(Period { start: start as u64, length: length as u64, saltus });
        }
        if last >= 2 * *saved {
            *saved = last;
        }
        None
    }
}
