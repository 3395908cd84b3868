//! Nim in order: take any number of stones from the first heap that is not empty; taking the last stone wins.
//!
//! Let `rest` be the Grundy value of the heaps after a heap of `a >= 1` stones. The options in this
//! heap leave 0 stones, with value `rest`, or `1, …, a - 1` stones, whose values ascend and skip
//! `rest`. So the position has value `a` if `a > rest`, otherwise `a - 1`. The player who reaches a
//! heap of at least two stones wins, by choosing whether to leave one stone of it. So the player to
//! move wins iff the number of heaps of one stone before the first larger heap is even; if there is
//! no larger heap, iff it is odd.
//!
//! ```
//! use nim_snippets::ordered_nim::{grundy, misere_wins, winning_moves, wins};
//!
//! assert!(wins(&[2, 5, 4]));
//! assert!(!wins(&[1, 2, 3, 4, 5, 6]));
//! assert!(winning_moves(&[2, 5, 4]).eq([(0, 1)])); // the opponent must take it
//! assert_eq!(grundy(&[2, 5, 4]), 1); // 4 -> 4, 5 -> 5, 2 -> 1
//! assert!(misere_wins(&[1, 1]));
//! ```
//!
//! - Time: `O(n)` for `n` heaps.
//! - Limit: none.
//! - Input: any heaps, empty ones too.
//! - Misère: differs only if there are only ones.
//! - Source: Codeforces 1382B "Sequential Nim"; the general theory: W. Stromquist and D. Ullman,
//!   "Sequential compounds of combinatorial games", 1993.
//! - 日本語: 順番ニム: 空でない最初の山から好きな個数の石を取る。最後の石を取れば勝ち。
//! - See also: [`end_nim`](super::end_nim) (from both ends),
//!   [`staircase_nim`](super::staircase_nim) (heaps that must stay in order of size).

#![cfg_attr(doc, doc(alias("先頭の山から順に取る", "最初の空でない山", "first non-empty pile")))]
#![cfg_attr(doc, doc(alias("heaps must be emptied in order", "sequential compound")))]
#![cfg_attr(doc, doc(alias("从第一堆开始取", "CF1382B Sequential Nim")))]

/// The Grundy value of these heaps in this order.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().rev().fold(0, |rest, &heap| match heap {
        0 => rest,
        _ => heap - u64::from(heap <= rest),
    })
}

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    let mut is_even = true; // the number of ones so far
    for &heap in heaps {
        if heap > 1 {
            return is_even;
        }
        is_even ^= heap == 1;
    }
    !is_even
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    moves(heaps, wins)
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64]) -> bool {
    wins(heaps) == heaps.iter().any(|&heap| heap > 1)
}

/// All winning moves `(i, left)` in misère play. At most one.
pub fn misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    moves(heaps, misere_wins)
}

/// Empties the first heap if that wins, and otherwise leaves one stone that the opponent must take.
fn moves(heaps: &[u64], wins: fn(&[u64]) -> bool) -> impl Iterator<Item = (usize, u64)> {
    let first = heaps.iter().position(|&heap| heap > 0);
    let winning = first.and_then(|i| {
        let left = u64::from(wins(&heaps[i + 1..]));
        (left < heaps[i]).then_some((i, left))
    });
    winning.into_iter()
}
