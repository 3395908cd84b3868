//! Strange Nim: take 1 to `⌊x/k⌋` stones from a heap of `x` stones with divisor `k`; whoever cannot move loses.
//!
//! A heap of `x` stones with `q = ⌊x/k⌋` has the options `x - q, …, x - 1`. `x` stones have as many
//! options as `x - 1` stones, or one more. If they have one more, because `k` divides `x`, the heap
//! has the new value `q`; otherwise it has the value that drops out of the window, that of
//! `x - q - 1`. The code takes all such steps with the same quotient `q` at once. The options of a
//! heap have different values, so each heap has at most one winning move. The heaps of value `t`
//! are `tk` and the heaps that step down to it; the only heap that steps down to `y` is
//! `y + ⌊y/(k - 1)⌋ + 1`.
//!
//! ```
//! use nim_snippets::strange_nim::*;
//!
//! assert_eq!((grundy(&[(5, 2)]), grundy(&[(3, 3)])), (1, 1));
//! assert!(!wins(&[(5, 2), (3, 3)]));
//! assert!(winning_moves(&[(3, 2), (4, 3), (5, 1)]).eq([(2, 0)]));
//! ```
//!
//! - Time: `O(min(k log x, x/k))` for a heap or a winning move: at most 0.1 ms for a value of 10^9
//!   stones, 0.5 ms for a move. Heaps of 10^18 with a `k` near 10^9 take seconds.
//! - Limit: `heap ≤ 10^15`.
//! - Input: heaps `(stones, k)`, any of them.
//! - Panics: if a `k` is 0.
//! - Misère: while no value is above 1, xor 1 loses instead of xor 0 (the game is tame).
//! - Source: AtCoder Regular Contest 091 F, "Strange Nim", 2018.
//! - 日本語: 不思議なニム: `x` 個の山 (除数 `k`) から 1 個以上 `⌊x/k⌋` 個以下の石を取る。最後に取れた方の勝ち。
//! - See also: [`fraction_nim`](super::fraction_nim) (a fraction `p / q`, the same for all heaps),
//!   [`bounded_nim`](super::bounded_nim) (a fixed bound), [`nim`](super::nim) (all divisors 1).

#![cfg_attr(doc, doc(alias("不思議なニム", "山の 1/K 以下", "floor(x/k)")))]
#![cfg_attr(doc, doc(alias("ARC091 F")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[(u64, u64)]) -> u64 {
    values(heaps).fold(0, |xor, value| xor ^ value)
}

/// Does the player to move win?
pub fn wins(heaps: &[(u64, u64)]) -> bool {
    grundy(heaps) != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(heaps);
    heaps.iter().enumerate().filter_map(move |(i, &(stones, k))| {
        let target = xor ^ value(stones, k);
        Some((i, option_with_value(target, stones, k)?))
    })
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[(u64, u64)]) -> bool {
    let (xor, big) = xor_and_big(values(heaps));
    (xor != 0) == (big > 0)
}

/// All winning moves `(i, left)` in misère play. At most one for each heap.
pub fn misere_winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, big) = xor_and_big(values(heaps));
    heaps.iter().enumerate().filter_map(move |(i, &(stones, k))| {
        let value = value(stones, k);
        let only_small_after = big == usize::from(value > 1);
        let target = xor ^ value ^ u64::from(only_small_after);
        Some((i, option_with_value(target, stones, k)?))
    })
}

fn values(heaps: &[(u64, u64)]) -> impl Iterator<Item = u64> + '_ {
    heaps.iter().map(|&(stones, k)| value(stones, k))
}

/// The value of one heap.
fn value(heap: u64, k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    let mut stones = heap;
    loop {
        let (quotient, rest) = (stones / k, stones % k);
        if rest == 0 || rest % (quotient + 1) == 0 {
            return quotient;
        }
        stones -= rest - rest % (quotient + 1) + quotient + 1;
    }
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// The option of a heap that has this value: the largest heap below of that value, if in reach.
fn option_with_value(target: u64, stones: u64, k: u64) -> Option<u64> {
    let mut left = target.checked_mul(k).filter(|&left| left < stones)?;
    if k == 1 {
        return Some(left);
    }
    loop {
        let (quotient, rest) = (left / (k - 1), left % (k - 1));
        let steps = (k - 2 - rest) / (quotient + 1) + 1; // until the quotient changes
        let steps = steps.min((stones - 1 - left) / (quotient + 1));
        if steps == 0 {
            return Some(left).filter(|left| stones - left <= stones / k);
        }
        left += steps * (quotient + 1);
    }
}
