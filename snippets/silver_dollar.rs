//! Silver dollar game: coins slide left on a strip without jumping; whoever bags the silver dollar wins.
//!
//! Pair the coins outside of the bag from the right. The gap in a pair is a heap of Nim: the right
//! coin makes it smaller, and if the left coin makes it larger, the right coin can follow. If a
//! leftmost coin has no partner, the cells that it can still move are a heap. Its way ends in the
//! bag (cell 0), or on cell 1 if the dollar is the next coin, because bagging the coin would then
//! lose. A leftmost dollar is bagged at once and wins. Without a dollar there is no bag, and every
//! way ends on cell 1.
//!
//! ```
//! use nim_snippets::silver_dollar::{dollar_winning_moves, dollar_wins, wins};
//!
//! assert!(dollar_wins(&[2, 7, 5], 1)); // the dollar is on cell 7
//! assert!(!dollar_wins(&[2, 7, 4], 1));
//! assert!(dollar_winning_moves(&[2, 7, 5], 1).eq([(0, 1), (2, 4)]));
//! assert!(wins(&[1, 3]) && !wins(&[1, 2])); // no dollar: whoever cannot move loses
//! ```
//!
//! - Time: `O(n log n)` for `n` coins.
//! - Limit: none.
//! - Input: the cell of each coin in any order. With a dollar, `dollar` is the index of its coin
//!   and cell 0 is the bag, which takes any number; once the dollar is in the bag the game is over.
//! - Panics: if two coins share a cell, the dollar is not there, or a coin is on cell 0 without a
//!   dollar.
//! - Source: N. G. de Bruijn's game in J. H. Conway, "On Numbers and Games", 1976; HDU 4315
//!   "Climbing the Hill".
//! - 日本語: 銀貨ゲーム: 一列のマスの上のコインを飛び越さずに左へ滑らせる。銀貨を左端の袋に入れた方の勝ち。
//! - See also: [`staircase_nim::georgia_and_bob`](super::staircase_nim::georgia_and_bob) (no
//!   dollar), [`nimble`](super::nimble) (coins may jump and share cells), [`welter`](super::welter)
//!   (they may jump), [`strip_counting`](super::strip_counting) (how many placements win).

#![cfg_attr(doc, doc(alias("銀貨ゲーム", "シルバーダラー", "Climbing the Hill")))]
#![cfg_attr(doc, doc(alias("コインを左に動かす 飛び越えない 袋", "HDU 4315")))]

/// Without a dollar: does the player to move win?
pub fn wins(coins: &[u64]) -> bool {
    check_no_bag(coins);
    xor_of_gaps(&cells(coins), 1) != 0
}

/// Without a dollar: all winning moves `(i, cell)`, coin `i` slides to `cell`, ascending.
pub fn winning_moves(coins: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    check_no_bag(coins);
    let (cells, indices) = sorted(coins);
    let mut moves = slides(&cells, &indices, 1);
    moves.sort_unstable();
    moves.into_iter()
}

/// Does the player to move win when whoever bags the coin of index `dollar` wins?
pub fn dollar_wins(coins: &[u64], dollar: usize) -> bool {
    is_winning(&cells(coins), place(coins, dollar))
}

/// All winning moves `(i, cell)` when whoever bags the dollar wins, ascending.
pub fn dollar_winning_moves(coins: &[u64], dollar: usize) -> impl Iterator<Item = (usize, u64)> {
    let (cells, indices) = sorted(coins);
    let mut moves = Vec::new();
    if let Some(place) = place(coins, dollar) {
        if place > 0 {
            moves = slides(&cells, &indices, end_of_way(place));
        }
        if !is_winning(&cells[1..], place.checked_sub(1)) {
            moves.push((indices[0], 0));
        }
    }
    moves.sort_unstable();
    moves.into_iter()
}

/// The cells of the coins outside the bag from left to right.
fn cells(coins: &[u64]) -> Vec<u64> {
    let mut cells: Vec<u64> = coins.iter().copied().filter(|&cell| cell > 0).collect();
    cells.sort_unstable();
    for pair in cells.windows(2) {
        assert!(pair[0] < pair[1], "two coins on cell {}", pair[0]);
    }
    cells
}

/// The [`cells`], and the index of each coin.
fn sorted(coins: &[u64]) -> (Vec<u64>, Vec<usize>) {
    let mut outside: Vec<(u64, usize)> =
        coins.iter().copied().zip(0..).filter(|&(cell, _)| cell > 0).collect();
    outside.sort_unstable();
    let (sorted, indices): (Vec<u64>, Vec<usize>) = outside.into_iter().unzip();
    (cells(&sorted), indices)
}

fn check_no_bag(coins: &[u64]) {
    assert!(!coins.contains(&0), "a coin on cell 0: cells count from 1");
}

/// The number of coins between the bag and the dollar, or `None` if that is in the bag.
fn place(coins: &[u64], dollar: usize) -> Option<usize> {
    assert!(dollar < coins.len(), "dollar {} of {} coins", dollar, coins.len());
    let before = |&&cell: &&u64| 0 < cell && cell < coins[dollar];
    (coins[dollar] > 0).then(|| coins.iter().filter(before).count())
}

/// The cell on which the way of a leftmost coin ends.
fn end_of_way(place: usize) -> u64 {
    u64::from(place == 1)
}

fn is_winning(cells: &[u64], place: Option<usize>) -> bool {
    place.map_or(false, |place| place == 0 || xor_of_gaps(cells, end_of_way(place)) != 0)
}

/// The xor of the gaps, where the way of a coin without a partner ends on cell `end_of_way`.
fn xor_of_gaps(cells: &[u64], end_of_way: u64) -> u64 {
    cells.rchunks(2).fold(0, |xor, pair| match *pair {
        [left, right] => xor ^ (right - left - 1),
        _ => xor ^ (pair[0] - end_of_way),
    })
}

/// The moves outside the bag that make the xor 0, from left to right.
fn slides(cells: &[u64], indices: &[usize], end_of_way: u64) -> Vec<(usize, u64)> {
    let xor = xor_of_gaps(cells, end_of_way);
    let slide = |coins_before: usize| {
        let cell = cells[coins_before];
        let least = match coins_before {
            0 => end_of_way,
            _ => cells[coins_before - 1] + 1,
        };
        let is_right_of_pair = (cells.len() - coins_before) % 2 == 1;
        let target = if is_right_of_pair {
            least.checked_add((cell - least) ^ xor)?
        } else {
            let most = cells[coins_before + 1] - 1;
            most.checked_sub((most - cell) ^ xor)?
        };
        (least.max(1) <= target && target < cell).then_some((indices[coins_before], target))
    };
    (0..cells.len()).filter_map(slide).collect()
}
