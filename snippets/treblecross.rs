//! Treblecross: both players write X into an empty cell of a row; whoever completes three X in a row wins.
//!
//! If no move wins at once, a move must keep a distance above 2 from every X; otherwise the
//! opponent wins at once. So the cells at such a distance form independent runs. A move in a run of
//! `n` cells uses up the cell and two cells on each side, and a player without such a cell loses.
//! The Grundy value of a run of `n` cells is the mex of `g(i - 2) ^ g(n - i - 3)` over its cells
//! `i`, counted from 0, where negative sizes count as 0.
//!
//! ```
//! use nim_snippets::treblecross::{winning_moves, wins};
//!
//! let row = |text: &str| -> Vec<bool> { text.chars().map(|c| c == 'X').collect() };
//! assert!(wins(&row(".....")) && !wins(&row("......")));
//! assert!(winning_moves(&row(".....")).eq([2]));
//! assert!(winning_moves(&row("..X.X..")).eq([3]));
//! ```
//!
//! - Time: `O(n^2)` for the values of runs up to the longest, 10^4 cells take 0.02 s; then `O(n)`.
//! - Limit: `n ≤ 3·10^4`.
//! - Input: a row of at least 3 cells, where `true` is an X. With three neighbouring X the player
//!   to move has lost.
//! - Panics: `n` above `u32::MAX`.
//! - Source: Winning Ways, chapter 4 (code 0.007); UVa 10561.
//! - 日本語: トレブルクロス: 一列の空きマスに双方が × を書く。× を三つ並べた方の勝ち。
//! - See also: [`octal_game`](super::octal_game) (0.11337: the same values).

#![cfg_attr(doc, doc(alias("one-dimensional tic-tac-toe", "一次元三目並べ", "三連星", "マルバツ")))]
#![cfg_attr(doc, doc(alias("three in a row", "tic-tac-toe", "UVa 10561")))]

/// The Grundy values of the runs of `0..=n` cells; for `n >= 3` those of empty rows.
pub fn grundy_values(n: usize) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values = vec![0; 3]; // of the sizes from -2 on, so that the inner loop is plain
    let mut seen = vec![0; (n + 1).next_power_of_two()]; // for each value the last run with it
    for len in 1..=n {
        let (half, stamp) = ((len + 1) / 2, len as u32);
        for (left, right) in values[..half].iter().zip(values[len - half..len].iter().rev()) {
            seen[(left ^ right) as usize] = stamp;
        }
        values.push(seen.iter().take_while(|&&last| last == stamp).count() as u32);
    }
    values[2..].iter().map(|&value| value.into()).collect()
}

/// Does the player to move win?
pub fn wins(row: &[bool]) -> bool {
    winning_moves(row).next().is_some()
}

/// All winning moves, by the cell that gets an X. Ascending.
pub fn winning_moves(row: &[bool]) -> impl Iterator<Item = usize> {
    let is_over = row.windows(3).any(|cells| cells == [true; 3]);
    let empty = (0..row.len()).filter(|&cell| !row[cell] && !is_over);
    let mut moves: Vec<usize> = empty.filter(|&cell| completes(row, cell)).collect();
    if moves.is_empty() && !is_over {
        moves = quiet_moves(row);
    }
    moves.into_iter()
}

/// The value of what a move leaves of a run.
fn after(values: &[u64], len: usize, cell: usize) -> u64 {
    values[cell.saturating_sub(2)] ^ values[(len - cell).saturating_sub(3)]
}

fn completes(row: &[bool], cell: usize) -> bool {
    let starts = cell.saturating_sub(2)..=cell;
    let is_line = |i: usize| i + 3 <= row.len() && (i..i + 3).all(|i| row[i] || i == cell);
    starts.into_iter().any(is_line)
}

/// The winning moves at a distance above 2 from every X.
fn quiet_moves(row: &[bool]) -> Vec<usize> {
    let near = |cell: usize| &row[cell.saturating_sub(2)..row.len().min(cell + 3)];
    let quiet: Vec<bool> = (0..row.len()).map(|cell| !near(cell).contains(&true)).collect();
    let mut runs = Vec::new();
    let mut start = 0;
    for run in quiet.split(|&quiet| !quiet) {
        runs.push((start, run.len()));
        start += run.len() + 1;
    }
    let values = &grundy_values(runs.iter().fold(0, |max, &(_, len)| len.max(max)));
    let xor = runs.iter().fold(0, |xor, &(_, len)| xor ^ values[len]);
    let moves = runs.iter().flat_map(|&(start, len)| {
        let target = xor ^ values[len];
        let cells = (0..len).map(move |cell| (start + cell, after(values, len, cell)));
        cells.filter(move |&(_, value)| value == target).map(|(cell, _)| cell)
    });
    moves.collect()
}
