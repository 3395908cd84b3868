//! Monotone game: turn a heap `x` into one of several that grow with it, such as `⌊x/2⌋`; whoever cannot move loses.
//!
//! Not a standard name. If each option is a non-decreasing function of the heap, then the Grundy
//! value stays the same as long as no option enters a new run of equal values. So the values form
//! runs, and a search around a guess finds the end of each run. An option never lies in the run of
//! its own heap, because it would have the same value.
//!
//! ```
//! use nim_snippets::monotone_game::MonotoneGame;
//!
//! // Halve a heap, or take away a third of it, rounded down.
//! let options = |x: u64| if x < 3 { vec![] } else { vec![x / 2, x - x / 3] };
//! let game = MonotoneGame::new(10_u64.pow(18), options);
//! assert!(game.runs().take(3).eq([(0..=2, 0), (3..=3, 1), (4..=4, 2)]));
//! assert_eq!(game.grundy(&[10_u64.pow(18)]), 0);
//! assert!(game.wins(&[9]) && game.winning_moves(&[9]).eq([(0, 6)]));
//! ```
//!
//! - Time: `O(log max_heap)` calls of `options` for each run, fewer than ten on average if each
//!   option is a fraction of the heap, and `O(log r)` for each of its options with `r` runs; heaps
//!   to 10^18 with two options take 0.2 ms where there are 600 runs.
//! - Limit: `runs ≤ 2·10^5`.
//! - Input: options in a fixed order, in which each is non-decreasing in the heap; their number
//!   must be non-decreasing, too. Only the heaps that the search tries are checked.
//! - Panics: if such a heap breaks this or has an option that is not smaller; there are more than
//!   2^22 runs, as with the option `x - 1`; a heap is above `max_heap`.
//! - Source: this library; Codeforces 273 E "Dima and Game".
//! - 日本語: 単調なゲーム: 山 `x` を、`x` について単調非減少な `⌊x/2⌋` や `⌊2x/3⌋` などに変える。変えられなければ負け。
//! - See also: [`window_game`](super::window_game) (anything between two bounds),
//!   [`grundy_table`](super::grundy_table) (any options, each heap by itself).

#![cfg_attr(doc, doc(alias("divide by 2 or 3", "CF 273 E Dima and Game", "floor division game")))]
#![cfg_attr(doc, doc(alias("2 か 3 で割る", "除以 2 或 3 向下取整")))]

use std::iter::once;
use std::ops::RangeInclusive;

/// The values of all heaps up to a largest one.
pub struct MonotoneGame<F> {
    options: F,
    runs: Vec<Run>,
}

/// Neighbouring heaps of equal value.
struct Run {
    last: u64,
    value: u64,
}

impl<F: Fn(u64) -> Vec<u64>> MonotoneGame<F> {
    /// Finds the values of the heaps up to `max_heap`.
    pub fn new(max_heap: u64, options: F) -> Self {
        let mut game = MonotoneGame { options, runs: Vec::new() };
        let mut next = Some(0);
        while let Some(start) = next {
            let options = game.options_of(start);
            let runs: Vec<&Run> = options.iter().map(|&option| game.run_of(option)).collect();
            // An option that is a fraction of the heap leaves its run at this heap, or close to it.
            let leaves = |(&option, run): (&u64, &&Run)| {
                u128::from(start) * (u128::from(run.last) + 1) / u128::from(option.max(1))
            };
            let guess = options.iter().zip(&runs).map(leaves).min().unwrap_or(0);
            let is_alike = |heap| game.is_alike(start, &options, &runs, heap);
            let last = last_alike(start, max_heap, guess.min(max_heap.into()) as u64, is_alike);
            let mex = (0..).find(|&value| runs.iter().all(|run| run.value != value)).unwrap();
            match game.runs.last_mut() {
                Some(run) if run.value == mex => run.last = last,
                _ => game.runs.push(Run { last, value: mex }),
            }
            assert!(game.runs.len() <= 1 << 22, "more than 2^22 runs up to {}", last);
            next = last.checked_add(1).filter(|_| last < max_heap);
        }
        game
    }

    /// The ranges of heaps of equal values, and the values, ascending.
    pub fn runs(&self) -> impl Iterator<Item = (RangeInclusive<u64>, u64)> + '_ {
        let starts = once(0).chain(self.runs.iter().map(|run| run.last.saturating_add(1)));
        starts.zip(&self.runs).map(|(start, run)| (start..=run.last, run.value))
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.value(heap))
    }

    /// Does the player to move win the sum of these heaps?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, left)`: heap `i` becomes `left`.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, u64)> + 'a {
        let xor = self.grundy(heaps);
        heaps.iter().enumerate().flat_map(move |(i, &heap)| {
            let target = xor ^ self.value(heap);
            let mut options = (self.options)(heap);
            options.retain(|&left| self.value(left) == target);
            options.sort_unstable();
            options.dedup();
            options.into_iter().map(move |left| (i, left))
        })
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let max_heap = self.runs.last().map_or(0, |run| run.last);
        assert!(heap <= max_heap, "a heap of {} is above the {} of the table", heap, max_heap);
        self.run_of(heap).value
    }

    /// The options of a heap, checked to be smaller.
    fn options_of(&self, heap: u64) -> Vec<u64> {
        let options = (self.options)(heap);
        for &option in &options {
            assert!(option < heap, "{:?} is not an option of a heap of {}", [option], heap);
        }
        options
    }

    /// Are the options of a larger heap in the same `runs` as those `of_start`?
    fn is_alike(&self, start: u64, of_start: &[u64], runs: &[&Run], heap: u64) -> bool {
        let options = self.options_of(heap);
        let pairs = || of_start.iter().zip(&options);
        let grow = options.len() >= of_start.len() && pairs().all(|(a, b)| a <= b);
        assert!(grow, "an option of {} is larger than that of {}", start, heap);
        let stay = options.iter().zip(runs).all(|(&option, run)| option <= run.last);
        stay && options.len() == of_start.len()
    }

    /// The run of a heap of the table.
    fn run_of(&self, heap: u64) -> &Run {
        &self.runs[self.runs.partition_point(|run| run.last < heap)]
    }
}

/// The same as `(start..=max).take_while(|&heap| is_alike(heap)).last()`, if `start` is alike and
/// no heap above one that is not. Tries heaps ever farther from the guess, then halves the rest:
/// `O(log max)` calls, and few if the guess is close.
fn last_alike(start: u64, max: u64, guess: u64, is_alike: impl Fn(u64) -> bool) -> u64 {
    let (mut low, mut high) = (start, max); // the bounds of the answer
    let (mut heap, mut step) = (guess, 1_u64);
    while low < high {
        let alike = is_alike(heap);
        if alike {
            low = heap;
        } else {
            high = heap - 1;
        }
        let middle = high - (high - low) / 2;
        heap = if alike {
            middle.min(low.saturating_add(step))
        } else {
            middle.max(heap.saturating_sub(step))
        };
        step = step.saturating_mul(2);
    }
    low
}
