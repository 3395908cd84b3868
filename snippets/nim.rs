//! Nim: take any number of stones from one heap; taking the last stone wins.
//!
//! The Grundy value is the xor of the heaps; the player to move wins iff it is not 0. Cutting heap
//! `h` to `xor ^ h` makes the xor 0, and is legal exactly for the heaps with the xor's top bit, an
//! odd number of them.
//!
//! ```
//! use nim_snippets::nim::*;
//!
//! assert!(wins(&[3, 6, 9]));
//! assert!(!wins(&[1, 2, 3]));
//! assert!(winning_moves(&[3, 6, 9]).eq([(2, 5)])); // 3 ^ 6 ^ 5 == 0
//! assert_eq!(grundy(&[3, 6, 9]), 12);
//! ```
//!
//! - Time: `O(n)` for `n` heaps.
//! - Limit: none.
//! - Input: any heaps, empty ones too.
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

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    grundy(heaps) != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(heaps);
    heaps.iter().enumerate().filter_map(move |(i, &heap)| {
        let left = xor ^ heap;
        (left < heap).then_some((i, left))
    })
}
