//! Three-heap Wythoff: take the same number of stones from one, two or all of three heaps; taking the last stone wins.
//!
//! A lost triple makes all triples won that lie farther on one of its seven lines: those with the
//! same two heaps, with one heap and the difference of the others the same, or with the same
//! differences. So go through the pairs `x <= y` in ascending order, and find the least third heap
//! `z >= y` for which all seven lines are free: all triples to which `(x, y, z)` leads came before.
//! The used lines stand in rows of bits, so that one step looks at 64 third heaps. Misère play
//! starts without `(0, 0, 0)`.
//!
//! ```
//! use nim_snippets::three_heap_wythoff::ThreeHeapWythoff;
//!
//! let game = ThreeHeapWythoff::new(10);
//! assert!(game.lost_triples().take(3).eq([[0, 0, 0], [0, 1, 2], [0, 3, 5]]));
//! assert!(game.wins([1, 3, 4]) && !game.wins([3, 1, 3]));
//! assert!(game.winning_moves([2, 3, 3]).eq([[1, 3, 3]]));
//! assert!(!game.misere_wins([0, 0, 1]));
//! ```
//!
//! - Time: `O(n³)` for heaps up to `n`, 64 steps at once and most of them skipped, and `O(n²)`
//!   memory: 1000 take 0.02 s and 5 MB. The first question about misère play takes as much again.
//!   Moves are `O(n)`.
//! - Input: heaps in any order, up to `max_heap`, which is below 2^16. In misère play no stones
//!   at all are a win without a move.
//! - Source: Project Euler 260 "Stone Game"; no formula is known.
//! - 日本語: 三山のワイソフ: 一つ、二つ、または三つの山から同じ個数を取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (two heaps),
//!   [`diagonal_wythoff`](super::diagonal_wythoff) (other directions),
//!   [`moore_nim`](super::moore_nim).

#![cfg_attr(doc, doc(alias("PE 260 Stone Game")))]
#![cfg_attr(doc, doc(alias("three piles, the same number from each", "三つの山から同じ数")))]

use std::cell::{Ref, RefCell};
use std::ops::Deref;

/// The lost triples of heaps up to a bound.
pub struct ThreeHeapWythoff {
    /// The largest heap, and 1.
    size: usize,
    /// With which third heap `x <= y` are lost, if it is at least `y`; or `NONE`.
    thirds: Vec<u32>,
    /// The same in misère play; empty until somebody asks.
    misere_thirds: RefCell<Vec<u32>>,
}

const NONE: u32 = u32::MAX;

impl ThreeHeapWythoff {
    /// Prepares for heaps up to `max_heap`.
    pub fn new(max_heap: u64) -> Self {
        assert!(max_heap < 1 << 16, "a heap of {} is above the {} of the table", max_heap, 65_535);
        let size = max_heap as usize + 1;
        ThreeHeapWythoff { size, thirds: thirds(size, 0), misere_thirds: RefCell::default() }
    }

    /// All lost triples `[x, y, z]` with `x <= y <= z`, ascending.
    pub fn lost_triples(&self) -> impl Iterator<Item = [u64; 3]> + '_ {
        triples(self.size, &self.thirds)
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, heaps: [u64; 3]) -> bool {
        is_triple_won(self.size, &self.thirds, heaps)
    }

    /// All winning moves: what the three heaps become, ascending.
    pub fn winning_moves(&self, heaps: [u64; 3]) -> impl Iterator<Item = [u64; 3]> {
        moves_to_lost(self.size, &self.thirds, heaps).into_iter()
    }

    /// All triples `[x, y, z]` with `x <= y <= z` that are lost if taking the last stone loses,
    /// ascending.
    pub fn misere_lost_triples(&self) -> impl Iterator<Item = [u64; 3]> + '_ {
        triples(self.size, self.misere_thirds())
    }

    /// Does the player to move win if taking the last stone loses?
    pub fn misere_wins(&self, heaps: [u64; 3]) -> bool {
        is_triple_won(self.size, &self.misere_thirds(), heaps)
    }

    /// All winning moves if taking the last stone loses: what the three heaps become, ascending.
    pub fn misere_winning_moves(&self, heaps: [u64; 3]) -> impl Iterator<Item = [u64; 3]> {
        moves_to_lost(self.size, &self.misere_thirds(), heaps).into_iter()
    }

    fn misere_thirds(&self) -> Ref<'_, Vec<u32>> {
        if self.misere_thirds.borrow().is_empty() {
            *self.misere_thirds.borrow_mut() = thirds(self.size, 1);
        }
        self.misere_thirds.borrow()
    }
}

fn triples<'a>(
    size: usize,
    thirds: impl Deref<Target = Vec<u32>> + 'a,
) -> impl Iterator<Item = [u64; 3]> + 'a {
    let pairs = (0..size).flat_map(move |x| (x..size).map(move |y| (x, y)));
    pairs.filter_map(move |(x, y)| {
        let third = thirds[x * size + y];
        (third != NONE).then(|| [x as u64, y as u64, third.into()])
    })
}

fn is_triple_won(size: usize, thirds: &[u32], mut heaps: [u64; 3]) -> bool {
    heaps.sort_unstable();
    let [x, y, z] = heaps;
    assert!(z < size as u64, "a heap of {} is above the {} of the table", z, size - 1);
    u64::from(thirds[x as usize * size + y as usize]) != z
}

fn moves_to_lost(size: usize, thirds: &[u32], heaps: [u64; 3]) -> Vec<[u64; 3]> {
    let mut moves = Vec::new();
    if is_triple_won(size, thirds, heaps) {
        let most = heaps[0].max(heaps[1]).max(heaps[2]);
        for (taken, chosen) in (1..=most).flat_map(|taken| (1..8).map(move |set| (taken, set))) {
            let left = |i: usize| heaps[i].checked_sub((chosen >> i & 1) * taken);
            if let (Some(x), Some(y), Some(z)) = (left(0), left(1), left(2)) {
                moves.push([x, y, z]);
            }
        }
    }
    moves.retain(|&left| !is_triple_won(size, thirds, left));
    moves.sort_unstable();
    moves
}

/// The third heaps of all `x <= y`, if that of two empty heaps is `first` at least.
fn thirds(size: usize, first: usize) -> Vec<u32> {
    let mut lines = Lines::new(size);
    let mut thirds = vec![NONE; size * size];
    for (x, y) in (0..size).flat_map(|x| (x..size).map(move |y| (x, y))) {
        if lines.two_heaps.bits_from(x, y) & 1 == 1 {
            continue; // their third heap is smaller
        }
        let mut start = if y == 0 { first } else { y };
        while start < size {
            let used = lines.used_from(x, y, start);
            let z = start + used.trailing_ones() as usize;
            if used != !0 && z < size {
                lines.block(x, y, z);
                thirds[x * size + y] = z as u32;
                break;
            }
            start += 64;
        }
    }
    thirds
}

/// The lines that are used, for triples `x <= y <= z`.
struct Lines {
    /// Two of the heaps stay.
    two_heaps: BitRows,
    /// By the heap that stays, and the difference of the others.
    one_heap: BitRows,
    /// The same by the difference, and the heap that stays.
    one_heap_by_difference: BitRows,
    /// By `y - x` and `z - y`, where all heaps shrink.
    no_heap: BitRows,
}

impl Lines {
    fn new(size: usize) -> Self {
        let rows = || BitRows::new(size);
        Lines {
            two_heaps: rows(),
            one_heap: rows(),
            one_heap_by_difference: rows(),
            no_heap: rows(),
        }
    }

    /// For which of the 64 third heaps from `z` on a line is used. The lowest bit is that of `z`.
    fn used_from(&self, x: usize, y: usize, z: usize) -> u64 {
        self.two_heaps.bits_from(x, z)
            | self.two_heaps.bits_from(y, z)
            | self.one_heap.bits_from(x, z - y)
            | self.one_heap.bits_from(y, z - x)
            | self.one_heap_by_difference.bits_from(y - x, z)
            | self.no_heap.bits_from(y - x, z - y)
    }

    fn block(&mut self, x: usize, y: usize, z: usize) {
        for (a, b) in [(x, y), (x, z), (y, z)] {
            self.two_heaps.set(a, b);
        }
        for (stays, difference) in [(x, z - y), (y, z - x), (z, y - x)] {
            self.one_heap.set(stays, difference);
            self.one_heap_by_difference.set(difference, stays);
        }
        self.no_heap.set(y - x, z - y);
    }
}

/// A square of bits.
struct BitRows {
    words_in_row: usize,
    words: Vec<u64>,
}

impl BitRows {
    fn new(size: usize) -> Self {
        let words_in_row = size / 64 + 2; // two words are read at each place
        BitRows { words_in_row, words: vec![0; size * words_in_row] }
    }

    fn set(&mut self, row: usize, bit: usize) {
        self.words[row * self.words_in_row + bit / 64] |= 1 << (bit % 64);
    }

    /// The 64 bits of a row from this one on, the first as the lowest.
    fn bits_from(&self, row: usize, bit: usize) -> u64 {
        let word = row * self.words_in_row + bit / 64;
        let two_words = u128::from(self.words[word + 1]) << 64 | u128::from(self.words[word]);
        (two_words >> (bit % 64)) as u64
    }
}
