//! Strange Nim: take 1 to `⌊x/k⌋` stones from a heap of `x` stones with divisor `k`; whoever cannot move loses.
//!
//! A heap of `x` stones with `q = ⌊x/k⌋` has the options `x - q, …, x - 1`. These are one more than
//! `x - 1` stones have, or as many. So if `k` divides `x`, the heap is worth `q`, a new value;
//! otherwise it is worth the value that drops out of the window, that of `x - q - 1`. All such
//! steps with the same quotient `q` are taken at once. The options of a heap have different values,
//! so there is at most one winning move for each heap. The heaps worth `t` are `tk` and those that
//! step down to it, where only `y + ⌊y/(k - 1)⌋ + 1` steps down to `y`. In misère play, while no
//! value is above 1, xor 1 is lost instead of xor 0 (the game is tame).
//!
//! ```
//! use nim_snippets::strange_nim::*;
//!
//! assert_eq!((grundy(5, 2), grundy(3, 3)), (1, 1));
//! assert!(!wins(&[(5, 2), (3, 3)]));
//! assert!(winning_moves(&[(3, 2), (4, 3), (5, 1)]).eq([(2, 0)]));
//! ```
//!
//! - Time: `O(min(k log x, √x))` for a heap or a move of it, besides one more evaluation of all
//!   heaps. 10^18 stones with `k` near 10^9 take up to 4 s, 2^64 with 2^31 a minute, a `k` far
//!   from the root of the stones much less.
//! - Input: heaps `(stones, k)`, any of them; `k >= 1` is asserted. Without a move the
//!   player to move has lost, and in misère play won.
//! - Source: AtCoder Regular Contest 091 F, "Strange Nim", 2018.
//! - 日本語: 不思議なニム: `x` 個の山 (除数 `k`) から 1 個以上 `⌊x/k⌋` 個以下の石を取る。最後に取れた方の勝ち。
//! - See also: [`fraction_nim`](super::fraction_nim) (a fraction `p / q`, the same for all heaps),
//!   [`bounded_nim`](super::bounded_nim) (a fixed bound), [`nim`](super::nim) (all divisors 1).

#![cfg_attr(doc, doc(alias("不思議なニム", "山の 1/K 以下", "floor(x/k)")))]
#![cfg_attr(doc, doc(alias("ARC091 F")))]

/// The Grundy value of one heap.
pub fn grundy(heap: u64, k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    let mut stones = heap;
    loop {
        let (quotient, rest) = (stones / k, stones % k);
        if rest == 0 || rest % (quotient + 1) == 0 {
            return quotient;
        }
        if quotient < k {
            return last_quotient(quotient, rest % (quotient + 1), k - 1);
        }
        stones -= rest - rest % (quotient + 1) + quotient + 1;
    }
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[(u64, u64)]) -> bool {
    xor_and_big(heaps).0 != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each heap.
pub fn winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, _) = xor_and_big(heaps);
    let left = move |&(stones, k)| option_worth(xor ^ grundy(stones, k), stones, k);
    let moves = heaps.iter().enumerate();
    moves.filter_map(move |(i, heap)| Some((i, left(heap)?)))
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[(u64, u64)]) -> bool {
    let (xor, big) = xor_and_big(heaps);
    (xor != 0) == (big > 0)
}

/// All winning moves `(i, left)` when whoever cannot move wins. At most one for each heap.
pub fn misere_winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, big) = xor_and_big(heaps);
    heaps.iter().enumerate().filter_map(move |(i, &(stones, k))| {
        let value = grundy(stones, k);
        let only_small_after = big == usize::from(value > 1);
        let target = xor ^ value ^ u64::from(only_small_after);
        Some((i, option_worth(target, stones, k)?))
    })
}

/// The xor of the values, and how many of them are above 1.
fn xor_and_big(heaps: &[(u64, u64)]) -> (u64, usize) {
    let values = heaps.iter().map(|&(heap, parameter)| grundy(heap, parameter));
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// The option of a heap that has this value: the largest heap below of that value, if in reach.
/// As `(stones - stones / k..stones).find(|&left| grundy(left, k) == value)`.
fn option_worth(value: u64, stones: u64, k: u64) -> Option<u64> {
    let mut left = value.checked_mul(k).filter(|&left| left < stones)?;
    if k == 1 {
        return Some(left);
    }
    let quotient = left / (k - 1);
    let last = (stones - 1) / (k - 1);
    let before_last = last.saturating_sub(1).min(k - 1);
    if quotient < before_last {
        let rest = rest_at(before_last, quotient, left % (k - 1), k - 1);
        left = before_last * (k - 1) + rest;
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

/// As the steps of [`grundy`], a quotient up to `divisor = k - 1` at a time:
/// `while rest > 0 { rest = (rest + divisor) % quotient; quotient -= 1; }`.
fn last_quotient(quotient: u64, mut rest: u64, divisor: u64) -> u64 {
    let mut division = Division::new(divisor, quotient + 1);
    while rest > 0 {
        division.step_down();
        rest += division.rest;
        if rest >= division.by {
            rest -= division.by;
        }
    }
    division.by - 1
}

/// As the steps of [`option_worth`], a quotient up to `divisor = k - 1` at a time:
/// `for q in from + 1..=to { rest = (rest + q - divisor % q) % q; }`.
fn rest_at(to: u64, from: u64, mut rest: u64, divisor: u64) -> u64 {
    let mut division = Division::new(divisor, from + 1);
    rest %= division.by;
    while division.by <= to {
        if rest < division.rest {
            rest += division.by;
        }
        rest -= division.rest;
        division.step_up();
    }
    rest
}

/// A number divided by one that falls or rises by 1: the rest changes by the quotient, as long as
/// that stays the same.
struct Division {
    number: u64,
    by: u64,
    quotient: u64,
    rest: u64,
}

impl Division {
    fn new(number: u64, by: u64) -> Self {
        Division { number, by, quotient: number / by, rest: number % by }
    }

    /// As `Division::new(self.number, self.by - 1)`, dividing rarely.
    fn step_down(&mut self) {
        self.by -= 1;
        self.rest += self.quotient;
        if self.rest >= self.by {
            *self = Division::new(self.number, self.by);
        }
    }

    /// As `Division::new(self.number, self.by + 1)`, dividing rarely.
    fn step_up(&mut self) {
        self.by += 1;
        if self.rest >= self.quotient {
            self.rest -= self.quotient;
        } else {
            *self = Division::new(self.number, self.by);
        }
    }
}
