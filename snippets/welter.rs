//! Welter's game: move one of several coins to any free cell on its left, past others too; whoever cannot move loses.
//!
//! With `N(d) = d ^ (d - 1)`, whose bit `k` is set iff `2^k` divides `d`, the Grundy value is the
//! xor of all cells and of `N(a ^ b)` for all pairs of cells. So bit `k` of the value is that of
//! the xor of the cells, changed by the parity of the number of pairs that agree in their `k`
//! lowest bits. To reach a wanted value with one coin, find its new cell bit by bit from the
//! lowest: exactly one cell fits.
//!
//! ```
//! use nim_snippets::welter::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[0, 2, 5]));
//! assert!(!wins(&[0, 3, 4]));
//! assert!(winning_moves(&[0, 2, 5]).eq([(2, 1)])); // 0, 1, 2: nothing can move
//! assert_eq!(grundy(&[0, 2, 5]), 4);
//! ```
//!
//! - Time: `O(n log n)` for the value of `n` random coins, `O(n log n + 64 n)` at worst, and
//!   `O(64 log n)` to look for a coin's winning move.
//! - Input: the cell of each coin, counted from 0, in any order; two coins on a cell panic. No
//!   coins at all are lost. To remove hooks from a Young diagram is the same game: row `i` of `n`,
//!   from the shortest, is a coin on cell `i` plus the row's length.
//! - Source: C. P. Welter, "The theory of a class of games on a sequence of squares", 1954; M.
//!   Sato's game.
//! - 日本語: 佐藤・ウェルターのゲーム: 異なるマスのコインを一枚、左の空いたマスに移す。飛び越え可。動けなければ負け。
//! - See also: [`nimble`](super::nimble) (coins may share cells),
//!   [`silver_dollar`](super::silver_dollar) (they may not jump).

#![cfg_attr(doc, doc(alias("佐藤・ウェルターゲーム", "佐藤のゲーム", "マヤゲーム", "Sato")))]
#![cfg_attr(doc, doc(alias("Maya game", "Young diagram", "hook removal", "ヤング図形")))]
#![cfg_attr(doc, doc(alias("distinct cells", "左の空いているマスに動かす 飛び越えてよい")))]

/// The Grundy value.
pub fn grundy(coins: &[u64]) -> u64 {
    let pairs = if coins.len() < 64 { sum_over_pairs(coins) } else { sum_by_runs(coins) };
    coins.iter().fold(pairs, |xor, cell| xor ^ cell)
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(coins: &[u64]) -> bool {
    grundy(coins) != 0
}

/// All winning moves `(i, cell)`: coin `i` goes left to `cell`. At most one for each coin.
pub fn winning_moves(coins: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let value = grundy(coins);
    let sorted = sorted(coins);
    coins.iter().enumerate().filter_map(move |(i, &from)| {
        let cell = cell_for(&sorted, from, value).filter(|&cell| cell < from)?;
        Some((i, cell))
    })
}

/// The xor of `N(a ^ b)` for all pairs: for few coins faster than sorting them.
fn sum_over_pairs(coins: &[u64]) -> u64 {
    let mut xor = 0;
    let mut or = 0;
    for (i, &a) in coins.iter().enumerate() {
        for &b in &coins[..i] {
            let n = (a ^ b) ^ (a ^ b).wrapping_sub(1);
            xor ^= n;
            or |= n;
        }
    }
    if or == u64::MAX {
        sorted(coins); // panics if two coins on a cell are the reason
    }
    xor
}

/// As [`sum_over_pairs`], in `O(n log n)` for random coins: for each bit `k`, by the runs of coins
/// that agree below it.
fn sum_by_runs(coins: &[u64]) -> u64 {
    let sorted = sorted(coins);
    let agreement = |pair: &[u64]| (pair[0] ^ pair[1]).leading_zeros();
    let agreements: Vec<u32> = sorted.windows(2).map(agreement).collect();
    let mut xor = 0;
    for k in 0..=agreements.iter().copied().max().unwrap_or(0) {
        let mut agreeing = 0;
        for &digits in &agreements {
            agreeing = if digits >= k { agreeing + 1 } else { 0 };
            xor ^= (agreeing & 1) << k;
        }
    }
    xor
}

/// The cells with their bits reversed, so that those that agree in their lowest bits stand
/// together.
fn sorted(coins: &[u64]) -> Vec<u64> {
    let mut sorted: Vec<u64> = coins.iter().map(|cell| cell.reverse_bits()).collect();
    sorted.sort_unstable();
    for pair in sorted.windows(2) {
        assert!(pair[0] != pair[1], "two coins on cell {}", pair[0].reverse_bits());
    }
    sorted
}

/// As `(0..).find(|&cell| grundy(with from moved to cell) == grundy(before) ^ change)`, bit by bit.
/// The one cell to which `from` goes to change the Grundy value by `change`, if it is below `2^64`.
fn cell_for(sorted: &[u64], from: u64, change: u64) -> Option<u64> {
    let mut around_from = sorted; // the cells that agree with `from` so far
    let mut around_cell = sorted;
    let mut cell = 0;
    for k in 0..64 {
        let itself = u64::from((cell ^ from) & ((1 << k) - 1) == 0);
        let pairs = around_from.len() as u64 - 1 + around_cell.len() as u64 - itself;
        let bit = ((change ^ from) >> k ^ pairs) & 1;
        cell |= bit << k;
        around_from = with_bit(around_from, k, from >> k & 1);
        around_cell = with_bit(around_cell, k, bit);
    }
    around_cell.is_empty().then_some(cell) // a taken cell stands for one with higher bits
}

/// Of cells that agree in their `k` lowest bits, reversed and sorted, those whose bit `k` is `bit`.
fn with_bit(cells: &[u64], k: u32, bit: u64) -> &[u64] {
    let (zeros, ones) = cells.split_at(cells.partition_point(|cell| cell << k >> 63 == 0));
    if bit == 0 { zeros } else { ones }
}
