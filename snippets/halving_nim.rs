//! Halving Nim: take one stone, or turn an even heap into `k` heaps of half its size; taking the last stone wins.
//!
//! For an even `k` the halves cancel, so a split has value 0. The heaps 0, 1 and 2 have the values
//! 0, 1 and 2. Larger odd heaps have value 0, because the heap below has value 1 or 2, and larger
//! even heaps have value 1. For an odd `k`, a split has the value of one half. The heaps 0 to 4
//! have the values 0, 1, 0, 1, 2. Larger odd heaps have value 0, because the heap below has a
//! positive value, and a larger even heap has the mex of 0 and the value of its half. So halving a
//! heap repeatedly changes the value between 1 and 2, until it leads to an odd heap of value 0, to
//! 3 (value 1), or to 4 (value 2).
//!
//! ```
//! use nim_snippets::halving_nim::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[3, 4], 1));
//! assert!(!wins(&[3], 2));
//! assert!(winning_moves(&[3, 4], 1).eq([(1, 3, 1)])); // 4 -> 3, and no split
//! assert_eq!(grundy(&[12], 3), 1); // of one heap
//! ```
//!
//! - Time: `O(n)` for `n` heaps.
//! - Limit: none.
//! - Input: any heaps, empty ones too.
//! - Panics: if `k` is 0.
//! - Misère: wild (first at heap 6, with `k = 1`), and no rule is known.
//! - Source: Codeforces 603 C, "Lieges of Legendre", 2015.
//! - 日本語: 等分ニム: 一つの山から石を一つ取るか、偶数の山を半分の大きさの `k` 個の山にする。最後の石を取れば勝ち。
//! - See also: [`equal_split`](super::equal_split) (any number of equal heaps),
//!   [`lasker_nim`](super::lasker_nim), [`sprague_grundy`](super::sprague_grundy).

#![cfg_attr(doc, doc(alias("半分に分ける", "replace a pile of 2x with k piles of x")))]
#![cfg_attr(doc, doc(alias("half of the pile", "偶数の山を分ける", "CF603C Lieges of Legendre")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64], k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap, k))
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], k: u64) -> bool {
    grundy(heaps, k) != 0
}

/// All winning moves `(i, size, count)` in place of parts, as there may be 2^64: heap `i` becomes
/// `count` heaps of `size` stones, ascending.
pub fn winning_moves(heaps: &[u64], k: u64) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
    let xor = grundy(heaps, k);
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let target = xor ^ value(heap, k);
        let mut options = vec![];
        if heap > 0 {
            options.push((heap - 1, 1));
        }
        if heap > 0 && heap % 2 == 0 {
            options.push((heap / 2, k));
        }
        options.sort_unstable();
        options.dedup(); // with `k = 1` a heap of 2 becomes 1 in both ways
        let wins = move |&(size, count): &(u64, u64)| count % 2 * value(size, k) == target;
        options.into_iter().filter(wins).map(move |(size, count)| (i, size, count))
    })
}

/// The value of one heap.
fn value(heap: u64, k: u64) -> u64 {
    if k % 2 == 0 {
        return if heap <= 2 { heap } else { 1 - heap % 2 };
    }
    if heap <= 2 || heap % 2 == 1 {
        return u64::from(heap == 1 || heap == 3);
    }
    let halvings = heap.trailing_zeros();
    1 + u64::from((halvings % 2 == 0) != (heap >> halvings == 3))
}
