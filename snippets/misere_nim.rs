//! Misère Nim: take any number of stones from one heap; taking the last stone loses.
//!
//! Play normal Nim until your move would leave no heap above 1; then leave an odd number of heaps
//! of one stone instead of an even number. So the player to move wins iff
//! `(xor != 0) == (some heap > 1)`: while a heap is above 1, the test is that of normal Nim; when
//! all heaps have at most one stone, the parity of their number decides.
//!
//! ```
//! use nim_snippets::misere_nim::*;
//!
//! assert!(wins(&[1, 1]));
//! assert!(!wins(&[1, 2, 3]));
//! assert!(winning_moves(&[1, 1, 5]).eq([(2, 1)])); // three ones: the opponent loses
//! ```
//!
//! - Time: `O(n)` for `n` heaps.
//! - Limit: none.
//! - Input: any heaps, empty ones too. No stones at all wins: the opponent took the last.
//! - Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", 1901.
//! - 日本語: 逆形ニム: 一つの山から好きな個数の石を取る。最後の石を取ると負け。
//! - See also: [`nim`](super::nim) (taking the last stone wins).

#![cfg_attr(doc, doc(alias("逆形ニム", "最後に取ったら負け", "last stone loses")))]
#![cfg_attr(doc, doc(alias("最後の石を取った方が負け", "whoever takes the last stone loses")))]
#![cfg_attr(doc, doc(alias("反尼姆博弈", "HDU 1907 John", "POJ 3480", "CodinGame Misère Nim")))]

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    (xor != 0) == heaps.iter().any(|&heap| heap > 1)
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    let big = heaps.iter().filter(|&&heap| heap > 1).count();
    heaps.iter().enumerate().filter_map(move |(i, &heap)| {
        let only_ones_after = big == usize::from(heap > 1);
        let left = xor ^ heap ^ u64::from(only_ones_after);
        (left < heap).then_some((i, left))
    })
}
