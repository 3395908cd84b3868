//! Cutting game: cut one sheet of paper along a grid line into two; whoever first makes a piece of one square wins.
//!
//! A strip of width 1 is cut open at its end for the win, so making one loses, whatever else
//! lies on the table. Without those cuts the sheets have sides of at least 2 and are a sum of
//! Grundy values, where whoever has no cut left loses, being forced to make a strip. Without
//! the goal, when the last cut wins, only parity counts: `w * h - 1` cuts, whoever makes them.
//!
//! ```
//! use nim_snippets::cutting_game::{grundy_values, plain_grundy, winning_moves, wins};
//!
//! assert!(wins(&[(4, 2)]));
//! assert!(!wins(&[(3, 2)]));
//! assert_eq!(winning_moves(&[(4, 2)]), [(0, [(2, 2), (2, 2)])]);
//! assert_eq!(grundy_values(4)[4][2], 1);
//! assert_eq!(plain_grundy(4, 2), 1); // seven cuts
//! ```
//!
//! - Time: `O(n^3)`, where `n` is the longest side. For many questions make one table with `grundy_values`.
//! - Input: sheets as `(width, height)`; a side of 0 panics. No sheets at all are lost, and so is everything once a
//!   sheet of one square is there, since the opponent has just made it.
//! - Source: POJ 2311 "Cutting Game".
//! - See also: `chocolate` (the piece without the bitter square is eaten), `sprague_grundy` (other goals).

/// A sheet's width and height.
pub type Sheet = (usize, usize);

/// `values[w][h]` is the Grundy value of a sheet, for sides from 2 to `n`. With a side below 2
/// there is none, and the entry is `u64::MAX`.
pub fn grundy_values(n: usize) -> Vec<Vec<u64>> {
    let mut values = vec![vec![u64::MAX; n + 1]; n + 1];
    for w in 2..=n {
        for h in 2..=w {
            let across = (2..=w / 2).map(|x| values[x][h] ^ values[w - x][h]);
            let along = (2..=h / 2).map(|y| values[w][y] ^ values[w][h - y]);
            let reached: Vec<u64> = across.chain(along).collect();
            let mex = (0..).find(|value| !reached.contains(value)).unwrap_or(0);
            values[w][h] = mex;
            values[h][w] = mex;
        }
    }
    values
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(sheets: &[Sheet]) -> bool {
    is_won(&values_for(sheets), sheets)
}

/// All winning moves `(i, pieces)`: sheet `i` is cut into these two, the smaller one first. A
/// mirrored cut is not listed again. In ascending order of `i`, cuts of the width first.
pub fn winning_moves(sheets: &[Sheet]) -> Vec<(usize, [Sheet; 2])> {
    let values = values_for(sheets);
    let mut moves = Vec::new();
    for (i, &(w, h)) in sheets.iter().enumerate() {
        let across = (1..=w / 2).map(|x| [(x, h), (w - x, h)]);
        let along = (1..=h / 2).map(|y| [(w, y), (w, h - y)]);
        let wins = |pieces: &[Sheet; 2]| {
            let after = [&sheets[..i], pieces, &sheets[i + 1..]].concat();
            !is_over(sheets) && !is_won(&values, &after)
        };
        moves.extend(across.chain(along).filter(wins).map(|pieces| (i, pieces)));
    }
    moves
}

/// The Grundy value of a sheet in the game without the goal, where whoever cannot cut loses.
pub fn plain_grundy(w: u64, h: u64) -> u64 {
    assert!(w > 0 && h > 0, "a sheet of {} x {}", w, h);
    (w & h & 1) ^ 1
}

fn values_for(sheets: &[Sheet]) -> Vec<Vec<u64>> {
    let empty = sheets.iter().find(|sheet| sheet.0 == 0 || sheet.1 == 0);
    assert!(empty.is_none(), "a sheet with a side of 0: {:?}", empty);
    grundy_values(sheets.iter().map(|&(w, h)| w.max(h)).max().unwrap_or(0))
}

fn is_over(sheets: &[Sheet]) -> bool {
    sheets.contains(&(1, 1))
}

fn is_won(values: &[Vec<u64>], sheets: &[Sheet]) -> bool {
    let strip = sheets.iter().any(|&(w, h)| w == 1 || h == 1);
    let xor = sheets.iter().fold(0, |xor, &(w, h)| xor ^ values[w][h]);
    !is_over(sheets) && (strip || xor != 0)
}
