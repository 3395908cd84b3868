//! Moore's Nim: take stones from 1 to `k` heaps, any number from each; taking the last stone wins.
//!
//! A position is lost iff each binary digit is 1 in a multiple of `k + 1` heaps: a move takes 1 to
//! `k` ones from the highest digit that it changes, so it leaves a position that is won. A winning
//! move is found digit by digit from the highest. Where `excess` ones are too many, set the digit
//! in as many heaps lowered so far as complete a multiple; if those heaps are too few, lower
//! `excess` more heaps that have the digit. Misère play differs, as in Nim, only if no heap is
//! above 1: it is lost iff the number of ones is 1 mod `k + 1`. All this is false with bounded
//! takes and on a staircase, where a move can also raise a value.
//!
//! ```
//! use nim_snippets::moore_nim::*;
//!
//! let heaps = [5, 6, 7];
//! assert!(!wins(&[5, 5, 5], 2)); // three ones in digits 0 and 2
//! assert!(wins(&heaps, heaps.len() as u64 - 1));
//! assert_eq!(winning_move(&heaps, 2), Some(vec![(1, 5), (2, 5)]));
//! assert!(!misere_wins(&[1, 1, 1, 1], 2));
//! assert!(counts_wins(&[(5, 1_000_000_000), (1, 3)], 2)); // the size, and how many heaps have it
//! ```
//!
//! - Time: `O(n)` for `n` heaps, 10^7 in 10 ms for the outcome and in 12 ms for a move; at worst
//!   `O(64 n)`, where a move lowers one heap in a thousand or more, and for `n` sizes.
//! - Input: any heaps; `k >= 1` is asserted, and may exceed the number of heaps. No stones at
//!   all is lost, and in misère play a win without a move.
//! - Source: E. H. Moore, "A generalization of the game called Nim", 1910.
//! - 日本語: ムーアのニム (NimK): 1 個以上 `k` 個以下の山から、それぞれ好きな個数の石を取る。最後の石を取れば勝ち。
//! - See also: [`nim`](super::nim), [`misere_nim`](super::misere_nim) (one heap a turn).

#![cfg_attr(doc, doc(alias("NimK", "Nim_k", "Nim-K", "複数の山から取る", "Moore 博弈")))]
#![cfg_attr(doc, doc(alias("K 個以下の山から取る", "several piles at once", "up to k piles")))]
#![cfg_attr(doc, doc(alias("POJ 2315", "SDOI2011 黑白棋", "Luogu P2490")))]

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], k: u64) -> bool {
    count(heaps).iter().any(|ones| ones % group(heaps, k) > 0)
}

/// A winning move: cut each listed heap `i` down to `left` stones, `(i, left)`.
pub fn winning_move(heaps: &[u64], k: u64) -> Option<Vec<(usize, u64)>> {
    let group = group(heaps, k);
    let mut ones = count(heaps);
    let mut is_lowered = vec![false; heaps.len()];
    let mut blocks = vec![];
    let mut cuts: Vec<(usize, u64)> = vec![];
    for digit in (0..64).rev() {
        let one = 1 << digit;
        let excess = ones[digit] % group;
        let missing = group - excess; // ones that complete a multiple
        if excess > 0 && missing <= cuts.len() as u64 {
            for cut in &mut cuts[..missing as usize] {
                cut.1 |= one;
            }
        } else if excess > 0 {
            let more = with_digit(heaps, one, &mut blocks).filter(|&i| !is_lowered[i]);
            for i in more.take(excess as usize).collect::<Vec<_>>() {
                is_lowered[i] = true;
                cuts.push((i, (heaps[i] ^ one) & !(one - 1)));
                for (lower, ones) in ones[..digit].iter_mut().enumerate() {
                    *ones -= heaps[i] >> lower & 1;
                }
            }
        }
    }
    in_order(cuts)
}

/// Does the player to move win when taking the last stone loses?
pub fn misere_wins(heaps: &[u64], k: u64) -> bool {
    let is_big = heaps.iter().any(|&heap| heap > 1);
    if is_big { wins(heaps, k) } else { heaps.iter().sum::<u64>() % group(heaps, k) != 1 }
}

/// A winning move when taking the last stone loses: that of [`winning_move`] if more than `k`
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

/// Does the player to move win, where each pair is a size and how many heaps have it?
pub fn counts_wins(heaps: &[(u64, u64)], k: u64) -> bool {
    assert!(k > 0, "k must be positive");
    let count = |digit: u32| {
        let ones = heaps.iter().filter(|&&(size, _)| size >> digit & 1 == 1);
        ones.map(|&(_, count)| u128::from(count)).sum::<u128>()
    };
    (0..64).any(|digit| count(digit) % (u128::from(k) + 1) > 0)
}

/// The same when taking the last stone loses.
pub fn counts_misere_wins(heaps: &[(u64, u64)], k: u64) -> bool {
    if heaps.iter().any(|&(size, count)| size > 1 && count > 0) {
        return counts_wins(heaps, k);
    }
    assert!(k > 0, "k must be positive");
    let ones = heaps.iter().map(|&(size, count)| u128::from(size.min(1)) * u128::from(count));
    ones.sum::<u128>() % (u128::from(k) + 1) != 1
}

fn in_order(mut cuts: Vec<(usize, u64)>) -> Option<Vec<(usize, u64)>> {
    cuts.sort_unstable();
    (!cuts.is_empty()).then_some(cuts)
}

/// `k + 1`; more heaps a turn than there are change nothing.
fn group(heaps: &[u64], k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    k.min(heaps.len() as u64) + 1
}

/// As `(0..heaps.len()).filter(|&i| heaps[i] & one > 0)`. Blocks of 1024 heaps without this digit
/// are skipped: `blocks` keeps the union of the digits of each block that was met.
fn with_digit<'a>(
    heaps: &'a [u64],
    one: u64,
    blocks: &'a mut Vec<u64>,
) -> impl Iterator<Item = usize> + 'a {
    let hits = heaps.chunks(1024).enumerate().filter(move |&(index, block)| {
        if index == blocks.len() {
            blocks.push(block.iter().fold(0, |union, heap| union | heap));
        }
        blocks[index] & one > 0
    });
    let indexed = hits.flat_map(|(index, block)| (1024 * index..).zip(block));
    indexed.filter(move |&(_, heap)| heap & one > 0).map(|(i, _)| i)
}

/// [`count_by_carries`], in wider registers where there are any.
fn count(heaps: &[u64]) -> [u64; 64] {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx2") {
        return unsafe { count_avx2(heaps) };
    }
    count_by_carries(heaps)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn count_avx2(heaps: &[u64]) -> [u64; 64] {
    count_by_carries(heaps)
}

/// As `for heap in heaps { for digit in 0..64 { ones[digit] += heap >> digit & 1; } }`. Counters
/// are kept by their own digits, so that one addition serves 64 of them, and that for 4 heaps side
/// by side. From 32 heaps one word is carried; on each level from there on it waits for a second.
#[inline(always)]
fn count_by_carries(heaps: &[u64]) -> [u64; 64] {
    let mut sums = [[0; 4]; 40];
    let mut waiting = [[0; 4]; 40];
    let mut ones = [0; 64];
    for (n, block) in (0_u64..).zip(heaps.chunks_exact(32)) {
        let word = |i: usize| [block[i], block[i + 1], block[i + 2], block[i + 3]];
        let [a, b] = [add(&mut sums[0], word(0), word(4)), add(&mut sums[0], word(8), word(12))];
        let [c, d] = [add(&mut sums[0], word(16), word(20)), add(&mut sums[0], word(24), word(28))];
        let [a, b] = [add(&mut sums[1], a, b), add(&mut sums[1], c, d)];
        let mut carry = add(&mut sums[2], a, b);
        let level = 3 + n.trailing_ones() as usize;
        for (sum, waiting) in sums[3..level].iter_mut().zip(&mut waiting[3..]) {
            carry = add(sum, std::mem::take(waiting), carry);
        }
        waiting[level] = carry;
    }
    let counters = (0..).zip(&sums).chain((0..).zip(&waiting));
    let words = counters.flat_map(|(level, words)| words.iter().map(move |word| (level, word)));
    let rest = heaps.chunks_exact(32).remainder().iter().map(|heap| (0, heap));
    for (level, word) in words.chain(rest).filter(|&(_, &word)| word > 0) {
        for (digit, ones) in ones.iter_mut().enumerate() {
            *ones += (word >> digit & 1) << level;
        }
    }
    ones
}

/// Adds two words to the sum, each digit by itself, and returns what is carried.
fn add(sum: &mut [u64; 4], b: [u64; 4], mut c: [u64; 4]) -> [u64; 4] {
    for ((a, b), c) in sum.iter_mut().zip(&b).zip(&mut c) {
        (*a, *c) = (*a ^ b ^ *c, *a & b | (*a ^ b) & *c);
    }
    c
}
