//! Schwenk's game: take at most `m` times as many stones as the opponent just took; whoever cannot move loses.
//!
//! With `H = 1, …` and `H[i + 1] = H[i] + H[j]`, `j` least with `m H[j] >= H[i]`, write the heap as
//! a sum of the largest `H` that fits, the largest that fits what is left, and so on: each part is
//! then more than `m` times as large as the next smaller one. The player to move wins iff the limit
//! allows the smallest part: without it the next part is out of reach. A move leaves a lost
//! position iff it takes some of the smallest parts, and `m` times their sum is below the next one.
//! Misère play is normal play with one stone less, since nobody wants to take the last.
//!
//! ```
//! use nim_snippets::schwenk_nim::{winning_moves, wins};
//!
//! assert!(!wins(14, 2, 3)); // 14 = 3 + 11, of 1, 2, 3, 4, 6, 8, 11, …
//! assert!(wins(14, 3, 3));
//! assert!(winning_moves(9, 8, 3).eq([1])); // 9 = 1 + 8
//! ```
//!
//! - Time: `O(m log(n / m))` and as much memory, nothing of it while the heap has at most `m`
//!   stones: 10^5 heaps of 10^18 a second with `m = 10`.
//! - Input: any heap and limit. `m >= 1` is asserted. A player who may take nothing, for want of
//!   stones or with limit 0, has lost, and in misère play won.
//! - Source: A. J. Schwenk, "Take-away games", 1970.
//! - See also: `fibonacci_nim` (twice as many, faster), `bounded_nim` (the same limit every time).

/// Does the player to move win, who may take at most `limit` stones?
pub fn wins(heap: u64, limit: u64, m: u64) -> bool {
    winning_moves(heap, limit, m).next().is_some()
}

/// All winning moves, by what is taken: how many stones, ascending.
pub fn winning_moves(heap: u64, limit: u64, m: u64) -> impl Iterator<Item = u64> {
    assert!(m > 0, "m must be positive");
    let numbers = numbers(heap, m);
    let mut rest = heap;
    let mut next = smallest_part(heap, m, &numbers);
    let tails = std::iter::from_fn(move || {
        rest -= Some(next).filter(|&next| next > 0)?;
        next = smallest_part(rest, m, &numbers);
        Some((heap - rest, next))
    });
    let wins = move |&(sum, next): &(u64, u64)| next == 0 || next > m.saturating_mul(sum);
    tails.take_while(move |&(sum, _)| sum <= limit).filter(wins).map(|(sum, _)| sum)
}

/// Does the player to move win if taking the last stone loses?
pub fn misere_wins(heap: u64, limit: u64, m: u64) -> bool {
    heap == 0 || limit == 0 || wins(heap - 1, limit, m)
}

/// All winning moves if taking the last stone loses, ascending.
pub fn misere_winning_moves(heap: u64, limit: u64, m: u64) -> impl Iterator<Item = u64> {
    winning_moves(heap.saturating_sub(1), limit, m)
}

/// The numbers `H` up to `heap`, or none where `heap` itself is sure to be one.
fn numbers(heap: u64, m: u64) -> Vec<u64> {
    let mut numbers = Vec::new();
    let mut next = Some(1_u64).filter(|_| heap > m);
    let mut j = 0;
    while let Some(number) = next.filter(|&number| number <= heap) {
        numbers.push(number);
        while m.saturating_mul(numbers[j]) < number {
            j += 1;
        }
        next = number.checked_add(numbers[j]);
    }
    numbers
}

/// The smallest part of a heap, 0 for 0.
fn smallest_part(heap: u64, m: u64, numbers: &[u64]) -> u64 {
    let mut rest = heap;
    while rest > m {
        let part = numbers[numbers.partition_point(|&number| number <= rest) - 1];
        if part == rest {
            break;
        }
        rest -= part;
    }
    rest // the numbers begin with 1, 2, …, m + 1
}
