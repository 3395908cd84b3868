//! Arbitrary Nim: the largest bound on the stones taken from one heap with which the player to move wins.
//!
//! With the bound `max` the player to move loses iff the xor of all `h mod (max + 1)` is 0. Without
//! a bound, this is the xor of the heaps; if it is not 0, the player wins without a bound.
//! Otherwise cancel equal heaps in pairs (they cancel under every bound), and let `h` be the
//! largest heap that remains, so that no other remaining heap has its size. A bound of `h` or more
//! changes nothing; the bound `h - 1` turns `h` into 0 and does not change the other heaps, so the
//! xor becomes `h` and the player wins. If no heap remains, every bound loses.
//!
//! ```
//! use nim_snippets::arbitrary_nim::largest_max;
//!
//! assert_eq!(largest_max(&[1, 2, 3]), Some(2));
//! assert_eq!(largest_max(&[1, 2, 4]), Some(u64::MAX)); // wins without a bound
//! assert_eq!(largest_max(&[100, 100]), None); // loses whatever the bound
//! ```
//!
//! - Time: `O(n)` for `n` heaps, and `O(log n)` for each of the largest that cancel.
//! - Limit: none.
//! - Input: any heaps, empty ones too.
//! - Source: AtCoder Regular Contest 168 B, "Arbitrary Nim", 2023.
//! - 日本語: 任意上限ニム: 上限を決め、以後一つの山から 1 個以上その数以下を取る。手番側が勝てる上限の最大値を求める。
//! - See also: [`bounded_nim`](super::bounded_nim) (the game with a given bound),
//!   [`nim`](super::nim).

#![cfg_attr(doc, doc(alias("largest bound", "任意のニム", "largest K", "最大の上限 K")))]
#![cfg_attr(doc, doc(alias("ARC168 B")))]

use std::collections::BinaryHeap;

/// The largest `max` with which the player to move wins if 1 to `max` stones may be taken from a
/// heap. `u64::MAX` means that every sufficiently large bound wins, `None` that no bound does.
pub fn largest_max(heaps: &[u64]) -> Option<u64> {
    if heaps.iter().fold(0, |xor, heap| xor ^ heap) != 0 {
        return Some(u64::MAX);
    }
    let mut heaps = BinaryHeap::from(heaps.to_vec());
    while let Some(heap) = heaps.pop().filter(|&heap| heap > 0) {
        if heaps.peek() != Some(&heap) {
            return Some(heap - 1);
        }
        heaps.pop();
    }
    None
}
