//! Bounded Nim: take 1 to `max` stones from one heap; taking the last stone wins.
//!
//! Heap `h` has Grundy value `h mod (max + 1)`: its options have all other residues, or all smaller
//! residues if `h <= max`. A move wins iff it gives its heap the xor of the other residues. If that
//! xor is greater than the heap's own residue, the move must cross a multiple of `max + 1`, so the
//! heap must have more than `max` stones.
//!
//! ```
//! use nim_snippets::bounded_nim::{grundy, misere_wins, winning_moves, wins};
//!
//! assert!(wins(&[1, 6], 3)); // residues 1 and 2
//! assert!(!wins(&[1, 5], 3));
//! assert!(winning_moves(&[1, 6], 3).eq([(1, 5)]));
//! assert!(winning_moves(&[1, 4], 3).eq([(0, 0), (1, 1)])); // 4 -> 1 raises the residue
//! assert!(misere_wins(&[1, 5], 3));
//! assert_eq!(grundy(&[6], 3), 2); // of one heap
//! ```
//!
//! - Time: `O(n)` for `n` heaps.
//! - Limit: none.
//! - Input: any heaps, empty ones too.
//! - Panics: if `max` is 0.
//! - Misère: while no residue is above 1, xor 1 loses instead of xor 0 (the game is tame, so its
//!   heaps behave like Nim heaps in sums).
//! - Source: one heap: C. G. Bachet, "Problèmes plaisans et délectables", 1612; misère:
//!   T. S. Ferguson, "On sums of graph games with last player losing", 1974.
//! - 日本語: 制限ニム: 一つの山から 1 個以上 `max` 個以下の石を取る。最後の石を取れば勝ち。
//! - See also: [`range_nim`](super::range_nim) (a least number to take as well),
//!   [`nim`](super::nim) (no bound), [`misere_nim`](super::misere_nim).

#![cfg_attr(doc, doc(alias("N-Nim", "Bachet", "制限ニム", "巴什博弈", "21 game", "Brave Game")))]
#![cfg_attr(doc, doc(alias("Nim Game II", "最大 K 個まで", "1 個以上 K 個以下")))]
#![cfg_attr(doc, doc(alias("at most k stones", "take 1, 2 or 3 sticks", "Bash game", "HDU 1846")))]
#![cfg_attr(doc, doc(alias("CSES 1098", "LeetCode 292 Nim Game")))]

use std::cmp::Ordering;

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64], max: u64) -> u64 {
    values(heaps, max).fold(0, |xor, value| xor ^ value)
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], max: u64) -> bool {
    grundy(heaps, max) != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[u64], max: u64) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(heaps, max);
    heaps.iter().enumerate().filter_map(move |(i, &heap)| {
        let target = xor ^ value(heap, max);
        Some((i, option_of_value(target, heap, max)?))
    })
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64], max: u64) -> bool {
    let (xor, big) = xor_and_big(values(heaps, max));
    (xor != 0) == (big > 0)
}

/// All winning moves `(i, left)` in misère play. At most one for each heap.
pub fn misere_winning_moves(heaps: &[u64], max: u64) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, big) = xor_and_big(values(heaps, max));
    heaps.iter().enumerate().filter_map(move |(i, &heap)| {
        let value = value(heap, max);
        let only_small_after = big == usize::from(value > 1);
        let target = xor ^ value ^ u64::from(only_small_after);
        Some((i, option_of_value(target, heap, max)?))
    })
}

fn values(heaps: &[u64], max: u64) -> impl Iterator<Item = u64> + '_ {
    assert!(max > 0, "max must be positive");
    heaps.iter().map(move |&heap| value(heap, max))
}

/// The value of one heap.
fn value(heap: u64, max: u64) -> u64 {
    max.checked_add(1).map_or(heap, |period| heap % period)
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// The option of a heap that has this value. The same as
/// `(heap.saturating_sub(max)..heap).find(|&left| value(left, max) == target)`, in O(1).
fn option_of_value(target: u64, heap: u64, max: u64) -> Option<u64> {
    let now = value(heap, max);
    match target.cmp(&now) {
        Ordering::Less => Some(heap - (now - target)),
        Ordering::Greater if target <= max => (heap - now).checked_sub(max - target + 1),
        _ => None,
    }
}
