//! Schwenk's game: take at most `factor` times as many stones as the opponent just took; whoever cannot move loses.
//!
//! `SchwenkNim` takes any limit: after a move of `t` stones at most `allowed(t)` may be taken, and
//! `allowed` never goes down. The numbers `H` begin with 1, and `H[i + 1] = H[i] + H[j]` with the
//! least `j` for which `allowed(H[j]) >= H[i]`; where there is none, `H[i]` is the last. Write the
//! heap as the sum of the largest `H` that fits, the largest that fits what is left, and so on: the
//! move that takes a part does not allow the next larger one. The player to move wins iff the limit
//! allows the smallest part. A move leaves a lost position iff it takes some of the smallest parts,
//! and does not allow the next part. Misère play is normal play with one stone less, since nobody
//! wants the last.
//!
//! ```
//! use nim_snippets::schwenk_nim::{winning_moves, wins, SchwenkNim};
//!
//! assert!(!wins(14, 2, 3)); // 14 = 3 + 11, of 1, 2, 3, 4, 6, 8, 11, …
//! assert!(wins(14, 3, 3));
//! assert!(winning_moves(9, 8, 3).eq([8])); // 9 = 1 + 8
//! let one_more = SchwenkNim::new(u64::MAX, |t| t + 1); // than the opponent just took
//! assert!(one_more.winning_moves(13, 12).eq([10])); // 13 = 3 + 10, of 1, 2, 3, 5, 10, …
//! ```
//!
//! - Time: `O(factor log n)` and as much memory, and at most `O(n / factor)` for a heap of `n`
//!   stones: 10^5 heaps of 10^18 take 0.5 seconds with `factor = 10`. `SchwenkNim` does it once for
//!   all heaps, and then takes `O(log^2 n)` for each.
//! - Input: any limit, and any heap (up to `max_heap` for `SchwenkNim`). Panics: `factor` or
//!   `allowed(1)` is 0; `allowed` goes down where it is asked (near 2^64 it has to saturate); there
//!   are more than 2^25 runs of numbers with equal steps, as with `factor = 2^21` and 2^64 stones,
//!   which may take some seconds to notice. A player who may take nothing, for want of stones or
//!   with limit 0, loses, and in misère play wins.
//! - Source: A. J. Schwenk, "Take-away games", 1970.
//! - 日本語: シュウェンクのゲーム: 相手が直前に取った数の `factor` 倍まで石を取る。動けなければ負け。
//! - See also: [`fibonacci_nim`](super::fibonacci_nim) (twice as many, faster),
//!   [`bounded_nim`](super::bounded_nim) (the same limit every time).

#![cfg_attr(doc, doc(alias("Schwenk", "take-away game", "dynamic nim", "k倍动态减法游戏")))]
#![cfg_attr(doc, doc(alias("A simple stone game", "直前の k 倍まで", "HDU 2486", "POJ 3922")))]
#![cfg_attr(doc, doc(alias("at most f(t) after t was taken", "直前の取り数の関数まで")))]

/// The game in which at most `allowed(t)` stones may be taken after a move of `t` stones.
pub struct SchwenkNim<F> {
    allowed: F,
    max_heap: u64,
    /// All numbers `H` up to `max_heap`.
    runs: Vec<Run>,
}

impl<F: Fn(u64) -> u64> SchwenkNim<F> {
    /// The game for heaps up to `max_heap`.
    pub fn new(max_heap: u64, allowed: F) -> Self {
        assert!(allowed(1) > 0, "allowed(1) must be positive");
        let mut game = SchwenkNim { allowed, max_heap, runs: vec![Run::new(1, 1, 1)] };
        let mut from = 0;
        while let Some((step, allowed)) = game.next_step(&mut from) {
            let last = game.last();
            if step > max_heap.saturating_sub(last) {
                break;
            }
            assert!(game.runs.len() < 1 << 25, "more than 2^25 runs up to {}", last);
            let more = (allowed.min(max_heap - step) - last) / step + 1;
            game.runs.push(Run::new(last + step, step, last + step * more));
        }
        game
    }

    /// Does the player to move win, who may take at most `limit` stones?
    pub fn wins(&self, heap: u64, limit: u64) -> bool {
        self.check(heap);
        heap > 0 && self.smallest_part(heap) <= limit
    }

    /// All winning moves: what is left of the heap, ascending.
    pub fn winning_moves(&self, heap: u64, limit: u64) -> impl Iterator<Item = u64> + '_ {
        self.check(heap);
        let last = self.last();
        let (rest, copies) = (heap % last, heap / last); // only the last number is there twice
        let does_not_allow = |sum: u64, next: u64| sum <= limit && (self.allowed)(sum) < next;
        let mut some = Vec::new();
        let mut sum = 0;
        while sum < rest {
            sum += self.smallest_part(rest - sum);
            let is_all = sum == heap && sum <= limit;
            let next = if sum < rest { self.smallest_part(rest - sum) } else { last };
            if is_all || does_not_allow(sum, next) {
                some.push(heap - sum);
            }
        }
        let all = (copies > 0 && heap <= limit).then_some(0);
        let last_copies = count_while(copies.saturating_sub(1), |copies| {
            does_not_allow(rest + copies * last, last)
        });
        let copies = (1..=last_copies).rev().map(move |copies| heap - rest - copies * last);
        all.into_iter().chain(copies).chain(some.into_iter().rev())
    }

    /// Does the player to move win if taking the last stone loses?
    pub fn misere_wins(&self, heap: u64, limit: u64) -> bool {
        self.check(heap);
        heap == 0 || limit == 0 || self.wins(heap - 1, limit)
    }

    /// All winning moves if taking the last stone loses: what is left, ascending.
    pub fn misere_winning_moves(&self, heap: u64, limit: u64) -> impl Iterator<Item = u64> + '_ {
        self.check(heap);
        self.winning_moves(heap.saturating_sub(1), limit).map(|left| left + 1)
    }

    fn check(&self, heap: u64) {
        let max = self.max_heap;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
    }

    fn last(&self) -> u64 {
        self.runs[self.runs.len() - 1].last
    }

    /// The least number that allows the last one, and what it allows. `from` is the run where it
    /// was found before.
    fn next_step(&self, from: &mut usize) -> Option<(u64, u64)> {
        let last = self.last();
        let mut allowed = 0;
        let mut allows = |number| {
            assert!((self.allowed)(number) >= allowed, "allowed goes down at {}", number);
            allowed = (self.allowed)(number);
            allowed >= last
        };
        let more = self.runs[*from..].iter().position(|run| allows(run.last))?;
        *from += more;
        let run = &self.runs[*from];
        let number = |i: u64| run.first + i * run.step;
        let steps = (run.last - run.first) / run.step;
        let i = count_while(steps, |i| (self.allowed)(number(i - 1)) < last);
        Some((number(i), (self.allowed)(number(i))))
    }

    /// The smallest part of a heap that is not empty.
    fn smallest_part(&self, heap: u64) -> u64 {
        let mut part = self.last();
        let mut rest = heap % part;
        while rest > 0 {
            let run = &self.runs[self.runs.partition_point(|run| run.first <= rest) - 1];
            part = run.last.min(rest - (rest - run.first) % run.step);
            rest -= part;
        }
        part
    }
}

/// [`SchwenkNim::wins`] where `factor` times as many are allowed.
pub fn wins(heap: u64, limit: u64, factor: u64) -> bool {
    game(heap, factor).wins(heap, limit)
}

/// [`SchwenkNim::winning_moves`] where `factor` times as many are allowed.
pub fn winning_moves(heap: u64, limit: u64, factor: u64) -> impl Iterator<Item = u64> {
    let moves: Vec<u64> = game(heap, factor).winning_moves(heap, limit).collect();
    moves.into_iter()
}

/// [`SchwenkNim::misere_wins`] where `factor` times as many are allowed.
pub fn misere_wins(heap: u64, limit: u64, factor: u64) -> bool {
    game(heap, factor).misere_wins(heap, limit)
}

/// [`SchwenkNim::misere_winning_moves`] where `factor` times as many are allowed.
pub fn misere_winning_moves(heap: u64, limit: u64, factor: u64) -> impl Iterator<Item = u64> {
    let moves: Vec<u64> = game(heap, factor).misere_winning_moves(heap, limit).collect();
    moves.into_iter()
}

fn game(heap: u64, factor: u64) -> SchwenkNim<impl Fn(u64) -> u64> {
    assert!(factor > 0, "factor must be positive");
    SchwenkNim::new(heap, move |taken| taken.saturating_mul(factor))
}

/// The numbers `first, first + step, …, last`.
struct Run {
    first: u64,
    step: u64,
    last: u64,
}

impl Run {
    fn new(first: u64, step: u64, last: u64) -> Self {
        Run { first, step, last }
    }
}

/// As `(1..=max).take_while(holds).count()`, in `O(log max)`, if `holds` stays false.
fn count_while(max: u64, holds: impl Fn(u64) -> bool) -> u64 {
    let (mut held, mut end) = (0, max);
    while held < end {
        let middle = end - (end - held) / 2;
        if holds(middle) {
            held = middle;
        } else {
            end = middle - 1;
        }
    }
    held
}
