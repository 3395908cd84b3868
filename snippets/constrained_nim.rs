//! Constrained Nim: take any number from one heap but for banned pairs `(size, taken)`; whoever cannot move loses.
//!
//! Without a ban the options of `x` stones have all values met so far, so `x` has the next new one.
//! With bans `x` has the least value of which every occurrence below `x` is forbidden, or the next
//! new one if there is none. So the values occur for the first time in ascending order, and any
//! other heap repeats a value. `x` stones that repeat none are worth `x` minus the repeats below
//! `x`, so it is enough to store the repeats, which occur at banned sizes only. A move wins iff it
//! reaches any occurrence of the wanted value by a taking that is not forbidden.
//!
//! ```
//! use nim_snippets::constrained_nim::{wins, ConstrainedNim};
//!
//! let game = ConstrainedNim::new(&[(2, 4), (2, 1), (3, 3), (3, 1), (1, 1)]);
//! assert_eq!((0..5).map(|heap| game.grundy(heap)).collect::<Vec<_>>(), [0, 0, 1, 1, 2]);
//! assert!(game.wins(&[1, 2, 4]) && wins(&[1, 2, 4], &[(4, 4)]));
//! assert!(!game.wins(&[2, 3]));
//! assert!(game.winning_moves(&[1, 2, 4]).eq([(2, 2), (2, 3)]));
//! ```
//!
//! - Time: `O(m log m)` for `m` bans to build, `O(log m)` for a heap, and for each move listed or
//!   forbidden.
//! - Input: any heaps, and any bans: in any order, twice, or of takings that the rules exclude
//!   anyway. Misère play has no theory: with some bans these games are not tame.
//! - Source: AtCoder Beginner Contest 255 G, "Constrained Nim", 2022.
//! - 日本語: 禁止手つきニム: 一つの山から好きな個数を取るが、挙げられた組 `(山の大きさ, 取る数)` は禁止。取れなければ負け。
//! - See also: [`nim`](super::nim) (no bans), [`range_nim`](super::range_nim),
//!   [`subtraction_game`](super::subtraction_game).

#![cfg_attr(doc, doc(alias("禁止手のあるニム", "forbidden moves", "forbidden pairs")))]
#![cfg_attr(doc, doc(alias("禁止された取り方", "ABC255 G")))]

use std::collections::HashMap;

/// The Grundy value of one heap. For many questions make one [`ConstrainedNim`].
pub fn grundy(heap: u64, bans: &[(u64, u64)]) -> u64 {
    ConstrainedNim::new(bans).grundy(heap)
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], bans: &[(u64, u64)]) -> bool {
    ConstrainedNim::new(bans).wins(heaps)
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
pub fn winning_moves<'a>(
    heaps: &'a [u64],
    bans: &[(u64, u64)],
) -> impl Iterator<Item = (usize, u64)> + 'a {
    let game = ConstrainedNim::new(bans);
    let xor = game.xor(heaps);
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let lefts: Vec<u64> = game.options_of_value(xor ^ game.grundy(heap), heap).collect();
        lefts.into_iter().map(move |left| (i, left))
    })
}

/// The bans and what follows from them.
pub struct ConstrainedNim {
    /// `(size, taken)`, ascending.
    bans: Vec<(u64, u64)>,
    /// `(size, value)` where the value occurs at a smaller size too, ascending.
    repeats: Vec<(u64, u64)>,
    /// `(value, size)` of the same, ascending.
    repeats_by_value: Vec<(u64, u64)>,
}

impl ConstrainedNim {
    /// From a heap of exactly `size` stones one may not take `taken`, for each `(size, taken)`.
    pub fn new(bans: &[(u64, u64)]) -> Self {
        let mut bans = bans.to_vec();
        bans.retain(|&(size, taken)| 0 < taken && taken <= size);
        bans.sort_unstable();
        bans.dedup();
        let repeats_by_value = Vec::new();
        let mut game = ConstrainedNim { bans: Vec::new(), repeats: Vec::new(), repeats_by_value };
        let mut occurrences = HashMap::new(); // besides the first
        let mut rest = &bans[..];
        while let Some(&(size, _)) = rest.first() {
            let group = &rest[..rest.iter().take_while(|ban| ban.0 == size).count()];
            rest = &rest[group.len()..];
            let mut values: Vec<u64> =
                group.iter().map(|&(_, taken)| game.grundy(size - taken)).collect();
            values.sort_unstable();
            let is_out_of_reach = |&value: &u64| {
                let below = values.partition_point(|&v| v < value);
                let up_to = values.partition_point(|&v| v <= value);
                up_to - below == 1 + occurrences.get(&value).unwrap_or(&0)
            };
            if let Some(value) = values.iter().copied().find(is_out_of_reach) {
                *occurrences.entry(value).or_insert(0) += 1;
                game.repeats.push((size, value));
            }
        }
        game.repeats_by_value = game.repeats.iter().map(|&(size, value)| (value, size)).collect();
        game.repeats_by_value.sort_unstable();
        game.bans = bans;
        game
    }

    /// The Grundy value of one heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let below = self.repeats.partition_point(|&(size, _)| size < heap);
        match self.repeats.get(below) {
            Some(&(size, value)) if size == heap => value,
            _ => heap - below as u64,
        }
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.xor(heaps) != 0
    }

    /// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, u64)> + 'a {
        let xor = self.xor(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let lefts = self.options_of_value(xor ^ self.grundy(heap), heap);
            lefts.map(move |left| (i, left))
        })
    }

    fn xor(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap))
    }

    /// As `(0..heap).filter(|&left| is_allowed(left) && self.grundy(left) == value)`, in
    /// `O(log m)` for each size of that value: its first size, which has as many
    /// smaller ones that are no repeats, and the repeats of it.
    fn options_of_value(&self, value: u64, heap: u64) -> impl Iterator<Item = u64> + '_ {
        let mut low = 0; // at least so many repeats are below the first size
        let mut high = self.repeats.len(); // at most so many
        while low < high {
            let middle = (low + high) / 2;
            if self.repeats[middle].0 - middle as u64 <= value {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let first = value.checked_add(low as u64);
        let start = self.repeats_by_value.partition_point(|&(v, _)| v < value);
        let repeats = self.repeats_by_value[start..].iter();
        let repeats = repeats.take_while(move |&&(v, _)| v == value).map(|&(_, size)| size);
        let sizes = first.into_iter().chain(repeats).take_while(move |&size| size < heap);
        sizes.filter(move |left| self.bans.binary_search(&(heap, heap - left)).is_err())
    }
}
