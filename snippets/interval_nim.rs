//! Interval Nim: remove `min` to `max` consecutive cells of a row, which splits it; having no move loses.
//!
//! A row of `n` cells is worth the mex of `g(x) ^ g(y)` over all `x` and `y` that leave out
//! `min..=max` cells; rows add up by xor, and a move wins iff it gives its row the xor of the
//! others. From row to row the sums `x + y` in question move up by one, so it is enough to note
//! for each value the largest `x + y` that had it: the value is an option iff that is at
//! least `n - max`. (With `min < max` any single row with a move is won: leave two equal
//! halves and mirror. Sums of rows need the values.)
//!
//! ```
//! use nim_snippets::interval_nim::{grundy_values, winning_moves, wins};
//!
//! assert_eq!(grundy_values(9, 2, 2), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
//! assert!(!wins(&[5, 2, 3], 2, 2)); // 0, 1 and 1
//! assert!(winning_moves(&[4, 3], 2, 2).eq([(0, 0, 2), (0, 2, 2)])); // leave 2 and 3
//! ```
//!
//! - Time: `O(n^2)` for the longest row `n`, whatever `min` and `max`; then a step for each
//!   possible move. `O(n)` memory.
//! - Input: lengths of rows, 0 too; `1 <= min <= max` is asserted. Misère play has no theory:
//!   it depends on more than values, and sums must be searched.
//! - Source: AtCoder ABC278 G "Generalized Subtraction Game".
//! - See also: `range_nim` (heaps, which do not split), `sprague_grundy`.

/// The Grundy values of the rows of `0..=n` cells.
pub fn grundy_values(n: usize, min: usize, max: usize) -> Vec<u64> {
    assert!(min > 0, "min must be positive");
    assert!(min <= max, "min = {} exceeds max = {}", min, max);
    let mut values: Vec<u64> = Vec::with_capacity(n + 1);
    // No row is worth more than its length. A sum is stored plus 1.
    let mut last_sum = vec![0; (n + 1).next_power_of_two()];
    for row in 0..=n {
        if let Some(sum) = row.checked_sub(min) {
            let (left, right) = (&values[..=sum / 2], &values[sum - sum / 2..=sum]);
            for (x, y) in left.iter().zip(right.iter().rev()) {
                last_sum[(x ^ y) as usize] = sum + 1;
            }
        }
        let least_sum = row.saturating_sub(max);
        let is_free = |&last: &usize| last <= least_sum;
        values.push(last_sum.iter().take_while(|last| !is_free(last)).count() as u64);
    }
    values
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(rows: &[usize], min: usize, max: usize) -> bool {
    let values = values_for(rows, min, max);
    rows.iter().fold(0, |xor, &row| xor ^ values[row]) != 0
}

/// All winning moves `(i, start, len)`: remove `len` cells of row `i` from its cell `start` on,
/// which leaves rows of `start` and of `rows[i] - start - len` cells.
pub fn winning_moves(
    rows: &[usize],
    min: usize,
    max: usize,
) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
    let values = values_for(rows, min, max);
    let xor = rows.iter().fold(0, |xor, &row| xor ^ values[row]);
    let starts =
        rows.iter().enumerate().flat_map(|(i, &row)| (0..row).map(move |start| (i, start)));
    let moves = starts.flat_map(move |(i, start)| {
        (min..=max.min(rows[i] - start)).map(move |len| (i, start, len))
    });
    moves.filter(move |&(i, start, len)| {
        let left = rows[i] - start - len;
        values[start] ^ values[left] == xor ^ values[rows[i]]
    })
}

fn values_for(rows: &[usize], min: usize, max: usize) -> Vec<u64> {
    grundy_values(rows.iter().copied().max().unwrap_or(0), min, max)
}
