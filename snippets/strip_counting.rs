//! Strip counting: the number of losing placements of coins in the silver dollar game and in Georgia and Bob.
//!
//! Coins slide left without jumping. Pair them from the right: each gap in a pair is a heap of Nim,
//! and a leftmost coin without a partner is a heap of the cells on its way (see `silver_dollar`).
//! Let `f(s)` be the number of ways to distribute `s` cells to these heaps such that the xor is 0.
//! The lowest bit is 1 in an even number `j` of heaps. Without these `j` cells, all heaps are even,
//! and their halves are one of the ways for `(s - j) / 2` cells. So `f(s)` is the sum of
//! `C(heaps, j) f((s - j) / 2)`. The other free cells may lie in any way in the other gaps and
//! behind the last coin. With a dollar, any coin may be the dollar; placements with the dollar
//! leftmost never lose. A leftmost coin without a partner may go to cell 1, or to the bag at cell 0
//! where that does not lose: then count on a strip that begins with cell 0, and subtract the
//! placements with a coin there.
//!
//! ```
//! use nim_snippets::strip_counting::{count_losses, count_wins, dollar_count_wins};
//!
//! // Two coins on four cells: 1 2, 2 3, 3 4 lose, 1 3, 1 4, 2 4 win.
//! assert_eq!(count_losses(4, 2, 998_244_353), 3);
//! assert_eq!(count_wins(4, 2, 998_244_353), 3);
//! assert_eq!(dollar_count_wins(10, 3, 998_244_353), 324); // Project Euler 344
//! ```
//!
//! - Time: `O(nc)` for `c` coins on `n` cells: 10^6 cells with 101 coins, one the dollar, take 0.3
//!   s. Memory: `O(n)`.
//! - Limit: `cells ≤ 4·10^6, cells · coins ≤ 10^8`.
//! - Input: any number of coins, which may exceed that of the cells. The coins without value are
//!   alike, and the dollar is one of the `c` coins; none begins in the bag.
//! - Panics: if there are 2^26 cells or more, or the modulus is 0 or above 2^63 - 1.
//! - Source: this library; Project Euler 344 "Silver dollar game", Luogu P5363.
//! - 日本語: コインの置き方の数え上げ: `n` マスに `c` 枚のコインを置く方法のうち、銀貨ゲームの必敗の局面の数。
//! - See also: [`silver_dollar`](super::silver_dollar) (who wins, winning moves),
//!   [`staircase_nim`](super::staircase_nim), [`moore_counting`](super::moore_counting) (heaps).

#![cfg_attr(doc, doc(alias("count silver dollar positions", "移动金币", "Luogu P5363")))]
#![cfg_attr(doc, doc(alias("PE 344 Silver dollar game", "コインの配置の数え上げ")))]

/// Without a dollar: the number of losing placements.
pub fn count_losses(cells: u64, coins: u64, modulus: u64) -> u64 {
    let free = free_cells(cells, coins, modulus);
    free.map_or(0, |free| losses(free, coins as usize, modulus))
}

/// Without a dollar: the number of winning placements.
pub fn count_wins(cells: u64, coins: u64, modulus: u64) -> u64 {
    let losses = count_losses(cells, coins, modulus);
    (placements(cells, coins, modulus) + modulus - losses) % modulus
}

/// The number of losing placements if whoever bags the dollar wins.
pub fn dollar_count_losses(cells: u64, coins: u64, modulus: u64) -> u64 {
    let free = free_cells(cells, coins, modulus).filter(|_| coins > 1);
    free.map_or(0, |free| {
        // The dollar is the second coin, behind one that must not be bagged, or a later coin.
        let coins = coins as usize;
        let to_cell = losses(free, coins, modulus);
        let to_bag = match coins % 2 {
            0 => to_cell,
            _ => losses(free + 1, coins, modulus) + modulus - losses(free + 1, coins - 1, modulus),
        };
        let later = mul_mod((coins - 2) as u64, to_bag % modulus, modulus);
        (to_cell + later) % modulus
    })
}

/// The number of winning placements if whoever bags the dollar wins.
pub fn dollar_count_wins(cells: u64, coins: u64, modulus: u64) -> u64 {
    let placements = placements(cells, coins, modulus);
    let all = mul_mod(coins % modulus, placements, modulus);
    (all + modulus - dollar_count_losses(cells, coins, modulus)) % modulus
}

/// The cells without coins, if all coins have a cell.
fn free_cells(cells: u64, coins: u64, modulus: u64) -> Option<usize> {
    check_modulus(modulus);
    assert!(cells >> 26 == 0, "{} cells are not below 2^26", cells);
    cells.checked_sub(coins).map(|free| free as usize)
}

/// `C(cells, coins)`.
fn placements(cells: u64, coins: u64, modulus: u64) -> u64 {
    let free = free_cells(cells, coins, modulus);
    free.map_or(0, |free| counts_by_sum(free, coins as usize + 1, modulus)[free])
}

/// The losing placements of coins with this number of free cells.
fn losses(free: usize, coins: usize, modulus: u64) -> u64 {
    let heaps = (coins + 1) / 2;
    let choices = binomials(heaps, free, modulus);
    let mut even = vec![1 % modulus]; // f(0), f(2), f(4), …: f of an odd sum is 0
    for i in 1..=free / 2 {
        // f(2i) is the sum of C(heaps, 2j) f(i - j) over all j for which i - j is even.
        let ways = choices.iter().step_by(2).skip(i % 2).step_by(2);
        let smaller = even[..=i / 2].iter().rev();
        even.push(dot(ways, smaller, modulus));
    }
    // The heaps have 2i cells, and the other gaps have the rest.
    let others = counts_by_sum(free, coins + 1 - heaps, modulus);
    dot(even.iter(), others.iter().rev().step_by(2), modulus)
}

/// For each sum up to `max` the number of lists of `n > 0` numbers with this sum.
fn counts_by_sum(max: usize, n: usize, modulus: u64) -> Vec<u64> {
    let mut counts = vec![1 % modulus; max + 1];
    for _ in 1..n {
        let mut sum = 0;
        for count in &mut counts {
            sum = add_mod(sum, *count, modulus);
            *count = sum;
        }
    }
    counts
}

/// `C(n, j)` for `j` up to `n` and `max`.
fn binomials(n: usize, max: usize, modulus: u64) -> Vec<u64> {
    let mut row = vec![0; n.min(max) + 1];
    row[0] = 1 % modulus;
    for length in 1..=n {
        for j in (1..=length.min(max)).rev() {
            row[j] = add_mod(row[j], row[j - 1], modulus);
        }
    }
    row
}

/// The sum of the products of pairs.
fn dot<'a>(
    a: impl Iterator<Item = &'a u64>,
    b: impl Iterator<Item = &'a u64>,
    modulus: u64,
) -> u64 {
    let wide = u128::from(modulus);
    let sum = a.zip(b).fold(0, |sum, (&a, &b)| {
        let sum = sum + u128::from(a) * u128::from(b);
        if sum >> 127 == 0 { sum } else { sum % wide }
    });
    (sum % wide) as u64
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

fn add_mod(a: u64, b: u64, modulus: u64) -> u64 {
    let sum = a + b;
    if sum < modulus { sum } else { sum - modulus }
}

fn mul_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if modulus >> 32 == 0 {
        return a * b % modulus;
    }
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}
