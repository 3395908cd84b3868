//! Welter's game: move one of several coins to any free cell on its left, past others too; whoever cannot move loses.
//!
//! Let `N(d) = d ^ (d - 1)`: its bit `k` is set iff `2^k` divides `d`. The Grundy value is the xor
//! of all cells and of `N(a ^ b)` for all pairs of cells. So bit `k` of the value is bit `k` of the
//! xor of the cells, changed by the parity of the number of pairs that agree in their `k` lowest
//! bits. To make the value 0 with one coin, find its new cell bit by bit from the lowest: exactly
//! one cell fits. Coins that agree in their lowest bits are neighbours when sorted by reversed
//! bits.
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
//! - Time: `O(n log n)` for the value of `n` random coins, `O(64 n)` at worst; `O(64 log n)` to
//!   look for the winning move of a coin: all moves of 2·10^5 coins take a second.
//! - Limit: `winning_moves: coins.len() ≤ 10^5`.
//! - Input: the cell of each coin, counted from 0, in any order. Removing hooks from a Young
//!   diagram is the same game: row `i`, from the shortest, is a coin on cell `i` plus its length.
//! - Panics: two coins on a cell.
//! - Source: C. P. Welter, "The theory of a class of games on a sequence of squares", 1954; M.
//!   Sato's game; Winning Ways, chapter 15.
//! - 日本語: 佐藤・ウェルターのゲーム: 異なるマスのコインを一枚、左の空いたマスに移す。飛び越え可。動けなければ負け。
//! - See also: [`nimble`](super::nimble) (coins may share cells),
//!   [`silver_dollar`](super::silver_dollar) (they may not jump).

#![cfg_attr(doc, doc(alias("佐藤・ウェルターゲーム", "佐藤のゲーム", "マヤゲーム", "Sato")))]
#![cfg_attr(doc, doc(alias("Maya game", "Young diagram", "hook removal", "ヤング図形")))]
#![cfg_attr(doc, doc(alias("distinct cells", "左の空いているマスに動かす 飛び越えてよい")))]

/// The Grundy value.
pub fn grundy(coins: &[u64]) -> u64 {
    coins.iter().fold(sum_over_pairs(coins.to_vec(), 0), |xor, cell| xor ^ cell)
}

/// Does the player to move win?
pub fn wins(coins: &[u64]) -> bool {
    grundy(coins) != 0
}

/// All winning moves `(i, cell)`: coin `i` goes left to `cell`. At most one for each coin.
pub fn winning_moves(coins: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let value = grundy(coins);
    let mut reversed: Vec<u64> = coins.iter().map(|cell| cell.reverse_bits()).collect();
    reversed.sort_unstable();
    coins.iter().enumerate().filter_map(move |(i, &from)| {
        let value_of_others = value ^ from ^ sum_with_others(from, &reversed);
        let cell = free_cell(value_of_others, from, &reversed)?;
        (cell < from).then_some((i, cell))
    })
}

/// The xor of `N(cell ^ other)` for all other coins, where `cell` has a coin.
fn sum_with_others(cell: u64, reversed: &[u64]) -> u64 {
    let mut agreeing = reversed; // with `cell` in the lowest bits
    (0..64).fold(0, |sum, k| {
        let others = agreeing.len() as u64 - 1;
        agreeing = with_bit(agreeing, k, cell >> k & 1);
        sum | (others & 1) << k
    })
}

/// The one cell to which the coin on `from` must go to add this value to that of the others, unless
/// it has a coin.
fn free_cell(value: u64, from: u64, reversed: &[u64]) -> Option<u64> {
    let mut cell = 0;
    let mut agreeing = reversed; // with `cell` in the lowest bits
    let mut from_agrees = true;
    for k in 0..64 {
        let others = agreeing.len() as u64 - u64::from(from_agrees);
        let bit = (value >> k ^ others) & 1;
        cell |= bit << k;
        agreeing = with_bit(agreeing, k, bit);
        from_agrees &= from >> k & 1 == bit;
    }
    agreeing.is_empty().then_some(cell)
}

/// The coins, all alike in the bits below `k`, of which bit `k` is this one.
fn with_bit(reversed: &[u64], k: u32, bit: u64) -> &[u64] {
    let (zeros, ones) = reversed.split_at(reversed.partition_point(|coin| coin << k >> 63 == 0));
    if bit == 0 { zeros } else { ones }
}

/// The xor of `N(a ^ b)` for all pairs of coins that agree in their `k` lowest bits, without the
/// bits below `k`.
fn sum_over_pairs(coins: Vec<u64>, k: u32) -> u64 {
    if coins.len() < 2 {
        return 0;
    }
    assert!(k < 64, "two coins on cell {}", coins[0]);
    let pairs = (coins.len() * (coins.len() - 1) / 2) as u64;
    let (ones, zeros) = coins.into_iter().partition(|cell| cell >> k & 1 == 1);
    (pairs & 1) << k ^ sum_over_pairs(ones, k + 1) ^ sum_over_pairs(zeros, k + 1)
}
