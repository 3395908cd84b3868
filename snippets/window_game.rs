//! Window game: turn a heap `x` into any heap of `lo(x)..=hi(x)` that is below `x`; whoever cannot move loses.
//!
//! The Grundy value of `x` is the mex of the values in a window, whose ends never move down. Heaps
//! are kept as runs of equal values: each run enters the window once and leaves it once. For each
//! value, the last run of this value that entered tells whether the window still contains it. A
//! priority queue holds the values that left, so the least missing value is known. Up to 2^22, the
//! code looks at every heap; above that, binary search skips to the next heap whose window meets
//! other runs, so heaps of 10^18 are possible if the runs are few.
//!
//! ```
//! use nim_snippets::window_game::WindowGame;
//!
//! // Leave between a third and a half of the heap.
//! let game = WindowGame::new(10u64.pow(18), |x| (x + 2) / 3, |x| x / 2);
//! assert!(game.wins(&[10u64.pow(18), 8, 2]) && !game.wins(&[11, 2]));
//! assert!(game.winning_moves(&[8, 2]).eq([(0, 3)]));
//! let game = WindowGame::new(8, |x| x - 4, |x| x - 2); // take 2 to 4: the ends may be negative
//! assert!((0..=8).map(|heap| game.grundy(&[heap])).eq([0, 0, 1, 1, 2, 2, 0, 0, 1]));
//! ```
//!
//! - Time: two calls of `lo` and `hi` for each heap up to 2^22, and 120 for each run above it;
//!   `O(r log r)` for `r` runs: 10^6 heaps take at most 0.1 s. A value takes `O(log r)`; to list
//!   moves, each run in the window of each heap is looked at.
//! - Limit: `runs ≤ 10^6`.
//! - Input: `lo` and `hi` must be non-decreasing. A heap above 2^22 must have an option if the one
//!   before has one. Only the heaps that the search tries are checked. A lower end of a ninth is
//!   `(x + 8) / 9` rounded up or `x / 9` rounded down.
//! - Panics: if such a heap breaks this; there are more than 2^22 runs; a heap is above `max_heap`.
//! - Source: this library; Codeforces 256 C "Furlo and Rublo and Game".
//! - 日本語: 窓のゲーム: 大きさ `x` の山を `lo(x)` 個以上 `hi(x)` 個以下の、より小さい山にする。動けなければ負け。
//! - See also: [`range_nim`](super::range_nim) (closed form), [`grundy_table`](super::grundy_table)
//!   (any options), [`monotone_game`](super::monotone_game) (a few options that grow).

#![cfg_attr(doc, doc(alias("lo(x)..=hi(x)", "replace a pile by one of at least half")))]
#![cfg_attr(doc, doc(alias("x を x/2 以上にする", "mex of a window", "sliding window mex")))]
#![cfg_attr(doc, doc(alias("区間 mex のゲーム", "CF 256 C Furlo and Rublo and Game")))]

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

/// Up to here every heap is looked at, and so many runs are kept.
const MANY: usize = 1 << 22;

/// The values of all heaps up to a bound, as runs of equal ones.
pub struct WindowGame<L, H> {
    lo: L,
    hi: H,
    max_heap: u64,
    runs: Vec<Run>,
    /// The heaps are divided into blocks of `1 << shift`. For each block, and one more, the number
    /// of runs that begin before it.
    before: Vec<u32>,
    shift: u32,
}

/// Neighbouring heaps of equal value.
struct Run {
    first: u64,
    value: u64,
}

impl<L: Fn(i128) -> i128, H: Fn(i128) -> i128> WindowGame<L, H> {
    /// The game for heaps up to `max_heap`.
    pub fn new(max_heap: u64, lo: L, hi: H) -> Self {
        let runs = vec![Run { first: 0, value: 0 }];
        let mut game = WindowGame { lo, hi, max_heap, runs, before: Vec::new(), shift: 0 };
        let mut seen = Seen::new();
        let mut heap = 0;
        while let Some(next) = game.next_change(heap, &seen) {
            heap = next;
            let mex = seen.mex(game.grown_window(heap, &seen), &game.runs);
            if game.runs[game.runs.len() - 1].value != mex {
                assert!(game.runs.len() < MANY, "more than {} runs up to {}", MANY, heap);
                game.runs.push(Run { first: heap, value: mex });
            }
        }
        // At most as many blocks as runs, so that building them takes no longer.
        while max_heap >> game.shift > game.runs.len() as u64 {
            game.shift += 1;
        }
        for (i, run) in (0..).zip(&game.runs) {
            game.before.resize((run.first >> game.shift) as usize + 1, i);
        }
        game.before.resize((max_heap >> game.shift) as usize + 2, game.runs.len() as u32);
        game
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.value(heap))
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, left)`, ascending.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, u64)> + 'a {
        let xor = self.grundy(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let window = self.window(heap);
            let value = xor ^ self.value(heap);
            let runs = self.runs_inside(window.clone());
            let runs = runs.filter(move |&run| self.runs[run].value == value);
            runs.flat_map(move |run| {
                let run_end = self.runs.get(run + 1).map_or(window.end, |next| next.first);
                let lefts = self.runs[run].first.max(window.start)..run_end.min(window.end);
                lefts.map(move |left| (i, left))
            })
        })
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let max = self.max_heap;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
        self.runs[self.begun(heap) - 1].value
    }

    /// The number of runs that begin at this heap or a smaller one: binary search in its block.
    fn begun(&self, heap: u64) -> usize {
        let block = (heap >> self.shift) as usize;
        let [first, end] = [self.before[block] as usize, self.before[block + 1] as usize];
        first + self.runs[first..end].partition_point(|run| run.first <= heap)
    }

    /// The options of a heap.
    fn window(&self, x: u64) -> Range<u64> {
        let below = |end: i128| end.max(0).min(x.into()) as u64;
        below((self.lo)(x.into()))..below((self.hi)(x.into()).saturating_add(1))
    }

    /// The runs that a window meets.
    fn runs_inside(&self, window: Range<u64>) -> Range<usize> {
        if window.is_empty() {
            return 0..0;
        }
        self.begun(window.start) - 1..self.begun(window.end - 1)
    }

    /// The options of a heap, neither end before that of a smaller heap.
    fn grown_window(&self, heap: u64, seen: &Seen) -> Range<u64> {
        let (old, new) = (&seen.window, self.window(heap));
        assert!(old.start <= new.start && old.end <= new.end, "lo or hi decreases at {}", heap);
        new
    }

    /// The next heap that must be looked at.
    fn next_change(&self, heap: u64, seen: &Seen) -> Option<u64> {
        let changes = |next: u64| {
            if next <= MANY as u64 {
                return true;
            }
            let window = self.grown_window(next, seen);
            assert!(seen.window.is_empty() || !window.is_empty(), "heap {} has no option", next);
            seen.changes(&window, &self.runs)
        };
        let (mut alike, mut found) = (heap, self.max_heap);
        if alike == found || !changes(found) {
            return None;
        }
        if changes(alike + 1) {
            return Some(alike + 1);
        }
        while found - alike > 1 {
            let middle = alike + (found - alike) / 2;
            if changes(middle) {
                found = middle;
            } else {
                alike = middle;
            }
        }
        Some(found)
    }
}

/// The runs inside the window of a heap.
struct Seen {
    window: Range<u64>,
    /// Run `first` is the first one inside, run `next` the next one to enter.
    first: usize,
    next: usize,
    /// For each value the last run that entered with it.
    last_runs: Vec<usize>,
    /// All missing values that entered once, and perhaps others.
    missing: BinaryHeap<Reverse<u64>>,
}

impl Seen {
    fn new() -> Self {
        let (last_runs, missing) = (Vec::new(), BinaryHeap::new());
        Seen { window: 0..0, first: 0, next: 0, last_runs, missing }
    }

    /// The mex of the values in the next window.
    fn mex(&mut self, window: Range<u64>, runs: &[Run]) -> u64 {
        while self.enters(&window, runs) {
            let value = runs[self.next].value;
            self.last_runs.resize(self.last_runs.len().max(value as usize + 1), 0);
            self.last_runs[value as usize] = self.next;
            self.next += 1;
        }
        while self.leaves(&window, runs) {
            self.missing.push(Reverse(runs[self.first].value));
            self.first += 1;
        }
        self.window = window;
        if self.window.is_empty() {
            return 0;
        }
        while let Some(&Reverse(value)) = self.missing.peek() {
            if self.last_runs[value as usize] < self.first {
                return value;
            }
            self.missing.pop();
        }
        self.last_runs.len() as u64
    }

    /// Does a larger window differ in its runs, or in whether it is empty?
    fn changes(&self, window: &Range<u64>, runs: &[Run]) -> bool {
        let opens = self.window.is_empty() && !window.is_empty();
        opens || self.enters(window, runs) || self.leaves(window, runs)
    }

    fn enters(&self, window: &Range<u64>, runs: &[Run]) -> bool {
        runs.get(self.next).map_or(false, |run| run.first < window.end)
    }

    fn leaves(&self, window: &Range<u64>, runs: &[Run]) -> bool {
        runs.get(self.first + 1).map_or(false, |next| next.first <= window.start)
    }
}
