//! Window game: turn a heap `x` into any heap of `lo(x)..=hi(x)` that is below `x`; whoever cannot move loses.
//!
//! The value of `x` is the mex of a window of values. While both ends only go up, a run of equal
//! values enters the window once and leaves it once, and in between the mex stays as it is. So
//! small heaps are taken one after the other, and beyond them one binary search for each run that
//! enters or leaves finds where the value changes next: heaps of 10^18 will do where the runs are
//! few.
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
//! - Time: `new` calls `lo` and `hi` once for each of the first 2^22 heaps, which takes 0.04
//!   seconds, and then some 60 times for each run. 10^6 runs take 0.03 seconds, a value
//!   `O(log runs)`; `grundy_values` takes `O(n log n)`, 10^6 heaps 0.04 seconds. For windows of
//!   some 1000 heaps two ends that slide along a list, and a count for each value, are 2.4 times as
//!   fast.
//! - Input: `lo` and `hi` must not go down, and once the part of the window inside `0..x` is not
//!   empty, it must stay so. Otherwise it panics: always on the first 2^22 heaps, and at the some
//!   60 heaps that a binary search asks about. A lower end of a ninth is `(x + 8) / 9` rounded up
//!   or `x / 9` rounded down; both only go up, so either rounding will do. More than 2^22 runs are
//!   refused (`x / 2..=x - 1` has one for each heap).
//! - Source: own derivation from the definition of the mex.
//! - 日本語: 窓のゲーム: 大きさ `x` の山を `lo(x)` 個以上 `hi(x)` 個以下の、より小さい山にする。動けなければ負け。
//! - See also: [`range_nim`](super::range_nim) (closed form), [`grundy_table`](super::grundy_table)
//!   (any options), [`subtraction_game`](super::subtraction_game).

#![cfg_attr(doc, doc(alias("lo(x)..=hi(x)", "replace a pile by one of at least half")))]
#![cfg_attr(doc, doc(alias("x を x/2 以上にする", "mex of a window", "sliding window mex")))]
#![cfg_attr(doc, doc(alias("区間 mex のゲーム")))]

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Where a window begins and ends, the end itself outside.
type Window = (u64, u64);

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, lo: impl Fn(i128) -> i128, hi: impl Fn(i128) -> i128) -> Vec<u64> {
    let n = n as u64;
    assert!(n >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let runs = WindowGame::new(n, lo, hi).runs;
    let ends = runs.iter().skip(1).map(|run| run.0).chain([n + 1]);
    runs.iter().zip(ends).flat_map(|(run, end)| (run.0..end).map(move |_| run.1)).collect()
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
        let mut inside = Inside::default();
        let mut last = max_heap.min(1 << 22);
        for x in 1..=last {
            game.extend(x, &mut inside);
        }
        while let Some(x) = first_after(last, max_heap, |x| {
            inside.changes(checked(inside.window, game.window(x), x), &game.runs)
        }) {
            game.extend(x, &mut inside);
            last = x;
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
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, u64)> + 'a {
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

    /// Goes on to heap `x`.
    fn extend(&mut self, x: u64, inside: &mut Inside) {
        let value = inside.mex(checked(inside.window, self.window(x), x), &self.runs);
        if self.runs[self.runs.len() - 1].1 != value {
            assert!(self.runs.len() < 1 << 22, "more than 2^22 runs up to {}", x);
            self.runs.push((x, value));
        }
    }

    fn window(&self, x: u64) -> Window {
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

/// The window of heap `x`, which must not begin or end before that of a smaller heap, nor be empty
/// if that is not.
fn checked((begin, end): Window, (first, after): Window, x: u64) -> Window {
    let grows = begin <= first && end <= after && (begin >= end || first < after);
    assert!(grows, "lo or hi goes down, or nothing is left, at {}", x);
    (first, after)
}

/// As `(x + 1..=max).find(|&later| holds(later))` where `holds` stays true, in `O(log max)`.
fn first_after(x: u64, max: u64, holds: impl Fn(u64) -> bool) -> Option<u64> {
    let mut below = x;
    let mut found = Some(max).filter(|&max| x < max && holds(max))?;
    while found - below > 1 {
        let middle = below + (found - below) / 2;
        *if holds(middle) { &mut found } else { &mut below } = middle;
    }
    Some(found)
}

/// The values of the runs in the window. As a list of them that is searched for the mex.
#[derive(Default)]
struct Inside {
    window: Window,
    /// How many runs have entered, and how many of them have left.
    entered: usize,
    left: usize,
    /// The last run of each value, and at least the values of which all runs have left.
    last: Vec<usize>,
    absent: BinaryHeap<Reverse<u64>>,
}

impl Inside {
    /// Does a run enter or leave, or the window open, until it is this one?
    fn changes(&self, (begin, end): Window, runs: &[(u64, u64)]) -> bool {
        runs.get(self.entered).map_or(false, |run| run.0 < end)
            || runs.get(self.left + 1).map_or(false, |run| run.0 <= begin)
            || self.window.0 >= self.window.1 && begin < end
    }

    /// The mex of the next window.
    fn mex(&mut self, window: Window, runs: &[(u64, u64)]) -> u64 {
        self.window = window;
        while let Some(&(_, value)) = runs.get(self.entered).filter(|run| run.0 < window.1) {
            self.last.resize(self.last.len().max(value as usize + 1), 0);
            self.last[value as usize] = self.entered;
            self.entered += 1;
        }
        while runs.get(self.left + 1).map_or(false, |run| run.0 <= window.0) {
            let value = runs[self.left].1;
            if self.last[value as usize] == self.left {
                self.absent.push(Reverse(value));
            }
            self.left += 1;
        }
        while let Some(&Reverse(value)) = self.absent.peek() {
            if self.last[value as usize] < self.left {
                return value;
            }
            self.absent.pop();
        }
        if window.0 < window.1 { self.last.len() as u64 } else { 0 }
    }
}
