//! Strip counting: how many placements of coins are lost in the silver dollar game and in Georgia and Bob.
//!
//! Coins slide left without jumping. In pairs from the right each gap is a heap of Nim, and a
//! leftmost coin without a partner is a heap of the cells on its way (see `silver_dollar`). Let
//! `f(s)` count the lists of so many heaps with sum `s` and xor 0. Their lowest digit is 1 in an
//! even number `j` of heaps, and without these stones the halves are such a list of sum
//! `(s - j) / 2`: `f(s)` is the sum of `C(heaps, j) f((s - j) / 2)`. The other free cells lie in
//! the other gaps and behind the last coin in any way. With a dollar all places for it count. It
//! is lost nowhere if leftmost. A leftmost coin without a partner may go to cell 1, or to the bag
//! at cell 0 where that is not fatal: then count on a strip that begins with cell 0, and take away
//! the placements with a coin there.
//!
//! ```
//! use nim_snippets::strip_counting::{count_losses, count_wins, dollar_count_wins};
//!
//! // Two coins on four cells: 1 2, 2 3, 3 4 are lost, 1 3, 1 4, 2 4 are won.
//! assert_eq!(count_losses(4, 2, 998_244_353), 3);
//! assert_eq!(count_wins(4, 2, 998_244_353), 3);
//! assert_eq!(dollar_count_wins(10, 3, 998_244_353), 324); // Project Euler 344
//! ```
//!
//! - Time: `O(nc)` for `c` coins on `n` cells: 10^6 cells with 101 coins, one the dollar, take
//!   0.3 s. Memory: `O(n)`.
//! - Input: `n` below 2^26, which may be fewer than the coins, and any modulus below 2^63, else it
//!   panics. The coins without value are alike, and the dollar is one of the `c` coins; none
//!   begins in the bag. No coins are lost without a dollar, and there is no placement of a dollar.
//! - Source: own derivation; Project Euler 344 "Silver dollar game", Luogu P5363.
//! - 日本語: コインの置き方の数え上げ: `n` マスに `c` 枚のコインを置く方法のうち、銀貨ゲームの必敗の局面の数。
//! - See also: [`silver_dollar`](super::silver_dollar) (who wins, winning moves),
//!   [`staircase_nim`](super::staircase_nim), [`moore_counting`](super::moore_counting) (heaps).

#![cfg_attr(doc, doc(alias("count silver dollar positions", "移动金币", "Luogu P5363")))]
#![cfg_attr(doc, doc(alias("PE 344 Silver dollar game", "コインの配置の数え上げ")))]

/// Without a dollar: the number of lost placements, modulo `modulus`.
pub fn count_losses(cells: u64, coins: u64, modulus: u64) -> u64 {
    let free = free_cells(cells, coins, modulus);
    free.map_or(0, |free| lost(free, coins as usize, modulus))
}

/// Without a dollar: the number of won placements, modulo `modulus`.
pub fn count_wins(cells: u64, coins: u64, modulus: u64) -> u64 {
    let lost = count_losses(cells, coins, modulus);
    others(lost, placements(cells, coins, modulus), modulus)
}

/// Without a dollar: the number of lost placements when whoever cannot move wins, modulo
/// `modulus`. They differ where no heap is above 1: then an odd number of ones is lost.
pub fn misere_count_losses(cells: u64, coins: u64, modulus: u64) -> u64 {
    let lost = count_losses(cells, coins, modulus);
    free_cells(cells, coins, modulus).map_or(0, |free| {
        let heaps = (coins as usize + 1) / 2;
        let others = sums_of_ones(free, coins as usize - heaps, modulus);
        let choices = binomials(heaps, free, modulus);
        let ways = choices.iter().zip(others.iter().rev());
        ways.enumerate().fold(lost, |lost, (ones, (&choice, &other))| {
            let ways = mul_mod(choice, other, modulus);
            (lost + if ones % 2 == 1 { ways } else { modulus - ways }) % modulus
        })
    })
}

/// The number of won placements when whoever cannot move wins, modulo `modulus`.
pub fn misere_count_wins(cells: u64, coins: u64, modulus: u64) -> u64 {
    let lost = misere_count_losses(cells, coins, modulus);
    others(lost, placements(cells, coins, modulus), modulus)
}

/// The number of lost placements when whoever bags the dollar wins, modulo `modulus`.
pub fn dollar_count_losses(cells: u64, coins: u64, modulus: u64) -> u64 {
    // In the first place the dollar wins, and in the second the coin before it must not be bagged.
    lost_in_places(cells, coins, (coins.min(2) / 2, coins.saturating_sub(2)), modulus)
}

/// The number of won placements when whoever bags the dollar wins, modulo `modulus`.
pub fn dollar_count_wins(cells: u64, coins: u64, modulus: u64) -> u64 {
    let lost = dollar_count_losses(cells, coins, modulus);
    others(lost, dollar_placements(cells, coins, modulus), modulus)
}

/// The number of lost placements when whoever bags the dollar loses, modulo `modulus`.
pub fn dollar_misere_count_losses(cells: u64, coins: u64, modulus: u64) -> u64 {
    // In the first place the dollar must not be bagged.
    lost_in_places(cells, coins, (coins.min(1), coins.saturating_sub(1)), modulus)
}

/// The number of won placements when whoever bags the dollar loses, modulo `modulus`.
pub fn dollar_misere_count_wins(cells: u64, coins: u64, modulus: u64) -> u64 {
    let lost = dollar_misere_count_losses(cells, coins, modulus);
    others(lost, dollar_placements(cells, coins, modulus), modulus)
}

/// The lost placements with the dollar in one of some places where the leftmost coin may go to cell
/// 1, or of others where it may go to the bag.
fn lost_in_places(cells: u64, coins: u64, (to_cell, to_bag): (u64, u64), modulus: u64) -> u64 {
    let free = match free_cells(cells, coins, modulus) {
        Some(free) => free,
        None => return 0,
    };
    let coins = coins as usize;
    let on_cells = lost(free, coins, modulus);
    let with_bag = match coins % 2 {
        0 => on_cells,
        _ => lost(free + 1, coins, modulus) + modulus - lost(free + 1, coins - 1, modulus),
    };
    let before = mul_mod(to_cell % modulus, on_cells, modulus);
    let after = mul_mod(to_bag % modulus, with_bag % modulus, modulus);
    (before + after) % modulus
}

fn dollar_placements(cells: u64, coins: u64, modulus: u64) -> u64 {
    mul_mod(coins % modulus, placements(cells, coins, modulus), modulus)
}

/// How many of all are not among these.
fn others(these: u64, all: u64, modulus: u64) -> u64 {
    (all + modulus - these) % modulus
}

/// As `C(cells, coins) % modulus`.
fn placements(cells: u64, coins: u64, modulus: u64) -> u64 {
    let free = free_cells(cells, coins, modulus);
    free.map_or(0, |free| sums_of_ones(free, coins as usize, modulus)[free])
}

/// The cells without coins, if all have a cell.
fn free_cells(cells: u64, coins: u64, modulus: u64) -> Option<usize> {
    check_modulus(modulus);
    assert!(cells >> 26 == 0, "{} cells are not below 2^26", cells);
    cells.checked_sub(coins).map(|free| free as usize)
}

/// The lost placements of coins with so many free cells.
fn lost(free: usize, coins: usize, modulus: u64) -> u64 {
    let heaps = (coins + 1) / 2;
    let choices: Vec<u64> = binomials(heaps, free, modulus).into_iter().step_by(2).collect();
    // Of the even sums: an odd one is lost nowhere.
    let mut lost = vec![1 % modulus];
    for half in 1..=free / 2 {
        let ways = choices.iter().skip(half % 2).step_by(2);
        let count = dot(ways.zip(lost[..=half / 2].iter().rev()), modulus);
        lost.push(count);
    }
    let others = sums_of_ones(free, coins - heaps, modulus);
    dot(lost.iter().zip(others.iter().rev().step_by(2)), modulus)
}

/// As `C(sum + times, times) % modulus` for each sum up to `max`: the lists of `times + 1` numbers
/// with this sum.
fn sums_of_ones(max: usize, times: usize, modulus: u64) -> Vec<u64> {
    let mut sums = vec![1 % modulus; max + 1];
    for _ in 0..times {
        let mut sum = 0;
        for count in &mut sums {
            sum += *count;
            sum -= if sum < modulus { 0 } else { modulus };
            *count = sum;
        }
    }
    sums
}

/// As `C(n, j) % modulus` for `j` up to `n` and `max`.
fn binomials(n: usize, max: usize, modulus: u64) -> Vec<u64> {
    let mut row = vec![0; n.min(max) + 1];
    row[0] = 1 % modulus;
    for length in 1..=n {
        for j in (1..=length.min(max)).rev() {
            row[j] = (row[j] + row[j - 1]) % modulus;
        }
    }
    row
}

/// The sum of the products of at most 2^26 pairs.
fn dot<'a>(pairs: impl Iterator<Item = (&'a u64, &'a u64)>, modulus: u64) -> u64 {
    let products = pairs.map(|(&a, &b)| u128::from(a) * u128::from(b));
    let wide = u128::from(modulus);
    // Below 2^48 the sum of the products is in u128.
    let total: u128 =
        if modulus >> 48 == 0 { products.sum() } else { products.map(|p| p % wide).sum() };
    (total % wide) as u64
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

fn mul_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if modulus >> 32 == 0 {
        return a * b % modulus;
    }
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}
