//! Window game: turn a heap `x` into any heap of `lo(x)..=hi(x)` that is below `x`; whoever cannot move loses.
//!
//! The Grundy value of `x` is the mex of a window of values, so it does not change as long as the
//! window meets the same runs of equal values. While both ends only go up, each run enters the
//! window once and leaves it once. So the values form runs, and exponential search finds the end of
//! each: heaps of 10^18 will do where the runs are few.
//!
//! ```
//! use nim_snippets::window_game::WindowGame;
//!
//! // Leave between a third and a half of the heap.
//! let game = WindowGame::new(10u64.pow(18), |x| (x + 2) / 3, |x| x / 2);
//! assert!(game.wins(&[10u64.pow(18), 8, 2]) && !game.wins(&[11, 2]));
//! assert!(game.winning_moves(&[8, 2]).eq([(0, 3)]));
//! let game = WindowGame::new(8, |x| x - 4, |x| x - 2); // take 2 to 4: the ends may be negative
//! assert!((0..=8).map(|heap| game.grundy(heap)).eq([0, 0, 1, 1, 2, 2, 0, 0, 1]));
//! ```
//!
//! - Time: some 120 calls of `lo` and `hi` for each run, and a look at each run in its window. A
//!   value takes `O(log r)` with `r` runs.
//! - Input: `lo` and `hi` must not go down, and once the part of the window inside `0..x` is not
//!   empty, it must stay so. Only the heaps that the search tries are checked. A lower end of a
//!   ninth is `(x + 8) / 9` rounded up or `x / 9` rounded down.
//! - Panics: if such a heap breaks this; there are more than 2^16 runs (`x / 2..=x - 1` has one for
//!   each heap); a heap is above `max_heap`.
//! - Source: this library; Codeforces 256 C "Furlo and Rublo and Game".
//! - 日本語: 窓のゲーム: 大きさ `x` の山を `lo(x)` 個以上 `hi(x)` 個以下の、より小さい山にする。動けなければ負け。
//! - See also: [`range_nim`](super::range_nim) (closed form), [`grundy_table`](super::grundy_table)
//!   (any options), [`monotone_game`](super::monotone_game) (a few options that grow).

#![cfg_attr(doc, doc(alias("lo(x)..=hi(x)", "replace a pile by one of at least half")))]
#![cfg_attr(doc, doc(alias("x を x/2 以上にする", "mex of a window", "sliding window mex")))]
#![cfg_attr(doc, doc(alias("区間 mex のゲーム", "CF 256 C Furlo and Rublo and Game")))]

use std::collections::HashSet;
use std::ops::Range;

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
        let mut next = Some(0);
        while let Some(x) = next {
            let runs = &game.runs[game.runs_inside(game.window(x))];
            let values: HashSet<u64> = runs.iter().map(|run| run.1).collect();
            let mex = (0..).find(|value| !values.contains(value)).unwrap();
            if game.runs.last().map_or(true, |run| run.1 != mex) {
                assert!(game.runs.len() < 1 << 16, "more than 2^16 runs up to {}", x);
                game.runs.push((x, mex));
            }
            let last = last_alike(x, max_heap, |heap| game.is_alike(x, heap));
            next = last.checked_add(1).filter(|_| last < max_heap);
        }
        game
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let max = self.max_heap;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
        self.runs[self.runs.partition_point(|run| run.0 <= heap) - 1].1
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
            let window = self.window(heap);
            let value = xor ^ self.grundy(heap);
            let runs = self.runs_inside(window.clone()).filter(move |&k| self.runs[k].1 == value);
            runs.flat_map(move |k| {
                let run_end = self.runs.get(k + 1).map_or(window.end, |run| run.0);
                let lefts = self.runs[k].0.max(window.start)..run_end.min(window.end);
                lefts.map(move |left| (i, left))
            })
        })
    }

    /// The options of a heap.
    fn window(&self, x: u64) -> Range<u64> {
        let below = |end: i128| end.max(0).min(x.into()) as u64;
        below((self.lo)(x.into()))..below((self.hi)(x.into()).saturating_add(1))
    }

    /// The runs that a window meets.
    fn runs_inside(&self, window: Range<u64>) -> Range<usize> {
        let begun = |heap| self.runs.partition_point(|run| run.0 <= heap);
        if window.is_empty() { 0..0 } else { begun(window.start) - 1..begun(window.end - 1) }
    }

    /// Does the window of a larger heap meet the same runs as that of `x`?
    fn is_alike(&self, x: u64, heap: u64) -> bool {
        let (old, new) = (self.window(x), self.window(heap));
        let grows = old.start <= new.start && old.end <= new.end;
        let grows = grows && (old.is_empty() || !new.is_empty());
        assert!(grows, "lo or hi decreases, or no option is left, at {}", heap);
        self.runs_inside(old) == self.runs_inside(new)
    }
}

/// As `(start..=max).take_while(|&heap| is_alike(heap)).last()`, in `O(log max)`: no heap above one
/// that is not alike may be.
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
