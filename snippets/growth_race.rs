//! Growth race: a number `x` becomes any of `c x + d ..= e x + f`, all of them above `x`; whoever reaches `n` wins.
//!
//! The name is ours. From `n` down, ranges of lost and won numbers alternate. Below a lost range
//! `l..=r`, or `n` and more, `x` is won iff its largest option is at least `l`: the smallest one is
//! at most `r`, as `l` is the first number whose smallest option is above `r`. Below a won range
//! `w..=v`, `x` is lost iff its smallest option is at least `w`: the largest one is at most `v`, as
//! `w` is the first number whose largest option is above `v`. So each range begins at a quotient,
//! the winning moves are one range, and there are `O(log n)` of them for `e > 1`, and a period
//! `d + f` for `e = 1`. In misère play `n` and more count as won, and all else is the same.
//!
//! Multiplying by factors from `c` to `e` is as good as the whole range `c x ..= e x`, if none is
//! more than `c` times the next smaller one: a lost range ends after `c (l - 1)` where it begins at
//! `l`, so no two multiples can pass over it (`factors`).
//!
//! ```
//! use nim_snippets::growth_race::{factors, lost_ranges, winning_moves, wins};
//!
//! let (min, max) = factors(&[2, 3, 4, 5, 6, 7, 8, 9]);
//! assert!(wins(1, 162, min, max) && !wins(1, 163, min, max));
//! assert_eq!(winning_moves(1, 162, min, max).next(), Some(9)); // 9, the only factor above 8
//! assert!(lost_ranges(1, 163, min, max).eq([10..=18, 1..=1]));
//! ```
//!
//! - Time: `O(log n)`, and `O(1)` for `e = 1`; a bound of 10^18 takes 0.6 µs.
//! - Input: `(c, d)` and `(e, f)` with `1 <= c <= e`. Where the options of `x` are none or not
//!   above `x` it panics, as it does for factors with a larger gap. Where only passing `n` counts,
//!   give `n + 1`. From `n` on the game is over, and in misère play won without a move.
//! - Source: own proof; UVa 847 (HDU 1517) "A Multiplication Game", AtCoder ABC027 C "倍々ゲーム".
//! - 日本語: 倍々ゲーム: 数 x を c x + d 以上 e x + f 以下のより大きい数に変える。n に達した方が勝ち。
//! - See also: [`window_game`](super::window_game) (values for sums: the heap is n - x),
//!   [`range_nim`](super::range_nim) (e = 1).

#![cfg_attr(doc, doc(alias("倍々ゲーム", "ABC027 C", "UVa 847", "HDU 1517")))]
#![cfg_attr(doc, doc(alias("A Multiplication Game", "multiplication game", "乘法游戏")))]

use std::iter::successors;
use std::ops::RangeInclusive;

/// `(c, d)` stands for the linear function `c x + d`.
pub type Linear = (u64, u64);

/// Does the player to move win?
pub fn wins(x: u64, n: u64, min: Linear, max: Linear) -> bool {
    last_ranges(x, n, false, min, max).0.won
}

/// All numbers that win when `x` becomes them. Ascending.
pub fn winning_moves(x: u64, n: u64, min: Linear, max: Linear) -> impl Iterator<Item = u128> {
    winning_options(x, last_ranges(x, n, false, min, max), min, max)
}

/// The lost numbers from `x` to `n - 1` as ranges, the highest first.
pub fn lost_ranges(
    x: u64,
    n: u64,
    min: Linear,
    max: Linear,
) -> impl Iterator<Item = RangeInclusive<u64>> {
    lost_below(x, n, false, min, max)
}

/// Does the player to move win when whoever reaches `n` loses?
pub fn misere_wins(x: u64, n: u64, min: Linear, max: Linear) -> bool {
    last_ranges(x, n, true, min, max).0.won
}

/// All numbers that win when `x` becomes them and whoever reaches `n` loses. Ascending.
pub fn misere_winning_moves(
    x: u64,
    n: u64,
    min: Linear,
    max: Linear,
) -> impl Iterator<Item = u128> {
    winning_options(x, last_ranges(x, n, true, min, max), min, max)
}

/// The lost numbers from `x` to `n - 1` when whoever reaches `n` loses, the highest range first.
pub fn misere_lost_ranges(
    x: u64,
    n: u64,
    min: Linear,
    max: Linear,
) -> impl Iterator<Item = RangeInclusive<u64>> {
    lost_below(x, n, true, min, max)
}

/// The bounds `min` and `max` for a game in which `x` is multiplied by one of these factors.
pub fn factors(factors: &[u64]) -> (Linear, Linear) {
    let mut sorted = factors.to_vec();
    sorted.sort_unstable();
    let least = sorted.first().map_or(0, |&least| least);
    assert!(least > 1, "there must be factors, and all above 1");
    for pair in sorted.windows(2) {
        let is_close = u128::from(pair[1]) <= u128::from(least) * u128::from(pair[0]);
        assert!(is_close, "{} is more than {} times the factor {}", pair[1], least, pair[0]);
    }
    ((least, 0), (sorted[sorted.len() - 1], 0))
}

/// Numbers of one outcome, the end itself outside.
#[derive(Clone, Copy)]
struct Range {
    begin: u128,
    end: u128,
    won: bool,
}

/// The range from `n` on, and from each one the next below.
fn ranges(n: u64, won: bool, min: Linear, max: Linear) -> impl Iterator<Item = Range> {
    successors(Some(Range { begin: n.into(), end: u128::MAX, won }), move |above| {
        let (factor, summand) = if above.won { min } else { max };
        let difference = (above.begin as u64).saturating_sub(summand);
        let begin = difference / factor + u64::from(difference % factor > 0); // rounded up
        Some(Range { begin: begin.into(), end: above.begin, won: !above.won })
    })
}

/// The range of `x` and the one above it.
fn last_ranges(x: u64, n: u64, won: bool, min: Linear, max: Linear) -> (Range, Range) {
    check_options(x, min, max);
    let mut top = n;
    if max.0 == 1 {
        let period = u128::from(min.1) + u128::from(max.1);
        let periods = u128::from(n.saturating_sub(x)) / period;
        top -= (periods.saturating_sub(1) * period) as u64;
    }
    let mut above = Range { begin: u128::MAX, end: u128::MAX, won: !won };
    for range in ranges(top, won, min, max) {
        if range.begin <= u128::from(x) {
            return (range, above);
        }
        above = range;
    }
    unreachable!("each range begins below the one above it")
}

fn winning_options(
    x: u64,
    (range, lost): (Range, Range),
    min: Linear,
    max: Linear,
) -> impl Iterator<Item = u128> {
    let options = lost.begin.max(value_at(min, x))..lost.end.min(value_at(max, x) + 1);
    options.take_while(move |_| range.won)
}

fn lost_below(
    x: u64,
    n: u64,
    won: bool,
    min: Linear,
    max: Linear,
) -> impl Iterator<Item = RangeInclusive<u64>> {
    check_options(x, min, max);
    let below = ranges(n, won, min, max).skip(1);
    let down_to_x = below.take_while(move |range| range.end > u128::from(x));
    let lost = down_to_x.filter(|range| !range.won);
    lost.map(move |range| x.max(range.begin as u64)..=(range.end - 1) as u64)
}

fn value_at((factor, summand): Linear, x: u64) -> u128 {
    u128::from(factor) * u128::from(x) + u128::from(summand)
}

fn check_options(x: u64, min: Linear, max: Linear) {
    assert!(
        min.0 > 0 && value_at(min, x) > u128::from(x),
        "the least option of {} is not above it",
        x
    );
    assert!(min.0 <= max.0, "min = {} exceeds max = {} as a factor", min.0, max.0);
    assert!(
        value_at(min, x) <= value_at(max, x),
        "min = {} exceeds max = {}",
        value_at(min, x),
        value_at(max, x)
    );
}
