//! Exact Nim: take stones from exactly `k` heaps, at least one from each; whoever cannot move loses.
//!
//! Let `T` be the largest number of moves that can be left: the largest `t` with
//! `Σ min(heap, t) >= kt`. Let `n` be the number of heaps that are not empty, and `m` the smallest
//! of them. For `n < 2k`, the Grundy value is `T`, and the player to move wins iff `n >= k`:
//! emptying any `k` heaps leaves fewer than `k`. For `n = 2k` and `k > 1`, the player to move loses
//! iff more than `k` heaps have the smallest size: a move leaves at most `k` smallest heaps, and
//! then cutting the `k` other heaps down to that size restores the condition. To find the value,
//! take `m` stones from each heap: let `period - 1` be the `T` of the remaining heaps, and let
//! `start` be `1 + period (period - 1)/2`. The value is `T` for `m < start`, otherwise
//! `start - 1 + (m - start) mod period`. For heaps of 2, 3, 2, 7 and `k = 2`, cutting 3 and 7 down
//! to 2 wins. Here `m` is 2, and the remaining heaps 0, 1, 0, 5 have `T = 1`. So `period` is 2,
//! `start` is 2, and the value is 1. See the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/exact_nim.md).
//!
//! ```
//! use nim_snippets::exact_nim::{grundy, misere_wins, winning_move, wins};
//!
//! assert!(!wins(&[2, 2, 2, 7], 2));
//! assert!(wins(&[2, 3, 2, 7], 2));
//! assert_eq!(winning_move(&[2, 3, 2, 7], 2), Some(vec![(1, 2), (3, 2)]));
//! assert_eq!(grundy(&[2, 3, 2, 7], 2), 1);
//! assert_eq!(grundy(&[3, 5, 4], 2), 6); // 12 stones, 2 in each move
//! assert!(!misere_wins(&[1, 1, 1], 2));
//! ```
//!
//! - Time: `O(n log n)` for the value and a misère move, otherwise `O(n)`.
//! - Limit: none.
//! - Input: any heaps; empty heaps do not count. No theory is known for more than `2k` heaps.
//! - Panics: if `k` is 0; there are more than `2k` heaps, unless `k = 1` in normal play; the Grundy
//!   value is above `u64::MAX`.
//! - Misère: with `n < 2k` a position loses iff `T = 1`: then every move is the last, and from a
//!   greater `T` the value 1 is in reach. With `n = 2k` the player to move wins if `m = 1`, and
//!   otherwise as in normal play.
//! - Source: values: E. Boros, V. Gurvich, N. B. Ho, K. Makino, P. Mursic, "On the Sprague-Grundy
//!   function of Exact k-Nim", 2018.
//! - 日本語: ちょうど k 個の山から取るニム: ちょうど k 個の山から 1 個以上ずつ石を取る。取れなければ負け。
//! - See also: [`moore_nim`](super::moore_nim) (up to k heaps), [`nim`](super::nim) and
//!   [`misere_nim`](super::misere_nim) (one).

#![cfg_attr(doc, doc(alias("exactly k heaps", "ちょうど K 個の山から取る", "Tetris function")))]
#![cfg_attr(doc, doc(alias("恰好取 k 堆", "take from exactly two piles")))]

use std::convert::TryFrom;

/// The Grundy value.
pub fn grundy(heaps: &[u64], k: u64) -> u64 {
    if k == 1 {
        return heaps.iter().fold(0, |xor, heap| xor ^ heap);
    }
    let value = match cut_to(heaps, k) {
        0 => most_moves(heaps, k, 0),
        m => {
            // From a least heap of `start` on the values repeat. A longer period than 2^40 has a
            // start above every heap, too.
            let period = 1 + most_moves(heaps, k, m).min(1 << 40);
            let start = 1 + period * (period - 1) / 2;
            match u128::from(m).checked_sub(start) {
                Some(above) => start - 1 + above % period,
                None => most_moves(heaps, k, 0),
            }
        }
    };
    u64::try_from(value).unwrap_or_else(|_| panic!("the Grundy value {} is above u64::MAX", value))
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], k: u64) -> bool {
    winning_move(heaps, k).is_some()
}

/// A winning move: cut each listed heap `i` down to `left` stones, `(i, left)`.
pub fn winning_move(heaps: &[u64], k: u64) -> Option<Vec<(usize, u64)>> {
    if k == 1 {
        let xor = grundy(heaps, k);
        return heaps.iter().position(|&h| h ^ xor < h).map(|i| vec![(i, heaps[i] ^ xor)]);
    }
    let left = cut_to(heaps, k);
    let above = (0..heaps.len()).filter(|&i| heaps[i] > left);
    let count = usize::try_from(k).unwrap_or(usize::MAX);
    let cuts: Vec<_> = above.map(|i| (i, left)).take(count).collect();
    (cuts.len() as u64 == k).then_some(cuts)
}

/// Does the player to move win in misère play? For at most `2k` heaps.
pub fn misere_wins(heaps: &[u64], k: u64) -> bool {
    let (count, big) = misere_counts(heaps, k);
    if big == k.saturating_mul(2) {
        return wins(heaps, k);
    }
    count < k || count + big >= 2 * k
}

/// A winning move in misère play. For at most `2k` heaps.
pub fn misere_winning_move(heaps: &[u64], k: u64) -> Option<Vec<(usize, u64)>> {
    let (count, big) = misere_counts(heaps, k);
    if big == k.saturating_mul(2) {
        return winning_move(heaps, k);
    }
    if count < k || count + big < 2 * k {
        return None;
    }
    // Empty enough of the largest heaps to leave T = 1, and cut the others to one stone. At least k
    // heaps remain, fewer than 2k if those above 1 count twice.
    let emptied = (count + big + 1).saturating_sub(3 * k);
    let mut order: Vec<usize> = (0..heaps.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(heaps[i]));
    let left = (0..k).map(|rank| u64::from(rank >= emptied));
    let cuts = order.iter().zip(left).map(|(&i, left)| (i, left.min(heaps[i] - 1)));
    let mut cuts: Vec<_> = cuts.collect();
    cuts.sort_unstable();
    Some(cuts)
}

/// The size to which a winning move cuts heaps: the least heap `m` if there are `2k` heaps,
/// otherwise 0.
fn cut_to(heaps: &[u64], k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    let filled = heaps.iter().filter(|&&heap| heap > 0);
    let count = filled.clone().count() as u64;
    assert!(count / 2 < k || count == 2 * k, "no theory for {} heaps with k = {}", count, k);
    filled.min().map_or(0, |&least| if count / 2 == k { least } else { 0 })
}

/// `T` of the heaps with `less` stones less each. A heap with more stones than its share can be in
/// each move, and the others share the remainder of all moves.
fn most_moves(heaps: &[u64], k: u64, less: u64) -> u128 {
    let mut sizes: Vec<u64> = heaps.iter().map(|heap| heap.saturating_sub(less)).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let mut stones: u128 = sizes.iter().map(|&size| u128::from(size)).sum();
    let mut share = stones / u128::from(k);
    for (size, others) in sizes.into_iter().map(u128::from).zip((1..k).rev()) {
        if size <= share {
            break;
        }
        stones -= size;
        share = stones / u128::from(others);
    }
    share
}

/// The numbers of heaps that are not empty, and of those above 1.
fn misere_counts(heaps: &[u64], k: u64) -> (u64, u64) {
    assert!(k > 0, "k must be positive");
    let count = |least: u64| heaps.iter().filter(|&&heap| heap >= least).count() as u64;
    assert!(
        count(1) <= k.saturating_mul(2),
        "no theory of misère play for {} heaps with k = {}",
        count(1),
        k
    );
    (count(1), count(2))
}
