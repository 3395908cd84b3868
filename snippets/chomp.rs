//! Chomp: bite a square and all below and right of it out of a bar; whoever eats the poisoned top left square loses.
//!
//! There is no formula, so the outcomes of what bites can leave are memoised. Some are known. A
//! rectangle is won unless it is the poisoned square alone: if eating the last corner does not
//! win, the answer to it would have been a winning first bite. In a square that bite is (1, 1),
//! with mirrored answers after it. Two rows are lost iff the upper one is longer by exactly one.
//!
//! ```
//! use nim_snippets::chomp::{winning_moves, wins};
//!
//! assert!(wins(&[4, 4, 4]));
//! assert!(!wins(&[4, 3]));
//! assert!(winning_moves(&[4, 4, 4]).eq([(1, 2)])); // leaves rows of 4, 2 and 2
//! ```
//!
//! - Time: at most `O(ab(a + b))` for each of the `C(a + b, a)` staircases in a bar of `a` rows of
//!   `b` squares: 10 rows of 9 take 0.1 s, 11 of 11 take 0.3 s, 3 of 100 0.8 s. `wins` is
//!   immediate for rectangles and for up to two rows or columns.
//! - Input: the lengths of the rows from the top, which must not increase; rows of 0 may end the
//!   list. No squares at all are a win without a move: the opponent ate the poison.
//! - Source: D. Gale, "A curious Nim-type game", 1974; as a game of divisors F. Schuh, "Spel van
//!   delers", 1952.
//! - 日本語: チョンプ: 板チョコの一マスとその右下をすべて食べる。左上の毒を食べたら負け。
//! - See also: [`chocolate`](super::chocolate) (bars are broken along lines),
//!   [`cutting_game`](super::cutting_game).

#![cfg_attr(doc, doc(alias("チョンプ", "poisoned chocolate", "毒入りチョコレート", "Schuh")))]
#![cfg_attr(doc, doc(alias("divisor game", "チョコレート 左上", "cookie")))]

use std::collections::HashMap;

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(rows: &[usize]) -> bool {
    let rows = staircase(rows);
    is_won(if is_upright(&rows) { laid_down(&rows) } else { rows }, &mut HashMap::new())
}

/// All winning bites `(row, column)`, counted from 0, in ascending order.
pub fn winning_moves(rows: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    let rows = staircase(rows);
    let mut memo = HashMap::new();
    let is_upright = is_upright(&rows);
    squares(rows.clone()).filter(move |&square| {
        let left = bite(&rows, square);
        !is_won(if is_upright { laid_down(&left) } else { left }, &mut memo)
    })
}

fn staircase(rows: &[usize]) -> Vec<usize> {
    for pair in rows.windows(2) {
        assert!(pair[0] >= pair[1], "a row is longer than the one above: {:?}", pair);
    }
    rows.iter().copied().filter(|&row| row > 0).collect()
}

/// Has it more rows than columns? Few rows are faster.
fn is_upright(rows: &[usize]) -> bool {
    rows.first().map_or(false, |&columns| rows.len() > columns)
}

/// The lengths of the columns.
fn laid_down(rows: &[usize]) -> Vec<usize> {
    let columns = 0..rows.first().copied().unwrap_or(0);
    columns.map(|j| rows.iter().take_while(|&&row| row > j).count()).collect()
}

fn squares(rows: Vec<usize>) -> impl Iterator<Item = (usize, usize)> {
    rows.into_iter().enumerate().flat_map(|(i, len)| (0..len).map(move |j| (i, j)))
}

fn bite(rows: &[usize], (i, j): (usize, usize)) -> Vec<usize> {
    let left = |(k, &row): (usize, &usize)| if k < i { row } else { row.min(j) };
    let rows = if j == 0 { &rows[..i] } else { rows };
    rows.iter().enumerate().map(left).collect()
}

fn is_won(rows: Vec<usize>, memo: &mut HashMap<Vec<usize>, bool>) -> bool {
    match *rows {
        [] => return true,
        [only] => return only > 1,
        [upper, lower] => return upper - lower != 1,
        [first, .., last] if first == last => return true,
        _ => {}
    }
    if let Some(&known) = memo.get(&rows) {
        return known;
    }
    let won = squares(rows.clone()).any(|square| !is_won(bite(&rows, square), memo));
    memo.insert(rows, won);
    won
}
