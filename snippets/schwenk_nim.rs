//! Schwenk's game: take at most `factor` times as many stones as the opponent just took; whoever cannot move loses.
//!
//! After a move of `t` stones at most `allowed(t)` stones may be taken: `factor * t`, or another
//! limit. The numbers `H` begin with 1, and `H[i + 1] = H[i] + H[j]` with the least `j` for which
//! `allowed(H[j]) >= H[i]`. Write the heap as the sum of the largest `H` that fits, the largest `H`
//! that fits the remainder, and so on: taking a summand does not allow taking the next larger one.
//! The player to move wins iff the limit allows taking the smallest summand. A move leaves a losing
//! position iff it takes some of the smallest summands, and does not allow taking the next one.
//!
//! ```
//! use nim_snippets::schwenk_nim::SchwenkNim;
//!
//! let game = SchwenkNim::new(100, |t| 3 * t);
//! assert!(!game.wins(14, 2)); // 14 = 3 + 11, of 1, 2, 3, 4, 6, 8, 11, …
//! assert!(game.wins(14, 3));
//! assert!(game.winning_moves(9, 8).eq([8])); // 9 = 1 + 8
//! let one_more = SchwenkNim::new(100, |t| t + 1); // than the opponent just took
//! assert!(one_more.winning_moves(13, 12).eq([10])); // 13 = 3 + 10, of 1, 2, 3, 5, 10, …
//! ```
//!
//! - Time: `O(factor log n)` for all heaps up to `n` stones, also in memory: `n = 10^8` and `factor
//!   = 10^5` take 1 ms. Then `O(log^2 n)` for each heap.
//! - Limit: `allowed(t) / t ≤ 10^5`.
//! - Input: any limit; an `allowed` that never goes down, with `allowed(t) >= t`.
//! - Panics: if `allowed(t)` is below `t` or goes down at a number `H`; there are more than 2^25
//!   numbers `H`; a heap is above `max_heap`.
//! - Misère: normal play with one stone less, since nobody wants the last.
//! - Source: A. J. Schwenk, "Take-away games", 1970.
//! - 日本語: シュウェンクのゲーム: 相手が直前に取った数の `factor` 倍まで石を取る。動けなければ負け。
//! - See also: [`fibonacci_nim`](super::fibonacci_nim) (twice as many),
//!   [`bounded_nim`](super::bounded_nim) (the same limit every time).

#![cfg_attr(doc, doc(alias("Schwenk", "take-away game", "dynamic nim", "k倍动态减法游戏")))]
#![cfg_attr(doc, doc(alias("A simple stone game", "直前の k 倍まで", "HDU 2486", "POJ 3922")))]
#![cfg_attr(doc, doc(alias("at most f(t) after t was taken", "直前の取り数の関数まで")))]

/// The game in which at most `allowed(t)` stones may be taken after a move of `t` stones.
pub struct SchwenkNim<F> {
    allowed: F,
    max_heap: u64,
    /// The numbers `H` up to `max_heap`.
    numbers: Vec<u64>,
}

impl<F: Fn(u64) -> u64> SchwenkNim<F> {
    /// The game for heaps up to `max_heap`.
    pub fn new(max_heap: u64, allowed: F) -> Self {
        let mut numbers = vec![];
        let mut next = Some(1);
        let mut partner = 0; // the first number after which `last` may be taken
        let mut most = 0;
        while let Some(last) = next.filter(|&next| next <= max_heap) {
            let limit = allowed(last);
            assert!(limit >= last, "allowed({}) is below {}", last, last);
            assert!(limit >= most, "allowed decreases at {}", last);
            most = limit;
            assert!(numbers.len() < 1 << 25, "more than 2^25 numbers up to {}", last);
            numbers.push(last);
            while allowed(numbers[partner]) < last {
                partner += 1;
            }
            next = last.checked_add(numbers[partner]);
        }
        SchwenkNim { allowed, max_heap, numbers }
    }

    /// Does the player to move win, who may take at most `limit` stones?
    pub fn wins(&self, heap: u64, limit: u64) -> bool {
        self.check(heap);
        heap > 0 && self.smallest_part(heap) <= limit
    }

    /// All winning moves: what is left of the heap, ascending.
    pub fn winning_moves(&self, heap: u64, limit: u64) -> impl Iterator<Item = u64> + '_ {
        self.check(heap);
        let mut lefts = vec![];
        let mut left = heap;
        while left > 0 {
            left -= self.smallest_part(left);
            let taken = heap - left;
            if taken > limit {
                break;
            }
            if left == 0 || (self.allowed)(taken) < self.smallest_part(left) {
                lefts.push(left);
            }
        }
        lefts.into_iter().rev()
    }

    /// Does the player to move win in misère play?
    pub fn misere_wins(&self, heap: u64, limit: u64) -> bool {
        self.check(heap);
        heap == 0 || limit == 0 || self.wins(heap - 1, limit)
    }

    /// All winning moves in misère play: what is left, ascending.
    pub fn misere_winning_moves(&self, heap: u64, limit: u64) -> impl Iterator<Item = u64> + '_ {
        self.check(heap);
        self.winning_moves(heap.saturating_sub(1), limit).map(|left| left + 1)
    }

    fn check(&self, heap: u64) {
        let max = self.max_heap;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
    }

    /// The smallest part of a heap that is not empty.
    fn smallest_part(&self, heap: u64) -> u64 {
        let mut rest = heap;
        loop {
            let part = self.numbers[self.numbers.partition_point(|&number| number <= rest) - 1];
            rest -= part;
            if rest == 0 {
                return part;
            }
        }
    }
}
