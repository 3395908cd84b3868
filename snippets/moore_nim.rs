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
//!   for each digit a look at one of `n / 2048` blocks or at worst `O(n)`.
//! - Input: any heaps; `k >= 1` is asserted, and may exceed the number of heaps. No stones at
//!   all is lost, and in misère play a win without a move.
//! - Source: E. H. Moore, "A generalization of the game called Nim", 1910.
//! - See also: `nim`, `misere_nim` (one heap a turn).

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], k: u64) -> bool {
    ones(heaps).iter().any(|&count| excess(count, k) > 0)
}

/// A winning move: cut each listed heap `i` down to `left` stones, `(i, left)`.
pub fn winning_move(heaps: &[u64], k: u64) -> Option<Vec<(usize, u64)>> {
    let mut whole = ones(heaps); // of the heaps that are not lowered
    let (mut used, mut ors) = (vec![false; heaps.len()], Vec::new());
    let mut lowered: Vec<(usize, u64)> = Vec::new();
    for digit in (0..64).rev() {
        let excess = excess(whole[digit], k);
        if excess > 0 && k - excess < lowered.len() as u64 {
            let missing = &mut lowered[..=(k - excess) as usize];
            missing.iter_mut().for_each(|(_, left)| *left |= 1 << digit);
        } else if excess > 0 {
            let found = find(heaps, digit, excess as usize, &mut used, &mut ors);
            let gone = ones(&found.iter().map(|&i| heaps[i]).collect::<Vec<_>>());
            (0..digit).for_each(|lower| whole[lower] -= gone[lower]);
            lowered.extend(found.iter().map(|&i| (i, (heaps[i] >> digit ^ 1) << digit)));
        }
    }
    lowered.sort_unstable();
    Some(lowered).filter(|lowered| !lowered.is_empty())
}

/// Does the player to move win when taking the last stone loses?
pub fn misere_wins(heaps: &[u64], k: u64) -> bool {
    if heaps.iter().any(|&heap| heap > 1) {
        return wins(heaps, k);
    }
    excess(heaps.iter().sum(), k) != 1
}

/// A winning move, as by [`winning_move`], when taking the last stone loses.
pub fn misere_winning_move(heaps: &[u64], k: u64) -> Option<Vec<(usize, u64)>> {
    if heaps.iter().filter(|&&heap| heap > 1).count() as u64 > k {
        return winning_move(heaps, k); // it cannot reach all heaps above 1
    }
    // Leave ones only: a multiple of k + 1, and one more. Big heaps go first.
    let nonempty = (0..heaps.len()).filter(|&i| heaps[i] > 0);
    let (mut order, ones): (Vec<_>, Vec<_>) = nonempty.partition(|&i| heaps[i] > 1);
    order.extend(ones);
    let removed = excess(order.len().saturating_sub(1) as u64, k);
    let left = |rank: u64| u64::from(rank >= removed);
    let cuts = order.into_iter().zip((0..).map(left));
    let mut lowered: Vec<_> = cuts.filter(|&(i, left)| left < heaps[i]).collect();
    lowered.sort_unstable();
    Some(lowered).filter(|lowered| !lowered.is_empty())
}

fn excess(count: u64, k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    k.checked_add(1).map_or(count, |group| count % group)
}

/// Takes `n` unused heaps with this digit. `ors` holds the digits of the blocks seen so far.
fn find(heaps: &[u64], bit: usize, n: usize, used: &mut [bool], ors: &mut Vec<u64>) -> Vec<usize> {
    let mut found = Vec::new();
    for (b, block) in heaps.chunks(2048).enumerate() {
        if ors.len() == b {
            ors.push(block.iter().fold(0, |or, heap| or | heap));
        }
        if ors[b] >> bit & 1 == 1 {
            let fits = |&i: &usize| heaps[i] >> bit & 1 == 1 && !used[i];
            let indices = (b * 2048..b * 2048 + block.len()).filter(fits);
            found.extend(indices.take(n - found.len()));
        }
        if found.len() == n {
            break;
        }
    }
    found.iter().for_each(|&i| used[i] = true);
    found
}

/// How many heaps have each digit. Four times 64 counters are sliced by their own binary digits,
/// so that one addition serves all of them.
fn ones(heaps: &[u64]) -> [u64; 64] {
    let groups = heaps.chunks_exact(64);
    let mut counts = [0; 64];
    for (digit, count) in counts.iter_mut().enumerate() {
        let rest = groups.remainder().iter();
        *count = rest.map(|heap| heap >> digit & 1).sum();
    }
    let (mut low, mut high) = ([[0; 4]; 4], [[0; 4]; 60]);
    for group in groups {
        let mut words = [[0; 4]; 16];
        for (word, four) in words.iter_mut().zip(group.chunks_exact(4)) {
            word.copy_from_slice(four);
        }
        (0..8).for_each(|i| words[i] = add(&mut low[0], words[2 * i], words[2 * i + 1]));
        (0..4).for_each(|i| words[i] = add(&mut low[1], words[2 * i], words[2 * i + 1]));
        (0..2).for_each(|i| words[i] = add(&mut low[2], words[2 * i], words[2 * i + 1]));
        let mut carry = add(&mut low[3], words[0], words[1]);
        for slice in &mut high {
            carry = add(slice, carry, [0; 4]);
            if carry == [0; 4] {
                break;
            }
        }
    }
    let slices = low.iter().chain(&high).enumerate();
    for (level, slice) in slices.filter(|(_, slice)| **slice != [0; 4]) {
        for (digit, count) in counts.iter_mut().enumerate() {
            *count += slice.iter().map(|lane| lane >> digit & 1).sum::<u64>() << level;
        }
    }
    counts
}

/// Adds two words to a slice of the counters and returns the carries.
#[inline(always)]
fn add(slice: &mut [u64; 4], a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let mut carry = [0; 4];
    for lane in 0..4 {
        let half = slice[lane] ^ a[lane];
        carry[lane] = slice[lane] & a[lane] | half & b[lane];
        slice[lane] = half ^ b[lane];
    }
    carry
}
