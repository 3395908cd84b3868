//! Northcott's game: each row holds one pawn of each player; slide one of yours any distance along its row, without jumping; whoever cannot move loses.
//!
//! A row whose pawns have `g` free cells between them is a heap of `g` stones: an advance
//! takes stones away, and a retreat that adds some is undone by advancing as far. Whoever
//! keeps the xor at 0 by advances only therefore wins, and soon, since each pawn can advance
//! only across the board once. A retreat to xor 0 wins too, but it only prolongs the game.
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
//! - Time: `O(n)` for `n` rows; nothing is allocated.
//! - Input: for each row the cell of your pawn and the cell of the other player's pawn, on either side. Two pawns on
//!   one cell panic. The length of the rows does not matter. No rows at all are lost.
//! - Source: Berlekamp, Conway, Guy, "Winning Ways for your Mathematical Plays", 1982; HDU 1730 "Northcott Game".
//! - See also: `nim` (the gaps as heaps), `poker_nim` (heaps that may grow for a while).

fn gap((mine, other): (u64, u64)) -> u64 {
    assert!(mine != other, "two pawns on cell {}", mine);
    (mine.max(other) - mine.min(other)) - 1
}

/// The Grundy value: the xor of the gaps.
pub fn grundy(rows: &[(u64, u64)]) -> u64 {
    rows.iter().fold(0, |xor, &row| xor ^ gap(row))
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(rows: &[(u64, u64)]) -> bool {
    grundy(rows) != 0
}

/// All winning advances `(i, cell)`: your pawn in row `i` moves towards the other one, to `cell`.
/// At most one for each row, and there is one in every won position.
pub fn winning_moves(rows: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(rows);
    rows.iter().enumerate().filter_map(move |(i, &row)| {
        let steps = gap(row).checked_sub(xor ^ gap(row))?;
        let (mine, other) = row;
        let cell = if mine < other { mine + steps } else { mine - steps };
        (steps > 0).then_some((i, cell))
    })
}
