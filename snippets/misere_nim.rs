//! Misère Nim: take any number of stones from one heap; taking the last stone loses.
//!
//! Play normal Nim until your move would leave no heap of two or more, then leave an
//! odd number of ones instead of an even number. So the player to move wins iff
//! `(xor != 0) == (some heap > 1)`: with a big heap left the test is normal Nim's,
//! and with only ones left every move is forced and just their parity matters. All this follows
//! from how many heaps of each size there are (`counts_wins`).
//!
//! ```
//! use nim_snippets::misere_nim::*;
//!
//! assert!(wins(&[1, 1]));
//! assert!(!wins(&[1, 2, 3]));
//! assert!(winning_moves(&[1, 1, 5]).eq([(2, 1)])); // three ones: the opponent loses
//! assert!(counts_winning_moves(&[(1, 1_000_000_000), (5, 1)]).eq([(1, 1)]));
//! ```
//!
//! - Time: `O(n)` for `n` heaps; nothing is allocated.
//! - Input: any heaps, empty ones too. No stones at all is a win without a move: the opponent took
//!   the last.
//! - Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", 1901.
//! - 日本語: 逆形ニム: 一つの山から好きな個数の石を取る。最後の石を取ると負け。
//! - See also: [`nim`](super::nim) (taking the last stone wins).

#![cfg_attr(doc, doc(alias("逆形ニム", "最後に取ったら負け", "last stone loses")))]
#![cfg_attr(doc, doc(alias("最後の石を取った方が負け", "whoever takes the last stone loses")))]
#![cfg_attr(doc, doc(alias("反尼姆博弈", "HDU 1907 John", "POJ 3480", "CodinGame Misère Nim")))]

/// Does the player to move win, i.e. is this an N-position?
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

/// Does the player to move win, where each pair is a size and how many heaps have it?
pub fn counts_wins(heaps: &[(u64, u64)]) -> bool {
    let (xor, big) = xor_and_big(heaps);
    (xor != 0) == (big > 0)
}

/// All winning moves `(i, left)`: cut a heap of pair `i` down to `left` stones. Each of its heaps
/// has this move.
pub fn counts_winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, big) = xor_and_big(heaps);
    let some = heaps.iter().enumerate().filter(|&(_, &(_, count))| count > 0);
    some.filter_map(move |(i, &(size, _))| {
        let only_ones_after = big == u64::from(size > 1);
        let left = xor ^ size ^ u64::from(only_ones_after);
        (left < size).then_some((i, left))
    })
}

/// The xor of the heaps, and how many of them are above 1, at most `u64::MAX`.
fn xor_and_big(heaps: &[(u64, u64)]) -> (u64, u64) {
    let add = |(xor, big): (u64, u64), &(size, count): &(u64, u64)| {
        let xor = if count % 2 == 1 { xor ^ size } else { xor };
        (xor, if size > 1 { big.saturating_add(count) } else { big })
    };
    heaps.iter().fold((0, 0), add)
}
