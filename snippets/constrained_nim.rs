//! Constrained Nim: take any number from one heap, except banned pairs `(size, taken)`; whoever cannot move loses.
//!
//! Without a ban, the options of `x` stones have all values that occur so far, so `x` has the next
//! new value. With bans, `x` has the least value for which the bans of `x` exclude all smaller
//! heaps of that value, or the next new value if there is no such value. So values occur for the
//! first time in ascending order, and any other heap repeats a value. If `x` does not repeat a
//! value, it has the value `x` minus the number of repeats below `x`, so it is enough to store the
//! repeats, which occur only at sizes with bans. A move wins iff it is legal and reaches any heap
//! of the wanted value.
//!
//! ```
//! use nim_snippets::constrained_nim::ConstrainedNim;
//!
//! let game = ConstrainedNim::new(&[(2, 4), (2, 1), (3, 3), (3, 1), (1, 1)]);
//! assert_eq!((0..5).map(|heap| game.grundy(&[heap])).collect::<Vec<_>>(), [0, 0, 1, 1, 2]);
//! assert!(game.wins(&[1, 2, 4]) && !game.wins(&[2, 3]));
//! assert!(game.winning_moves(&[1, 2, 4]).eq([(2, 2), (2, 3)]));
//! ```
//!
//! - Time: `O(m log m)` for `m` bans to build, 2 * 10^5 in 0.2 s; `O(log m)` for a heap, and for
//!   each move listed or banned.
//! - Limit: none.
//! - Input: any heaps, and any bans: in any order, repeated, or of moves that the rules exclude
//!   anyway.
//! - Misère: no general theory is known: with some bans these games are not tame.
//! - Source: AtCoder Beginner Contest 255 G, "Constrained Nim", 2022.
//! - 日本語: 禁止手つきニム: 一つの山から好きな個数を取るが、指定された組 `(山の大きさ, 取る個数)` は禁止。取れなければ負け。
//! - See also: [`nim`](super::nim) (no bans), [`range_nim`](super::range_nim),
//!   [`subtraction_game`](super::subtraction_game).

#![cfg_attr(doc, doc(alias("禁止手のあるニム", "forbidden moves", "forbidden pairs")))]
#![cfg_attr(doc, doc(alias("禁止された取り方", "ABC255 G")))]

use std::collections::{BTreeMap, HashMap};

/// The bans, and the repeats that follow from them.
pub struct ConstrainedNim {
    /// The bans `(size, taken)`, ascending.
    bans: Vec<(u64, u64)>,
    /// The repeats, ascending by size.
    repeats: Vec<Repeat>,
    /// The sizes of the repeats for each value.
    sizes: HashMap<u64, Vec<u64>>,
}

/// A heap that has the value of a smaller one.
struct Repeat {
    size: u64,
    value: u64,
    /// The least value that no heap up to this one has.
    new_value: u64,
}

impl ConstrainedNim {
    /// The game in which `taken` stones may not be taken from a heap of exactly `size`, for each
    /// `(size, taken)`.
    pub fn new(bans: &[(u64, u64)]) -> Self {
        let mut bans = bans.to_vec();
        bans.retain(|&(size, taken)| 0 < taken && taken <= size);
        bans.sort_unstable();
        bans.dedup();
        let mut repeats: Vec<Repeat> = vec![];
        let mut sizes: HashMap<u64, Vec<u64>> = HashMap::new();
        let mut rest = &bans[..];
        while let Some(&(size, _)) = rest.first() {
            let mut counts = BTreeMap::new(); // the number of banned heaps of each value
            while let Some(&(_, taken)) = rest.first().filter(|ban| ban.0 == size) {
                *counts.entry(value(size - taken, &repeats)).or_insert(0) += 1;
                rest = &rest[1..];
            }
            let repeats_of = |value| sizes.get(value).map_or(0, Vec::len);
            // The least value whose heaps are all banned: the first one and its repeats.
            let unreached = counts.iter().find(|&(value, &count)| count == 1 + repeats_of(value));
            if let Some((&value, _)) = unreached {
                let new_value = size - repeats.len() as u64;
                repeats.push(Repeat { size, value, new_value });
                sizes.entry(value).or_default().push(size);
            }
        }
        ConstrainedNim { bans, repeats, sizes }
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ value(heap, &self.repeats))
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
            let value = xor ^ value(heap, &self.repeats);
            let below = self.repeats.partition_point(|repeat| repeat.new_value <= value) as u64;
            let first = value.checked_add(below); // the first heap of this value
            let others = self.sizes.get(&value).into_iter().flatten().copied();
            let sizes = first.into_iter().chain(others).take_while(move |&size| size < heap);
            let is_legal = move |left: &u64| self.bans.binary_search(&(heap, heap - left)).is_err();
            sizes.filter(is_legal).map(move |left| (i, left))
        })
    }
}

/// The value of one heap.
fn value(heap: u64, repeats: &[Repeat]) -> u64 {
    let below = repeats.partition_point(|repeat| repeat.size < heap);
    match repeats.get(below) {
        Some(repeat) if repeat.size == heap => repeat.value,
        _ => heap - below as u64,
    }
}
