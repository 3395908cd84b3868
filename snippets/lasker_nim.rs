//! Lasker's Nim: take any number of stones from one heap or split it into two; the player without a move loses.
//!
//! A heap is worth its size, but `4k + 3` and `4k + 4` change places: by induction the takes give
//! all smaller values, and the splits add `4k + 3` for the heap `4k + 3` (as `1 ^ (4k + 2)`) and never the
//! heap's own value. Misère play: misère Nim's rule with these values, since only 0 and 1 have values below 2.
//!
//! ```
//! use nim_snippets::lasker_nim::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[2, 2, 3]) && !wins(&[3, 3]));
//! assert_eq!(grundy(3), 4);
//! assert!(winning_moves(&[3]).eq([(0, vec![]), (0, vec![1, 2])][..1].to_vec()));
//! ```
//!
//! - Time: `O(1)` for a value; `O(heap)` to list the splits of a heap.
//! - Input: any heaps, empty ones too. A finished position is a win without a move in misère play.
//! - Source: E. Lasker, "Brettspiele der Völker", 1931; HDU 3032.
//! - See also: `nim` (no splits), `octal_game` (any rule of taking and splitting).

/// The Grundy value of a heap; the heap of 2^64 - 1 stones is worth 2^64, which stands as 0 here.
pub fn grundy(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}
