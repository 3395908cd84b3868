//! Window game: turn a heap `x` into any heap of `lo(x)..=hi(x)` that is below `x`; whoever cannot move loses.
//!
//! The Grundy value of `x` is the mex of a window of values. While both ends only go up, a run of
//! equal values enters the window once and leaves it once, and in between the mex stays as it is.
//! So the values form runs, and exponential search finds the end of each: heaps of 10^18 will do
//! where the runs are few.
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
//! - Time: some 120 calls of `lo` and `hi` for each long run, and four for each short one: 10^6
//!   runs take 0.1 s. A value takes `O(log runs)`.
//! - Input: `lo` and `hi` must not go down, and once the part of the window inside `0..x` is not
//!   empty, it must stay so. Only the heaps that the search tries are checked. A lower end of a
//!   ninth is `(x + 8) / 9` rounded up or `x / 9` rounded down.
//! - Panics: if such a heap breaks this; there are more than 2^22 runs (`x / 2..=x - 1` has one for
//!   each heap); a heap is above `max_heap`.
//! - Source: this library; Codeforces 256 C "Furlo and Rublo and Game".
//! - 日本語: 窓のゲーム: 大きさ `x` の山を `lo(x)` 個以上 `hi(x)` 個以下の、より小さい山にする。動けなければ負け。
//! - See also: [`range_nim`](super::range_nim) (closed form), [`grundy_table`](super::grundy_table)
//!   (any options), [`monotone_game`](super::monotone_game) (a few options that grow).

#![cfg_attr(doc, doc(alias("lo(x)..=hi(x)", "replace a pile by one of at least half")))]
#![cfg_attr(doc, doc(alias("x を x/2 以上にする", "mex of a window", "sliding window mex")))]
#![cfg_attr(doc, doc(alias("区間 mex のゲーム", "CF 256 C Furlo and Rublo and Game")))]

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, lo: impl Fn(i128) -> i128, hi: impl Fn(i128) -> i128) -> Vec<u64> {
    let n = n as u64;
    assert!(n >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let game = WindowGame::new(n, lo, hi);
    let ends = game.runs.iter().skip(1).map(|run| run.0).chain([n + 1]);
    game.runs.iter().zip(ends).flat_map(|(run, end)| (run.0..end).map(move |_| run.1)).collect()
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
        let mut game = WindowGame { lo, hi, max_heap, runs: vec![] };
        let mut entered = 0; // how many runs have entered the window
        let mut left = 0; // and how many of them have left
        let mut newest = vec![]; // the last run of each value that has entered
        let mut absent = BinaryHeap::new(); // at least the values of which all runs have left
        let mut next = Some(0);
        while let Some(x) = next {
            let (begin, end) = game.window(x);
            while entered < game.runs.len() && game.runs[entered].0 < end {
                let value = game.runs[entered].1 as usize;
                newest.resize(newest.len().max(value + 1), 0);
                newest[value] = entered;
                entered += 1;
            }
            while left + 1 < game.runs.len() && game.runs[left + 1].0 <= begin {
                absent.push(Reverse(game.runs[left].1));
                left += 1;
            }
            while absent.peek().map_or(false, |value| newest[value.0 as usize] >= left) {
                absent.pop();
            }
            let mex = absent.peek().map_or(newest.len() as u64, |value| value.0);
            let mex = if begin < end { mex } else { 0 };
            if game.runs.last().map_or(true, |run| run.1 != mex) {
                assert!(game.runs.len() < 1 << 22, "more than 2^22 runs up to {}", x);
                game.runs.push((x, mex));
            }
            let last = last_alike(x, max_heap, |later| {
                let (first, after) = game.window(later);
                let grows = begin <= first && end <= after && (begin >= end || first < after);
                assert!(grows, "lo or hi goes down, or nothing is left, at {}", later);
                (begin < end) == (first < after)
                    && game.runs.get(entered).map_or(true, |run| run.0 >= after)
                    && game.runs.get(left + 1).map_or(true, |run| run.0 > first)
            });
            next = last.checked_add(1).filter(|_| last < max_heap);
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
            let runs = self.run_of(begin)..self.runs.partition_point(|run| run.0 < end);
            runs.filter(move |&k| self.runs[k].1 == value).flat_map(move |k| {
                let run_end = self.runs.get(k + 1).map_or(end, |run| run.0.min(end));
                (self.runs[k].0.max(begin)..run_end).map(move |left| (i, left))
            })
        })
    }

    /// Where the window of a heap begins and ends, the end itself outside.
    fn window(&self, x: u64) -> (u64, u64) {
        let below = |end: i128| end.max(0).min(x.into()) as u64;
        (below((self.lo)(x.into())), below((self.hi)(x.into()).saturating_add(1)))
    }

    fn run_of(&self, heap: u64) -> usize {
        self.runs.partition_point(|run| run.0 <= heap) - 1
    }
}

/// As `(start..=max).take_while(|&heap| is_alike(heap)).last()`, in `O(log max)`, if heaps stop to
/// be alike once.
fn last_alike(start: u64, max: u64, is_alike: impl Fn(u64) -> bool) -> u64 {
    is_alike(start); // checks its options
    let mut last = start;
    let mut step = 1;
    while step <= max - last && is_alike(last + step) {
        last += step;
        step = step.saturating_mul(2);
    }
    while step > 0 {
        if step <= max - last && is_alike(last + step) {
            last += step;
        }
        step /= 2;
    }
    last
}
