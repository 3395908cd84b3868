//! Nim: take any number of stones from one heap; taking the last stone wins.
//!
//! The Grundy value of a position is the xor of its heaps, and the player to move wins
//! iff it is not 0. A move of heap `h` keeps the rest `xor ^ h`, so it reaches xor 0 only
//! by leaving exactly `xor ^ h`, which is a move where that is fewer than `h` stones:
//! for the heaps that have the top bit of the xor, an odd number of them. Two heaps of one size
//! cancel, so how many heaps of each size there are is enough to know (`counts_wins`).
//!
//! ```
//! use nim_snippets::nim::*;
//!
//! assert!(wins(&[3, 6, 9]));
//! assert!(!wins(&[1, 2, 3]));
//! assert!(winning_moves(&[3, 6, 9]).eq([(2, 5)])); // 3 ^ 6 ^ 5 == 0
//! assert_eq!(grundy(&[3, 6, 9]), 12);
//! let heaps = [(3, 1), (6, 1), (9, 1_000_000_001)]; // sizes, and how many heaps have them
//! assert!(counts_winning_moves(&heaps).eq([(2, 5)]));
//! ```
//!
//! - Time: `O(n)` for `n` heaps, also to count the winning moves; nothing is allocated.
//! - Input: any heaps, empty ones too. No stones at all is lost.
//! - Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", 1901.
//! - 日本語: ニム: 一つの山から好きな個数の石を取る。最後の石を取れば勝ち。
//! - See also: [`misere_nim`](super::misere_nim) (taking the last stone loses),
//!   [`moore_nim`](super::moore_nim) (several heaps a turn).

#![cfg_attr(doc, doc(alias("石取りゲーム", "山崩し", "bouton", "ニム", "山から石を取る")))]
#![cfg_attr(doc, doc(alias("take from a pile, rows of matches", "xor of the heaps", "bits")))]
#![cfg_attr(doc, doc(alias("cookies", "尼姆博弈", "balls in boxes", "POJ 2234", "POJ 2975")))]
#![cfg_attr(doc, doc(alias("HDU 1850", "HDU 2176", "CSES 1730 Nim Game I", "Tessoku A33 Game 2")))]
#![cfg_attr(doc, doc(alias("CF15C Industrial Nim", "Luogu P1247 取火柴游戏")))]

/// The Grundy value: the xor of the heaps.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, heap| xor ^ heap)
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64]) -> bool {
    grundy(heaps) != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(heaps);
    let left = move |(i, &heap)| (xor ^ heap < heap).then_some((i, xor ^ heap));
    heaps.iter().enumerate().filter_map(left)
}

/// The Grundy value from pairs of a size and how many heaps have it.
pub fn counts_grundy(heaps: &[(u64, u64)]) -> u64 {
    heaps.iter().fold(0, |xor, &(size, count)| xor ^ if count % 2 == 1 { size } else { 0 })
}

/// Does the player to move win, where each pair is a size and how many heaps have it?
pub fn counts_wins(heaps: &[(u64, u64)]) -> bool {
    counts_grundy(heaps) != 0
}

/// All winning moves `(i, left)`: cut a heap of pair `i` down to `left` stones. Each of its heaps
/// has this move.
pub fn counts_winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = counts_grundy(heaps);
    let some = heaps.iter().enumerate().filter(|&(_, &(_, count))| count > 0);
    some.filter_map(move |(i, &(size, _))| (xor ^ size < size).then_some((i, xor ^ size)))
}
