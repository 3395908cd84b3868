//! Window game: turn a heap `x` into any heap of `lo(x)..=hi(x)` that is below `x`; whoever cannot move loses.
//!
//! The value of `x` is the mex of a window of values. While both ends only go up, a run of equal
//! values enters the window once and leaves it once, and in between the mex stays as it is. So one
//! binary search for each run that enters or leaves finds where the value changes next, however
//! far that is, and heaps of 10^18 are as good as small ones where the runs are few.
//!
//! ```
//! use nim_snippets::window_game::{grundy_values, WindowGame};
//!
//! // Leave between a third and a half of the heap.
//! let game = WindowGame::new(10u64.pow(18), |x| (x + 2) / 3, |x| x / 2);
//! assert!(game.wins(&[10u64.pow(18), 8, 2]) && !game.wins(&[11, 2]));
//! assert!(game.winning_moves(&[8, 2]).eq([(0, 3)]));
//! // Take 2 to 4 stones: the ends may be negative.
//! assert_eq!(grundy_values(8, |x| x - 4, |x| x - 2), [0, 0, 1, 1, 2, 2, 0, 0, 1]);
//! ```
//!
//! - Time: `new` takes some 100 calls of `lo` and `hi` for each run, 10^6 runs take 0.2 seconds, a
//!   value `O(log runs)`; `grundy_values` takes `O(n log n)`, 10^6 heaps 0.2 seconds. That is the
//!   price of heaps of 10^18: for small windows of small heaps two ends that slide along a list of
//!   values are up to 30 times as fast.
//! - Input: `lo` and `hi` must not go down, and a window that is not empty must stay so; what is of
//!   it below 0 or from `x` on counts for nothing. The contrary panics: always on the first 2^22
//!   heaps, at each of which `new` looks (15 ms), and at the some 60 heaps that a binary search
//!   asks about. More than 2^22 runs are refused (`x / 2..=x - 1` has one for each heap).
//! - Source: own derivation from the definition of the mex.
//! - 日本語: 窓のゲーム: 大きさ `x` の山を `lo(x)` 個以上 `hi(x)` 個以下の、より小さい山にする。動けなければ負け。
//! - See also: [`range_nim`](super::range_nim) (closed form), [`grundy_table`](super::grundy_table)
//!   (any options), [`subtraction_game`](super::subtraction_game).

#![cfg_attr(doc, doc(alias("lo(x)..=hi(x)", "replace a pile by one of at least half")))]
#![cfg_attr(doc, doc(alias("x を x/2 以上にする", "mex of a window", "sliding window mex")))]
#![cfg_attr(doc, doc(alias("区間 mex のゲーム")))]

use std::collections::BTreeSet;

/// A heap by its index, and how many stones are left of it.
pub type Move = (usize, u64);

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: u64, lo: impl Fn(i128) -> i128, hi: impl Fn(i128) -> i128) -> Vec<u64> {
    assert!(n <= u32::MAX.into(), "a heap of {} is above the {} of the table", n, u32::MAX);
    let game = WindowGame::new(n, lo, hi);
    (0..=n).map(|heap| game.grundy(heap)).collect()
}

/// The values of all heaps up to a bound, as runs of equal ones.
pub struct WindowGame<L, H> {
    lo: L,
    hi: H,
    max_heap: u64,
    /// The first heap of each run, and its value.
    runs: Vec<(u64, u64)>,
}

impl<L: Fn(i128) -> i128, H: Fn(i128) -> i128> WindowGame<L, H> {
    /// The game for heaps up to `max_heap`.
    pub fn new(max_heap: u64, lo: L, hi: H) -> Self {
        let mut game = WindowGame { lo, hi, max_heap, runs: vec![(0, 0)] };
        for heap in 1..=max_heap.min(1 << 22) {
            check(game.window(heap - 1), game.window(heap), heap);
        }
        let mut inside = Inside::default();
        let mut next = Some(0);
        while let Some(x) = next {
            let (begin, end) = game.window(x); // empty if it does not begin before its end
            inside.enter(&game.runs[..game.runs_before(end)]);
            inside.leave(&game.runs[..game.run_of(begin)]);
            let value = if begin < end { inside.mex() } else { 0 };
            if game.runs[game.runs.len() - 1].1 != value {
                assert!(game.runs.len() < 1 << 22, "more than 2^22 runs up to {}", x);
                game.runs.push((x, value));
            }
            next = first_after(x, max_heap, |later| {
                let (first, after) = game.window(later);
                check((begin, end), (first, after), later);
                game.runs.get(inside.entered).map_or(false, |run| run.0 < after)
                    || game.runs.get(inside.left + 1).map_or(false, |run| run.0 <= first)
                    || begin >= end && first < after
            });
        }
        game
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let max = self.max_heap;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
        self.runs[self.run_of(heap)].1
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap)) != 0
    }

    /// All winning moves `(i, left)`, ascending.
    pub fn winning_moves<'a>(&'a self, heaps: &'a [u64]) -> impl Iterator<Item = Move> + 'a {
        let xor = heaps.iter().fold(0, |xor, &heap| xor ^ self.grundy(heap));
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let (begin, end) = self.window(heap);
            let value = xor ^ self.grundy(heap);
            let runs = self.run_of(begin)..self.runs_before(end);
            runs.filter(move |&k| self.runs[k].1 == value).flat_map(move |k| {
                let run_end = self.runs.get(k + 1).map_or(end, |run| run.0.min(end));
                (self.runs[k].0.max(begin)..run_end).map(move |left| (i, left))
            })
        })
    }

    /// Where the window of `x` begins and ends, the end itself outside.
    fn window(&self, x: u64) -> (u64, u64) {
        let below = |end: i128| end.max(0).min(x.into()) as u64;
        (below((self.lo)(x.into())), below((self.hi)(x.into()).saturating_add(1)))
    }

    fn runs_before(&self, heap: u64) -> usize {
        self.runs.partition_point(|run| run.0 < heap)
    }

    fn run_of(&self, heap: u64) -> usize {
        self.runs.partition_point(|run| run.0 <= heap) - 1
    }
}

/// The window of the larger heap `x` must not begin or end before that of a smaller one, nor be
/// empty if that is not.
fn check((begin, end): (u64, u64), (first, after): (u64, u64), x: u64) {
    let grows = begin <= first && end <= after && (begin >= end || first < after);
    assert!(grows, "lo or hi goes down, or nothing is left, at {}", x);
}

/// As `(x + 1..=max).find(|&later| holds(later))` where `holds` stays true, in `O(log max)`.
fn first_after(x: u64, max: u64, holds: impl Fn(u64) -> bool) -> Option<u64> {
    let (mut below, mut found) = (x, Some(max).filter(|&max| x < max && holds(max))?);
    while found - below > 1 {
        let middle = below + (found - below) / 2;
        *if holds(middle) { &mut found } else { &mut below } = middle;
    }
    Some(found)
}

/// The values of the runs in the window. As a list of them that is searched for the mex.
#[derive(Default)]
struct Inside {
    /// How many runs have entered, and how many of them have left.
    entered: usize,
    left: usize,
    /// The last run of each value, and the values that none has that has not left.
    last: Vec<usize>,
    absent: BTreeSet<u64>,
}

impl Inside {
    fn enter(&mut self, runs: &[(u64, u64)]) {
        while let Some(&(_, value)) = runs.get(self.entered) {
            self.absent.remove(&value);
            self.last.resize(self.last.len().max(value as usize + 1), 0);
            self.last[value as usize] = self.entered;
            self.entered += 1;
        }
    }

    fn leave(&mut self, runs: &[(u64, u64)]) {
        while let Some(&(_, value)) = runs.get(self.left) {
            if self.last[value as usize] == self.left {
                self.absent.insert(value);
            }
            self.left += 1;
        }
    }

    fn mex(&self) -> u64 {
        self.absent.iter().next().map_or(self.last.len() as u64, |&value| value)
    }
}
