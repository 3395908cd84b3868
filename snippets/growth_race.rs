//! Growth race: a number `x` becomes any of `lo(x)..=hi(x)`, all of them above `x`; whoever reaches `n` wins.
//!
//! Not a standard name. Going down from `n`, ranges of losing and winning numbers alternate. Below
//! a losing range `l..=r` (or below the numbers from `n`), `x` wins iff its largest option is at
//! least `l`. Its smallest option is at most `r`, because `l` is the first number whose smallest
//! option is above `r`. Below a winning range `w..=v`, `x` loses iff its smallest option is at
//! least `w`. Its largest option is at most `v`, because `w` is the first number whose largest
//! option is above `v`. So binary search finds the beginning of each range, and the winning moves
//! are one range. For `n = 162` and options `2x..=9x`, the numbers 18 to 161 win, because 9 times
//! 18 is 162. The numbers 9 to 17 lose, because twice 9 is 18. The numbers 1 to 8 win: 1 becomes 9.
//!
//! ```
//! use nim_snippets::growth_race::{winning_moves, wins};
//!
//! // Multiply by a number from 2 to 9.
//! assert!(wins(1, 162, |x| 2 * x, |x| 9 * x) && !wins(1, 163, |x| 2 * x, |x| 9 * x));
//! assert!(winning_moves(1, 162, |x| 2 * x, |x| 9 * x).eq([9]));
//! ```
//!
//! - Time: `O(log n)` calls of `lo` or `hi` for each range, and `O(log n)` ranges if they multiply:
//!   5 µs for 10^18. Sums such as `x + 3` have a range for every few numbers, and 10^7 ranges take
//!   half a second: use `range_nim` for them.
//! - Limit: `lo^k(x) ≥ n: k ≤ 10^7`.
//! - Input: `lo` and `hi` must be non-decreasing. If a player must pass `n`, not just reach it,
//!   give `n + 1`. Factors from 2 to 9 are as good as the whole range `2x..=9x`: no two multiples
//!   can pass over a losing range if no factor is more than the least factor times the next smaller
//!   one.
//! - Panics: if some option is not above `x`, or `lo` is above `hi`, where the search looks.
//! - Misère: numbers of at least `n` win; everything else is the same.
//! - Source: this library; UVa 847 (HDU 1517) "A Multiplication Game", AtCoder ABC027 C "倍々ゲーム".
//! - 日本語: 倍々ゲーム: 数 `x` を `lo(x)` 以上 `hi(x)` 以下の、より大きい数に変える。`n` に達した方が勝ち。
//! - See also: [`window_game`](super::window_game) (values for sums: the heap is n - x),
//!   [`range_nim`](super::range_nim) (add from min to max).

#![cfg_attr(doc, doc(alias("倍々ゲーム", "ABC027 C", "UVa 847", "HDU 1517")))]
#![cfg_attr(doc, doc(alias("A Multiplication Game", "multiplication game", "乘法游戏")))]

/// Does the player to move win?
pub fn wins(x: u64, n: u64, lo: impl Fn(u128) -> u128, hi: impl Fn(u128) -> u128) -> bool {
    last_ranges(x, n, false, &lo, &hi).0.wins
}

/// All winning moves: the numbers that `x` becomes, ascending.
pub fn winning_moves(
    x: u64,
    n: u64,
    lo: impl Fn(u128) -> u128,
    hi: impl Fn(u128) -> u128,
) -> impl Iterator<Item = u128> {
    winning_options(x, last_ranges(x, n, false, &lo, &hi), &lo, &hi)
}

/// Does the player to move win when whoever reaches `n` loses?
pub fn misere_wins(x: u64, n: u64, lo: impl Fn(u128) -> u128, hi: impl Fn(u128) -> u128) -> bool {
    last_ranges(x, n, true, &lo, &hi).0.wins
}

/// All winning moves when whoever reaches `n` loses: the numbers that `x` becomes, ascending.
pub fn misere_winning_moves(
    x: u64,
    n: u64,
    lo: impl Fn(u128) -> u128,
    hi: impl Fn(u128) -> u128,
) -> impl Iterator<Item = u128> {
    winning_options(x, last_ranges(x, n, true, &lo, &hi), &lo, &hi)
}

/// A range of numbers with the same outcome, from `first` to `last`.
#[derive(Clone, Copy)]
struct Range {
    first: u128,
    last: u128,
    wins: bool,
}

/// The range of `x` and the one above it.
fn last_ranges(
    x: u64,
    n: u64,
    misere: bool,
    lo: &dyn Fn(u128) -> u128,
    hi: &dyn Fn(u128) -> u128,
) -> (Range, Range) {
    let x = u128::from(x);
    check_options(x, lo, hi);
    let mut above = Range { first: u128::MAX, last: 0, wins: !misere }; // empty
    let mut range = Range { first: n.into(), last: u128::MAX, wins: misere };
    while x < range.first {
        check_options(range.first - 1, lo, hi);
        let reach = if range.wins { lo } else { hi };
        let (mut first, mut last) = (x, range.first - 1); // `last` reaches the range
        while first < last {
            let middle = (first + last) / 2;
            if reach(middle) >= range.first {
                last = middle;
            } else {
                first = middle + 1;
            }
        }
        above = range;
        range = Range { first, last: above.first - 1, wins: !above.wins };
    }
    (range, above)
}

fn winning_options(
    x: u64,
    (range, above): (Range, Range),
    lo: &dyn Fn(u128) -> u128,
    hi: &dyn Fn(u128) -> u128,
) -> std::ops::RangeInclusive<u128> {
    let first = lo(x.into()).max(above.first);
    let last = hi(x.into()).min(above.last);
    first..=if range.wins { last } else { 0 } // `first` is positive
}

fn check_options(x: u128, lo: &dyn Fn(u128) -> u128, hi: &dyn Fn(u128) -> u128) {
    let (least, most) = (lo(x), hi(x));
    assert!(least > x, "lo({}) = {} is not above {}", x, least, x);
    assert!(least <= most, "lo({}) = {} is above hi({}) = {}", x, least, x, most);
}
