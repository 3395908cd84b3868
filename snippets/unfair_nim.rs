//! Unfair Nim: move the fewest stones, but not all, from heap 0 to heap 1 so that the first player of Nim loses.
//!
//! The sum of two numbers is their xor plus twice the bits that both have, which the xor does not
//! contain. The xor must become that of the other heaps. So both heaps get half of the difference
//! between the sum and the xor, and each bit of the xor goes to heap 0, beginning with the highest,
//! if the size of heap 0 allows it: that leaves the largest number of stones on heap 0.
//!
//! ```
//! use nim_snippets::unfair_nim::fewest_moved;
//!
//! assert_eq!(fewest_moved(&[5, 3]), Some(1)); // 4 4 loses
//! assert_eq!(fewest_moved(&[1, 2, 3]), Some(0));
//! assert_eq!(fewest_moved(&[3, 5]), None); // only 4 4 loses, and heap 0 cannot grow
//! ```
//!
//! - Time: `O(n)` for `n` heaps.
//! - Limit: none.
//! - Input: any heaps. If heap 0 is empty, the answer is `None`, even where nothing would have to
//!   be moved.
//! - Panics: if there are fewer than two heaps.
//! - Source: AtCoder ABC172 F "Unfair Nim".
//! - 日本語: 不公平なニム: ニムの前に山 0 から山 1 へ最少の石 (全部は不可) を移して必敗にする。
//! - See also: [`nim`](super::nim) (the game that follows).

#![cfg_attr(doc, doc(alias("move stones before the game", "sum and xor", "最初に石を移す")))]
#![cfg_attr(doc, doc(alias("少なくとも何個移す", "first pile to the second", "ABC172 F")))]

use std::convert::TryFrom;

/// The fewest stones to move from heap 0, which may not become empty, to heap 1 so that the
/// player who then has to move loses.
pub fn fewest_moved(heaps: &[u64]) -> Option<u64> {
    assert!(heaps.len() >= 2, "fewer than two heaps");
    let xor = heaps[2..].iter().fold(0, |xor, heap| xor ^ heap);
    let sum = u128::from(heaps[0]) + u128::from(heaps[1]);
    let left = largest_part(sum, xor, heaps[0]).filter(|&left| left > 0)?;
    Some(heaps[0] - left)
}

/// The same as `(0..=most).rev().find(|&a| u128::from(a) + u128::from(a ^ xor) == sum)`: both parts
/// have the bits of `common`, and each bit of the xor belongs to one part.
fn largest_part(sum: u128, xor: u64, most: u64) -> Option<u64> {
    let twice = sum.checked_sub(xor.into())?;
    let common = u64::try_from(twice / 2).ok()?;
    let room = most.checked_sub(common).filter(|_| twice % 2 == 0 && common & xor == 0)?;
    // Below the highest bit of the room that the xor lacks, all of the xor fits.
    let lower = u64::MAX.checked_shr((room & !xor).leading_zeros()).unwrap_or(0);
    Some(common + (xor & (room | lower)))
}
