//! Interval Nim: remove `min` to `max` consecutive cells of a row, which splits it; whoever cannot move loses.
//!
//! A row of `n` cells is worth the mex of `g(x) ^ g(y)` over all `x` and `y` that leave out
//! `min..=max` cells; rows add up by xor, and a move wins iff it gives its row the xor of the
//! others. From row to row the sums `x + y` in question move up by one. So it is enough to note for
//! each value the largest `x + y` that had it: the value is an option iff that is at least
//! `n - max`. Up to `max` cells the value is `n / min`, rounded down: a sum of two quotients is
//! smaller, and `x = v * min`, `y = 0` reaches each `v` below. Above it is the octal game with a 7
//! for each length, and a period seen long enough is proven (Guy, Smith) and copied. Equal rows
//! cancel each other, and with `min < max` a single row with a move is won: leave two equal halves,
//! and mirror. A circle is a row after the first move; with `min < max` it is worth `n / min` below
//! `min + max` cells, and 0 from there on, where every move leaves a single row that has a move.
//!
//! ```
//! use nim_snippets::interval_nim::{circle_grundy, grundy_values, winning_moves, wins};
//!
//! assert_eq!(grundy_values(9, 2, 2), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
//! assert!(!wins(&[5, 2, 3], 2, 2)); // 0, 1 and 1
//! assert!(winning_moves(&[4, 3], 2, 2).eq([(0, 0, 2), (0, 2, 2)])); // leave 2 and 3
//! assert!(wins(&[200_000], 5, 9)); // a long row is won, a long circle is not
//! assert_eq!([13, 14, 200_000].map(|n| circle_grundy(n, 5, 9)), [2, 0, 0]);
//! ```
//!
//! - Time: `O(n^2)` for the longest row `n` where no period comes (1..=3): 10^5 takes 1.8 s.
//!   With a period (1..=2, 2..=2, 2..=3, 2..=7) 10^6 takes 5 ms. Then a step for each possible
//!   move. `O(n)` memory, for a set of lengths `O(n v)` bits with `v` values. `wins` needs no table
//!   where one row is left when equal ones cancel, and `min < max`.
//! - Input: lengths of rows, 0 too; `1 <= min <= max` is asserted; sets in any order, without 0.
//!   Misère play has no theory: it depends on more than values, and sums must be searched.
//! - Source: AtCoder ABC278 G "Generalized Subtraction Game".
//! - 日本語: 区間ニム: 一列のマスから連続する `min` 個以上 `max` 個以下を取り除き、列が分かれる。動けなければ負け。
//! - See also: [`octal_table`](super::octal_table) (a single length: the code 0.07, 0.007, …),
//!   [`range_nim`](super::range_nim) (no split).

#![cfg_attr(doc, doc(alias("interval removal", "区間を取り除くゲーム")))]
#![cfg_attr(doc, doc(alias("Generalized Subtraction Game", "Kayles", "Dawson Kayles")))]
#![cfg_attr(doc, doc(alias("連続する L 枚以上 R 枚以下", "連続する石を取る", "consecutive cards")))]
#![cfg_attr(doc, doc(alias("ABC278 G", "LeetCode 294 Flip Game II", "CF1823E Removing Graph")))]

use std::collections::BTreeSet;

/// The Grundy values of the rows of `0..=n` cells.
pub fn grundy_values(n: usize, min: usize, max: usize) -> Vec<u64> {
    check(min, max);
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values: Vec<u64> = (0..=n.min(max)).map(|row| (row / min) as u64).collect();
    if n <= max {
        return values;
    }
    // No row is worth more than its length. A sum is stored plus 1.
    let mut last_sum = vec![0; (n + 1).next_power_of_two()];
    for row in min..=n {
        let sum = row - min;
        let (left, right) = (&values[..=sum / 2], &values[sum - sum / 2..=sum]);
        for (x, y) in left.iter().zip(right.iter().rev()) {
            last_sum[(x ^ y) as usize] = sum + 1;
        }
        if row <= max {
            continue;
        }
        let mex = last_sum.iter().take_while(|&&last| last > row - max).count();
        values.push(mex as u64);
        // At 32, 48, 64, 96, 128, …
        if row % (row.next_power_of_two() / 4).max(1) == 0 {
            if let Some((_, length)) = find_period(&values, 2, max + 1) {
                (row + 1..=n).for_each(|row| values.push(values[row - length]));
                break;
            }
        }
    }
    values
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(rows: &[usize], min: usize, max: usize) -> bool {
    check(min, max);
    let mut single = BTreeSet::new();
    for &row in rows.iter().filter(|&&row| row >= min) {
        if !single.remove(&row) {
            single.insert(row);
        }
    }
    let single: Vec<usize> = single.into_iter().collect();
    single.len() == 1 && min < max || xor(&single, &grundy_values(longest(&single), min, max)) != 0
}

/// All winning moves `(i, start, len)`, by what is removed: `len` cells of row `i` from its cell
/// `start` on, which leaves rows of `start` and of `rows[i] - start - len` cells.
pub fn winning_moves(
    rows: &[usize],
    min: usize,
    max: usize,
) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
    let values = grundy_values(longest(rows), min, max);
    moves(rows, values, move |most| min..=max.min(most))
}

/// What a circle of `n` cells is worth, for sums of circles and rows.
pub fn circle_grundy(n: usize, min: usize, max: usize) -> u64 {
    let is_won = circle_winning_moves(n, min, max).next().is_some();
    if is_won && min < max { (n / min) as u64 } else { u64::from(is_won) }
}

/// Does the player to move win a circle of `n` cells?
pub fn circle_wins(n: usize, min: usize, max: usize) -> bool {
    circle_grundy(n, min, max) != 0
}

/// All winning moves on a circle of `n` cells: the lengths of the rows that they leave. Ascending.
pub fn circle_winning_moves(n: usize, min: usize, max: usize) -> impl Iterator<Item = usize> {
    check(min, max);
    let values = if min < max { Vec::new() } else { grundy_values(n, min, max) };
    let mut end = n.checked_sub(min).map_or(0, |most| most + 1);
    if min < max {
        end = end.min(min); // a row of `min` cells is won, by mirroring
    }
    (n.saturating_sub(max)..end).filter(move |&left| min < max || values[left] == 0)
}

/// The Grundy values of the rows of `0..=n` cells when a move removes as many consecutive cells
/// as one of the `lengths` says.
pub fn set_grundy_values(n: usize, lengths: &[usize]) -> Vec<u64> {
    assert!(!lengths.contains(&0), "0 cells are no move");
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values: Vec<usize> = Vec::new();
    let mut reached: Vec<Vec<u64>> = Vec::new(); // by two rows of this sum, as bits
    for row in 0..=n {
        let mut options = vec![0_u64; 1];
        for sum in lengths.iter().filter_map(|&len| reached.get(row.checked_sub(len)?)) {
            options.resize(options.len().max(sum.len() + 1), 0);
            for (option, sum) in options.iter_mut().zip(sum) {
                *option |= sum;
            }
        }
        let full = options.iter().take_while(|&&word| word == u64::MAX).count();
        values.push(64 * full + options[full].trailing_ones() as usize);
        let mut sums = vec![0; 1];
        for (x, y) in values[..=row / 2].iter().zip(values.iter().rev()) {
            let value = x ^ y;
            sums.resize(sums.len().max(value / 64 + 1), 0);
            sums[value / 64] |= 1 << (value % 64);
        }
        reached.push(sums);
    }
    values.into_iter().map(|value| value as u64).collect()
}

/// [`wins`] with lengths from a set.
pub fn set_wins(rows: &[usize], lengths: &[usize]) -> bool {
    xor(rows, &set_grundy_values(longest(rows), lengths)) != 0
}

/// [`winning_moves`] with lengths from a set.
pub fn set_winning_moves<'a>(
    rows: &'a [usize],
    lengths: &'a [usize],
) -> impl Iterator<Item = (usize, usize, usize)> + 'a {
    let values = set_grundy_values(longest(rows), lengths);
    let lengths: BTreeSet<usize> = lengths.iter().copied().collect();
    moves(rows, values, move |most| lengths.range(..=most).copied().collect::<Vec<_>>().into_iter())
}

fn moves<'a, L: Iterator<Item = usize> + 'a>(
    rows: &'a [usize],
    values: Vec<u64>,
    lengths_up_to: impl Fn(usize) -> L + 'a,
) -> impl Iterator<Item = (usize, usize, usize)> + 'a {
    let xor = xor(rows, &values);
    let starts =
        rows.iter().enumerate().flat_map(|(i, &row)| (0..row).map(move |start| (i, start)));
    let moves = starts
        .flat_map(move |(i, start)| lengths_up_to(rows[i] - start).map(move |len| (i, start, len)));
    moves.filter(move |&(i, start, len)| {
        let left = rows[i] - start - len;
        values[start] ^ values[left] == xor ^ values[rows[i]]
    })
}

fn check(min: usize, max: usize) {
    assert!(min > 0, "min must be positive");
    assert!(min <= max, "min = {} exceeds max = {}", min, max);
}

fn xor(rows: &[usize], values: &[u64]) -> u64 {
    rows.iter().fold(0, |xor, &row| xor ^ values[row])
}

fn longest(rows: &[usize]) -> usize {
    rows.iter().fold(0, |longest, &row| row.max(longest))
}

/// The least proven period `(start, length)` of a game whose moves leave at most so many `heaps`.
/// All values from `middle` on stand `length` places before, too. So `start + length` is at most
/// `middle`, of which the theorem asks `heaps` times as much and the digits: that is in the table.
fn find_period<T: PartialEq>(values: &[T], heaps: usize, digits: usize) -> Option<(usize, usize)> {
    let middle = values.len().checked_sub(digits)? / heaps;
    let earlier = values.get(1..values.len() - 1)?.windows(values.len() - middle);
    let length = 1 + earlier.rev().position(|window| *window == values[middle..])?;
    let change = (1..middle).rfind(|&n| values[n] != values[n + length]);
    Some((change.map_or(1, |n| n + 1), length))
}
