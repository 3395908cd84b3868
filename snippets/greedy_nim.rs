//! Greedy Nim: take any number of stones from a largest heap; taking the last stone wins.
//!
//! The player to move loses iff the number of largest heaps is even, because every move makes it
//! odd. If it is odd and at least three, any move wins. A single largest heap must be cut to the
//! size of the next largest heaps, or below them, whichever makes the number of largest heaps even.
//!
//! If a move must cut a smallest heap (prefix `smallest_`), a position with larger heaps loses iff
//! it has an odd number of heaps of one stone: a smallest heap of another size can be cut to one.
//! If all heaps have one stone, an even number of heaps loses.
//!
//! ```
//! use nim_snippets::greedy_nim::{smallest_wins, winning_moves, wins};
//!
//! assert!(wins(&[3, 5, 2]));
//! assert!(!wins(&[5, 5, 2]));
//! assert!(winning_moves(&[3, 5, 2]).eq([(1, 3)])); // two largest heaps
//! assert!(!smallest_wins(&[1, 7, 4]));
//! ```
//!
//! - Time: `O(n)` for `n` heaps. There can be as many winning moves as stones.
//! - Limit: none.
//! - Input: any heaps; empty ones do not count as smallest.
//! - Misère: with largest heaps it differs only while all heaps are single stones; with smallest
//!   heaps an odd number of single stones always loses.
//! - Source: M. H. Albert, R. J. Nowakowski, "Nim restrictions", 2004.
//! - 日本語: 貪欲ニム: 最大の山からだけ好きな個数の石を取る。最後の石を取れば勝ち。
//! - See also: [`nim`](super::nim) (any heap), [`end_nim`](super::end_nim) (a heap at the end of a
//!   row).

#![cfg_attr(doc, doc(alias("貪欲ニム", "largest heap", "smallest heap", "最大の山", "最小の山")))]

use std::ops::Range;

/// The size of the heaps to cut, and the numbers of stones that may be left of one.
type Cuts = (u64, Range<u64>);

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    largest > 0 && count(heaps, largest) % 2 == 1
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    moves(heaps, largest_cuts(heaps, false))
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64]) -> bool {
    wins(heaps) != heaps.iter().all(|&heap| heap <= 1)
}

/// All winning moves `(i, left)` in misère play.
pub fn misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    moves(heaps, largest_cuts(heaps, true))
}

/// Does the player to move win if each move must cut a smallest heap that is not empty?
pub fn smallest_wins(heaps: &[u64]) -> bool {
    (count(heaps, 1) % 2 == 1) == heaps.iter().all(|&heap| heap <= 1)
}

/// All winning moves `(i, left)` if each move must cut a smallest heap that is not empty.
pub fn smallest_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    moves(heaps, smallest_cuts(heaps, false))
}

/// Does the player to move win if each move must cut a smallest heap, in misère play?
pub fn smallest_misere_wins(heaps: &[u64]) -> bool {
    count(heaps, 1) % 2 == 0
}

/// All winning moves `(i, left)` if each move must cut a smallest heap, in misère play.
pub fn smallest_misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    moves(heaps, smallest_cuts(heaps, true))
}

fn count(heaps: &[u64], size: u64) -> usize {
    heaps.iter().filter(|&&heap| heap == size).count()
}

/// The winning cuts of the largest heaps.
fn largest_cuts(heaps: &[u64], misere: bool) -> Cuts {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let next = heaps.iter().copied().filter(|&heap| heap < largest).max().unwrap_or(0);
    let wins = if misere { misere_wins(heaps) } else { wins(heaps) };
    let next_is_odd = next > 0 && count(heaps, next) % 2 == 1;
    let lefts = if !wins {
        0..0
    } else if count(heaps, largest) > 1 {
        0..largest // the others are even, or misère play of single stones
    } else if next <= 1 {
        // An even number of single stones remains, in misère play an odd one.
        let left = u64::from(next_is_odd != misere);
        left..left + 1
    } else if next_is_odd {
        next..next + 1 // makes the number of these heaps even
    } else {
        0..next
    };
    (largest, lefts)
}

/// The winning cuts of the smallest heaps.
fn smallest_cuts(heaps: &[u64], misere: bool) -> Cuts {
    let smallest = heaps.iter().copied().filter(|&heap| heap > 0).min().unwrap_or(0);
    let wins = if misere { smallest_misere_wins(heaps) } else { smallest_wins(heaps) };
    let is_alone = heaps.iter().filter(|&&heap| heap > 0).count() == 1;
    let left = u64::from(smallest > 1 && (misere || !is_alone));
    (smallest, if wins { left..left + 1 } else { 0..0 })
}

/// These cuts as moves.
fn moves(heaps: &[u64], (size, lefts): Cuts) -> impl Iterator<Item = (usize, u64)> + '_ {
    let heaps = heaps.iter().enumerate().filter(move |&(_, &heap)| heap == size && heap > 0);
    heaps.flat_map(move |(i, _)| lefts.clone().map(move |left| (i, left)))
}
