//! Nimble: move one coin any number of cells to the left, past and onto other coins too; whoever cannot move loses.
//!
//! A coin on cell `c` (counted from 0) can go to every smaller cell, and no coin is in another's
//! way, so it is a heap of `c` stones. Two coins on one cell cancel: the Grundy value is the xor of
//! the cells that hold an odd number of coins. Misère play is misère Nim on the same heaps.
//!
//! ```
//! use nim_snippets::nimble::{grundy, misere_wins, winning_moves, wins};
//!
//! assert!(wins(&[4, 4, 2]));
//! assert!(!wins(&[1, 3, 2]));
//! assert!(winning_moves(&[4, 4, 2]).eq([(2, 0)])); // a pair on cell 4 remains
//! assert_eq!(grundy(&[4, 1]), 5);
//! assert!(misere_wins(&[4, 4, 2]));
//! ```
//!
//! - Time: `O(n)` for `n` coins.
//! - Limit: none.
//! - Input: the cell of each coin in any order, repeats allowed, 0 for a coin at the left end.
//! - Source: Berlekamp, Conway, Guy, "Winning Ways for your Mathematical Plays", 1982.
//! - 日本語: ニンブル: コインを一枚、左の好きなマスに移す。飛び越えも重なりも可。動けなければ負け。
//! - See also: [`nim`](super::nim) (the same game in heaps),
//!   [`silver_dollar`](super::silver_dollar) (no jumping), [`welter`](super::welter) (no sharing of
//!   cells).

#![cfg_attr(doc, doc(alias("ニンブル", "コインずらし", "coins on a strip", "jump")))]
#![cfg_attr(doc, doc(alias("コインを左に動かす 重なってよい")))]

/// The Grundy value: the xor of the cells.
pub fn grundy(coins: &[u64]) -> u64 {
    coins.iter().fold(0, |xor, cell| xor ^ cell)
}

/// Does the player to move win?
pub fn wins(coins: &[u64]) -> bool {
    grundy(coins) != 0
}

/// All winning moves `(i, cell)`: coin `i` goes left to `cell`. At most one for each coin.
pub fn winning_moves(coins: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(coins);
    coins.iter().enumerate().filter_map(move |(i, &cell)| {
        let target = xor ^ cell;
        (target < cell).then_some((i, target))
    })
}

/// Does the player to move win in misère play?
pub fn misere_wins(coins: &[u64]) -> bool {
    wins(coins) == coins.iter().any(|&cell| cell > 1)
}

/// All moves `(i, cell)` that win in misère play. At most one for each coin.
pub fn misere_winning_moves(coins: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(coins);
    let far = coins.iter().filter(|&&cell| cell > 1).count();
    coins.iter().enumerate().filter_map(move |(i, &cell)| {
        let only_ones_after = far == usize::from(cell > 1);
        let target = xor ^ cell ^ u64::from(only_ones_after);
        (target < cell).then_some((i, target))
    })
}
