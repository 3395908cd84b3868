//! Northcott's game: slide your pawn in one row, not past the other player's pawn; whoever cannot move loses.
//!
//! If `g` free cells lie between the pawns of a row, it is a heap of `g` stones: an advance takes
//! stones away. A retreat adds stones, but the opponent can undo it by an equal advance. So a
//! player who keeps the xor at 0 by advances alone wins, and soon, because each pawn can cross the
//! board only once. A retreat that makes the xor 0 wins too, but prolongs the game.
//!
//! ```
//! use nim_snippets::northcott::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[(0, 4), (5, 3)])); // gaps of 3 and 1
//! assert!(!wins(&[(0, 4), (5, 1)]));
//! assert!(winning_moves(&[(0, 4), (5, 3)]).eq([(0, 2)])); // the gap of 3 becomes 1
//! assert_eq!(grundy(&[(0, 4), (5, 3)]), 2);
//! ```
//!
//! - Time: `O(n)` for `n` rows.
//! - Limit: none.
//! - Input: for each row the cell of your pawn and the cell of the other player's pawn, on either
//!   side; cells may be negative. The length of the rows does not matter. A row with pawns of one
//!   side alone cannot be given: its owner would have free moves without end, in misère play too.
//! - Panics: if two pawns share a cell.
//! - Source: Berlekamp, Conway, Guy, "Winning Ways for your Mathematical Plays", 1982; HDU 1730
//!   "Northcott Game".
//! - 日本語: ノースコットのゲーム: 各行に双方の駒が一つずつあり、自分の駒を飛び越さずに好きなだけ滑らせる。動けなければ負け。
//! - See also: [`nim`](super::nim) (the gaps as heaps), [`poker_nim`](super::poker_nim) (heaps that
//!   may grow for a while).

#![cfg_attr(doc, doc(alias("ノースコットゲーム", "黒白棋子", "white and black pawns")))]
#![cfg_attr(doc, doc(alias("白黒の駒 同じ行", "HDU 1730")))]

/// The Grundy value: the xor of the gaps.
pub fn grundy(rows: &[(i64, i64)]) -> u64 {
    rows.iter().fold(0, |xor, row| xor ^ gap(row))
}

/// Does the player to move win?
pub fn wins(rows: &[(i64, i64)]) -> bool {
    grundy(rows) != 0
}

/// All winning advances `(i, cell)`: your pawn in row `i` moves towards the other one, to `cell`.
/// At most one for each row; every winning position has one.
pub fn winning_moves(rows: &[(i64, i64)]) -> impl Iterator<Item = (usize, i64)> + '_ {
    let xor = grundy(rows);
    rows.iter().enumerate().filter_map(move |(i, row)| {
        let left = xor ^ gap(row);
        let &(mine, other) = row;
        let towards_mine = (i128::from(left) + 1) * i128::from(if mine > other { 1 } else { -1 });
        (left < gap(row)).then(|| (i, (i128::from(other) + towards_mine) as i64))
    })
}

/// The free cells between the pawns.
fn gap(&(mine, other): &(i64, i64)) -> u64 {
    assert!(mine != other, "two pawns on cell {}", mine);
    mine.abs_diff(other) - 1
}
