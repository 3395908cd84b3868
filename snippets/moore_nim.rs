//! Moore's Nim: take stones from 1 to `k` heaps, any number from each; taking the last stone wins.
//!
//! A position loses (is a P-position) iff every bit is set in a multiple of `k + 1` heaps. A move
//! changes its highest affected bit in 1 to `k` heaps, so no move leads from one losing position to
//! another. To win, go through the bits from the highest down. If the number of heaps with a bit
//! exceeds a multiple of `k + 1` by `excess`, set the bit in lowered heaps until the next multiple
//! is reached. If too few heaps have been lowered for that, lower `excess` more heaps that have the
//! bit: clear it and all lower bits, which may be set again. Either way, at most `k` heaps are
//! lowered.
//!
//! ```
//! use nim_snippets::moore_nim::*;
//!
//! let heaps = [5, 6, 7];
//! assert!(!wins(&[5, 5, 5], 2)); // bits 0 and 2 are set three times
//! assert!(wins(&heaps, heaps.len() as u64 - 1));
//! assert_eq!(winning_move(&heaps, 2), Some(vec![(1, 5), (2, 5)]));
//! assert!(!misere_wins(&[1, 1, 1, 1], 2));
//! ```
//!
//! - Time: `O(n)` for the winner of `n` heaps: 10^6 take 2 ms. A move takes about as long if `k` is
//!   small, and `O(64 n)` at worst.
//! - Limit: none.
//! - Input: any heaps; `k` may exceed their number.
//! - Panics: if `k` is 0.
//! - Misère: differs only if no heap is above 1; then it loses iff the number of ones is 1 mod
//!   `k + 1`.
//! - Source: E. H. Moore, "A generalization of the game called Nim", 1910.
//! - 日本語: ムーアのニム (NimK): 1 個以上 `k` 個以下の山から、それぞれ好きな個数の石を取る。最後の石を取れば勝ち。
//! - See also: [`nim`](super::nim), [`misere_nim`](super::misere_nim) (one heap a turn). If
//!   moves are bounded, or on a staircase, the theorem is false: a move can also raise a value.

#![cfg_attr(doc, doc(alias("NimK", "Nim_k", "Nim-K", "複数の山から取る", "Moore 博弈")))]
#![cfg_attr(doc, doc(alias("K 個以下の山から取る", "several piles at once", "up to k piles")))]
#![cfg_attr(doc, doc(alias("POJ 2315", "SDOI2011 黑白棋", "Luogu P2490")))]

/// Does the player to move win?
pub fn wins(heaps: &[u64], k: u64) -> bool {
    let group = group(heaps, k);
    counts(heaps).iter().any(|count| count % group > 0)
}

/// A winning move: cut each listed heap `i` down to `left` stones, `(i, left)`.
pub fn winning_move(heaps: &[u64], k: u64) -> Option<Vec<(usize, u64)>> {
    let group = group(heaps, k);
    let mut left = heaps.to_vec();
    let mut counts_left = counts(heaps); // without the lowered heaps
    let mut lowered = vec![];
    for bit in (0..64).rev() {
        let one = 1 << bit;
        let excess = counts_left[bit] % group;
        if excess == 0 {
            continue;
        }
        let missing = (group - excess) as usize;
        if missing <= lowered.len() {
            for &i in &lowered[..missing] {
                left[i] |= one;
            }
        } else {
            let has_bit = (0..left.len()).filter(|&i| left[i] & one > 0);
            let more: Vec<usize> = has_bit.take(excess as usize).collect();
            let before: Vec<u64> = more.iter().map(|&i| heaps[i]).collect();
            for (count, fewer) in counts_left.iter_mut().zip(counts(&before)) {
                *count -= fewer;
            }
            for &i in &more {
                left[i] = (left[i] ^ one) & !(one - 1); // the lower bits are free
            }
            lowered.extend(more);
        }
    }
    in_order(lowered.into_iter().map(|i| (i, left[i])).collect())
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64], k: u64) -> bool {
    let is_big = heaps.iter().any(|&heap| heap > 1);
    if is_big { wins(heaps, k) } else { heaps.iter().sum::<u64>() % group(heaps, k) != 1 }
}

/// A winning move in misère play: that of [`winning_move`] if more than `k`
/// heaps are above 1, as one of them remains; otherwise one that leaves only ones, in number
/// one more than a multiple of `k + 1`.
pub fn misere_winning_move(heaps: &[u64], k: u64) -> Option<Vec<(usize, u64)>> {
    let big = heaps.iter().filter(|&&heap| heap > 1).count();
    if big as u64 > k {
        return winning_move(heaps, k);
    }
    let mut order: Vec<_> = (0..heaps.len()).filter(|&i| heaps[i] > 0).collect();
    order.sort_by_key(|&i| heaps[i] == 1);
    let emptied = (order.len().saturating_sub(1) as u64 % group(heaps, k)) as usize;
    let left = (0..emptied.max(big)).map(|rank| u64::from(rank >= emptied));
    in_order(order.into_iter().zip(left).collect())
}

/// Returns `k + 1`, where a `k` above the number of heaps makes no difference.
fn group(heaps: &[u64], k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    k.min(heaps.len() as u64) + 1
}

/// For each bit, the number of heaps that have it.
fn counts(heaps: &[u64]) -> [u64; 64] {
    let mut counts = [0; 64];
    for heaps in heaps.chunks(255) {
        let mut sums = [0_u64; 8]; // byte `i` of `sums[j]` counts bit `8 i + j`, up to 255
        for heap in heaps {
            for (j, sum) in sums.iter_mut().enumerate() {
                *sum += heap >> j & 0x0101_0101_0101_0101;
            }
        }
        for (bit, count) in counts.iter_mut().enumerate() {
            *count += sums[bit % 8] >> (bit - bit % 8) & 255;
        }
    }
    counts
}

fn in_order(mut cuts: Vec<(usize, u64)>) -> Option<Vec<(usize, u64)>> {
    cuts.sort_unstable();
    (!cuts.is_empty()).then_some(cuts)
}
