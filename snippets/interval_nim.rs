//! Interval Nim: remove `min` to `max` consecutive cells of a row, which splits it; whoever cannot move loses.
//!
//! A row of `n` cells has as Grundy value the mex of `g(x) ^ g(y)` over all `x` and `y` that leave
//! out `min..=max` cells. Rows are combined by xor, and a move wins iff it gives its row the xor of
//! the others. From row to row, the possible sums `x + y` move up by one. So it is enough to store
//! for each value the largest `x + y` that gives it: the value is an option iff that sum is at
//! least `n - max`. If `min < max`, a single row that has a move wins: leave two equal halves, and
//! mirror. A circle becomes a row by the first move. So if `min < max`, a circle of at least
//! `min + max` cells has value 0. A move in a smaller circle leaves a row of fewer than `max`
//! cells; such rows and circles have the value `n / min`, rounded down.
//!
//! ```
//! use nim_snippets::interval_nim::{circle_grundy, grundy_values, winning_moves, wins};
//!
//! assert_eq!(grundy_values(9, 2, 2), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
//! assert!(!wins(&[5, 2, 3], 2, 2)); // 0, 1 and 1
//! assert!(winning_moves(&[4, 3], 2, 2).eq([(0, 0, 2), (0, 2, 2)])); // leave 2 and 3
//! assert_eq!([13, 14, 200_000].map(|n| circle_grundy(n, 5, 9)), [2, 0, 0]);
//! ```
//!
//! - Time: `O(1)` for the winner of a single row, and for a circle, if `min < max`. Otherwise
//!   `O(n^2)` for the longest row `n`: 2·10^4 take 0.07 seconds, 10^5 take 2; then a step for each
//!   possible move.
//! - Limit: `row ≤ 3·10^4`.
//! - Input: lengths of rows, 0 too.
//! - Panics: `min == 0`; `min > max`.
//! - Misère: no general theory is known: values do not decide, and sums must be searched.
//! - Source: AtCoder ABC278 G "Generalized Subtraction Game".
//! - 日本語: 区間ニム: 一列のマスから連続する `min` 個以上 `max` 個以下を取り除き、列が分かれる。動けなければ負け。
//! - See also: [`octal_game`](super::octal_game) (a single length: the code 0.07, 0.007, …),
//!   [`range_nim`](super::range_nim) (no split).

#![cfg_attr(doc, doc(alias("interval removal", "区間を取り除くゲーム")))]
#![cfg_attr(doc, doc(alias("Generalized Subtraction Game", "Kayles", "Dawson Kayles")))]
#![cfg_attr(doc, doc(alias("連続する L 枚以上 R 枚以下", "連続する石を取る", "consecutive cards")))]
#![cfg_attr(doc, doc(alias("ABC278 G", "LeetCode 294 Flip Game II", "CF1823E Removing Graph")))]

/// The Grundy values of the rows of `0..=n` cells.
pub fn grundy_values(n: usize, min: usize, max: usize) -> Vec<u64> {
    check(min, max);
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values: Vec<u32> = Vec::new();
    // For each value the last sum of two rows that had it, plus 1. No value exceeds its row.
    let mut last_sum = vec![0_u32; (n + 1).next_power_of_two()];
    for row in 0..=n {
        if let Some(sum) = row.checked_sub(min) {
            let smaller = &values[..=sum / 2];
            for (x, y) in smaller.iter().zip(values[..=sum].iter().rev()) {
                last_sum[(x ^ y) as usize] = sum as u32 + 1;
            }
        }
        let is_option = |&&last: &&u32| last as usize > row.saturating_sub(max);
        values.push(last_sum.iter().take_while(is_option).count() as u32);
    }
    values.into_iter().map(u64::from).collect()
}

/// Does the player to move win?
pub fn wins(rows: &[usize], min: usize, max: usize) -> bool {
    check(min, max);
    if rows.len() == 1 && min < max {
        return rows[0] >= min;
    }
    let values = grundy_values(*rows.iter().max().unwrap_or(&0), min, max);
    rows.iter().fold(0, |xor, &row| xor ^ values[row]) != 0
}

/// All winning moves `(i, start, len)`, by what is removed: `len` cells of row `i` from its cell
/// `start` on, which leaves rows of `start` and of `rows[i] - start - len` cells.
pub fn winning_moves(
    rows: &[usize],
    min: usize,
    max: usize,
) -> impl Iterator<Item = (usize, usize, usize)> {
    let values = grundy_values(*rows.iter().max().unwrap_or(&0), min, max);
    let xor = rows.iter().fold(0, |xor, &row| xor ^ values[row]);
    let mut moves = Vec::new();
    for (i, &row) in rows.iter().enumerate() {
        let others = xor ^ values[row];
        for start in 0..row {
            let lengths = min..=max.min(row - start);
            let wins = |&len: &usize| values[start] ^ values[row - start - len] == others;
            moves.extend(lengths.filter(wins).map(|len| (i, start, len)));
        }
    }
    moves.into_iter()
}

/// The Grundy value of a circle of `n` cells, for sums of circles and rows.
pub fn circle_grundy(n: usize, min: usize, max: usize) -> u64 {
    check(min, max);
    if n < min {
        0
    } else if min == max {
        u64::from(grundy_values(n - min, min, max)[n - min] == 0)
    } else if n - min < max {
        (n / min) as u64
    } else {
        0
    }
}

fn check(min: usize, max: usize) {
    assert!(min > 0, "min must be positive");
    assert!(min <= max, "min = {} exceeds max = {}", min, max);
}
