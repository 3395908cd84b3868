//! Moore's Nim: take stones from 1 to `k` heaps, any number from each; taking the last stone wins.
//!
//! A position is lost iff each binary digit is 1 in a multiple of `k + 1` heaps: a move takes 1
//! to `k` ones from the top digit that it changes, and one back exists. For that go down the
//! digits: set the digit in as many heaps lowered so far as complete a multiple, or if those
//! are too few, lower more heaps by the excess ones. Misère differs, as in Nim, only if no
//! heap is above 1: lost iff the number of ones is 1 mod `k + 1`. All this is false with
//! bounded takes and on a staircase, where a move can also raise a heap's value.
//!
//! ```
//! use nim_snippets::moore_nim::{misere_wins, winning_move, wins};
//!
//! assert!(!wins(&[5, 5, 5], 2)); // three ones in digits 0 and 2
//! assert!(wins(&[5, 6, 7], 2));
//! assert_eq!(winning_move(&[5, 6, 7], 2), Some(vec![(1, 5), (2, 5)]));
//! assert!(!misere_wins(&[1, 1, 1, 1], 2));
//! ```
//!
//! - Time: `O(n)` for the outcome; a move takes 64 steps more for each heap that it lowers, and
//!   for each digit a search for these heaps, at worst `O(64 n)`.
//! - Input: any heaps; `k >= 1` is asserted, and may exceed the number of heaps. No stones at
//!   all is lost, and in misère play a win without a move.
//! - Source: E. H. Moore, "A generalization of the game called Nim", 1910.
//! - See also: `nim`, `misere_nim` (one heap a turn).

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], k: u64) -> bool {
    count(heaps).iter().any(|&ones| excess(ones, k) > 0)
}

/// A winning move: cut each listed heap `i` down to `left` stones, `(i, left)`.
pub fn winning_move(heaps: &[u64], k: u64) -> Option<Vec<(usize, u64)>> {
    let (mut ones, mut used) = (count(heaps), vec![false; heaps.len()]);
    let mut cuts: Vec<(usize, u64)> = Vec::new();
    for digit in (0..64).rev() {
        let (excess, one) = (excess(ones[digit], k), 1 << digit);
        if excess > 0 && k - excess < cuts.len() as u64 {
            cuts[..=(k - excess) as usize].iter_mut().for_each(|cut| cut.1 |= one);
        } else if excess > 0 {
            let more = (0..heaps.len()).filter(|&i| heaps[i] & one > 0 && !used[i]);
            for i in more.take(excess as usize).collect::<Vec<_>>() {
                used[i] = true;
                cuts.push((i, (heaps[i] ^ one) & !(one - 1)));
                (0..digit).for_each(|d| ones[d] -= heaps[i] >> d & 1);
            }
        }
    }
    in_order(cuts)
}

/// Does the player to move win when taking the last stone loses?
pub fn misere_wins(heaps: &[u64], k: u64) -> bool {
    match heaps.iter().max() {
        Some(2..) => wins(heaps, k),
        _ => excess(heaps.iter().sum(), k) != 1,
    }
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
    let gone = excess(order.len().max(1) as u64 - 1, k) as usize;
    let left = (0..gone.max(big)).map(|rank| u64::from(rank >= gone));
    in_order(order.into_iter().zip(left).collect())
}

fn in_order(mut cuts: Vec<(usize, u64)>) -> Option<Vec<(usize, u64)>> {
    cuts.sort_unstable();
    (!cuts.is_empty()).then_some(cuts)
}

fn excess(ones: u64, k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    k.checked_add(1).map_or(ones, |group| ones % group)
}

/// How many heaps have each digit. 8 times 64 counters are kept by their own digits, so that one
/// addition serves all: words wait for a second of their level, and both send a carry up.
fn count(heaps: &[u64]) -> [u64; 64] {
    let (mut levels, mut ones) = ([[[0; 8]; 3]; 40], [0; 64]);
    let rest = heaps.chunks_exact(8).remainder();
    levels[0][2][..rest.len()].copy_from_slice(rest);
    for (n, group) in heaps.chunks_exact(8).enumerate() {
        let (mut word, level) = ([0; 8], n.trailing_ones() as usize);
        word.copy_from_slice(group);
        for [sum, waiting, _] in &mut levels[..level] {
            for ((a, b), c) in sum.iter_mut().zip(waiting).zip(&mut word) {
                let carry = *a & *b | (*a ^ *b) & *c;
                *a ^= *b ^ *c;
                (*b, *c) = (0, carry);
            }
        }
        levels[level][1] = word;
    }
    for (level, words) in levels.iter().enumerate() {
        for word in words.iter().flatten().filter(|word| **word > 0) {
            (0..64).for_each(|digit| ones[digit] += (word >> digit & 1) << level);
        }
    }
    ones
}
