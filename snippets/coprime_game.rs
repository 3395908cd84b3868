//! Coprime game: subtract from one of several numbers a number coprime to it; whoever cannot move loses.
//!
//! Every option of an even number is odd, and no odd number has value 0, so an even number has
//! value 0. An odd number can become an even number (the number 1 becomes 0), so it has a positive
//! value. It can also become 1, of value 1, and every prime below its least prime factor `p`,
//! but no multiple of `p`: if `p` divided the number that is left, it would also divide the number
//! that was subtracted. So the value of an odd number is the index of `p` among the primes: 3 is
//! the second prime, so 3, 9 and 15 have value 2.
//!
//! ```
//! use nim_snippets::coprime_game::{grundy_values, winning_moves, wins, CoprimeGame};
//!
//! assert_eq!(grundy_values(9), [0, 1, 0, 2, 0, 3, 0, 4, 0, 2]);
//! assert!(wins(&[9, 5])); // the second and the third prime
//! assert!(!wins(&[9, 3, 8]));
//! assert!(winning_moves(&[9, 5]).eq([(0, 5), (1, 3)]));
//! let game = CoprimeGame::new(10_000_000);
//! assert!(game.wins(&[9_999_991, 3]) && game.grundy(&[9_999_991]) == 664_579);
//! ```
//!
//! - Time: `O(n)` for the largest number `n`, 10^7 in 0.04 seconds, 2^26 in 0.3, with `2.5 n` bytes
//!   (`grundy_values` takes `8n` more); for many positions make one `CoprimeGame`. Listing moves
//!   tries each smaller number.
//! - Limit: `number ≤ 10^7` (96 MiB).
//! - Input: numbers up to 2^26; 0 has no moves, and 1 can become 0.
//! - Panics: if a number is above 2^26, or above the `max_heap` of the game.
//! - Source: well known; Codeforces 2004 E, "Not a Nim Problem", 2024.
//! - 日本語: 互いに素な数のゲーム: 一つの山から、その個数と互いに素な個数の石を取る。動けなければ負け。
//! - See also: [`divisor_games`](super::divisor_games) (subtract a divisor),
//!   [`subtraction_game`](super::subtraction_game) (a fixed set).

#![cfg_attr(doc, doc(alias("coprime", "互いに素", "互質", "relatively prime")))]
#![cfg_attr(doc, doc(alias("subtract a coprime number", "gcd 1", "Coprime Nim")))]
#![cfg_attr(doc, doc(alias("CF2004E Not a Nim Problem", "Project Euler 560 Coprime Nim")))]

use std::borrow::Borrow;

/// The values of the numbers up to a bound.
pub struct CoprimeGame {
    max_heap: u64,
    /// The values of odd numbers: that of `2i + 1` at index `i`.
    odd_values: Vec<u32>,
}

/// The Grundy values of `0..=n`.
pub fn grundy_values(n: usize) -> Vec<u64> {
    let game = CoprimeGame::new(n as u64);
    (0..=n as u64).map(|heap| game.value(heap)).collect()
}

/// The Grundy value: the xor of the numbers' values.
pub fn grundy(numbers: &[u64]) -> u64 {
    CoprimeGame::new(largest(numbers)).grundy(numbers)
}

/// Does the player to move win?
pub fn wins(numbers: &[u64]) -> bool {
    CoprimeGame::new(largest(numbers)).wins(numbers)
}

/// All winning moves `(i, left)`: number `i` becomes `left`.
pub fn winning_moves(numbers: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    moves(CoprimeGame::new(largest(numbers)), numbers)
}

impl CoprimeGame {
    /// Finds the least prime factors of the numbers up to `max_heap`.
    pub fn new(max_heap: u64) -> Self {
        let most = 1 << 26;
        assert!(max_heap <= most, "a heap of {} is above the {} of the table", max_heap, most);
        let mut odd_values = vec![0; max_heap as usize / 2 + 1];
        odd_values[0] = 1;
        let mut primes = Vec::new(); // without 2
        for i in 1..odd_values.len() {
            let number = 2 * i + 1;
            if odd_values[i] == 0 {
                primes.push(number as u32);
                odd_values[i] = primes.len() as u32 + 1;
            }
            // Each composite number is met once: as a number times its least prime factor.
            for (&p, index) in primes.iter().zip(2..=odd_values[i]) {
                match odd_values.get_mut(number * p as usize / 2) {
                    Some(value) => *value = index,
                    None => break,
                }
            }
        }
        CoprimeGame { max_heap, odd_values }
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |xor, &heap| xor ^ self.value(heap))
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, left)`: number `i` becomes `left`.
    pub fn winning_moves<'a>(
        &'a self,
        heaps: &'a [u64],
    ) -> impl Iterator<Item = (usize, u64)> + 'a {
        moves(self, heaps)
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let max = self.max_heap;
        assert!(heap <= max, "a heap of {} is above the {} of the table", heap, max);
        if heap % 2 == 0 { 0 } else { self.odd_values[heap as usize / 2].into() }
    }
}

fn moves<'a>(
    game: impl Borrow<CoprimeGame> + 'a,
    heaps: &'a [u64],
) -> impl Iterator<Item = (usize, u64)> + 'a {
    let xor = game.borrow().grundy(heaps);
    let lefts =
        heaps.iter().enumerate().flat_map(|(i, &heap)| (0..heap).map(move |left| (i, left)));
    lefts.filter(move |&(i, left)| {
        let target = xor ^ game.borrow().value(heaps[i]);
        game.borrow().value(left) == target && gcd(heaps[i], left) == 1
    })
}

fn largest(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |max, &n| n.max(max))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
