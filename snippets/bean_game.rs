//! Bean game: turn a heap into two smaller ones of any sizes, empty ones too; whoever cannot move loses.
//!
//! A heap of `x > 0` stones has as Grundy value the `x`-th number with an odd number of ones in
//! binary: 1, 2, 4, 7, 8, … An option is a pair of smaller heaps, whose value is the xor of two
//! earlier numbers of this list, or of one of them and 0. So it is an earlier number of the list,
//! or has an even number of ones, but it is never the heap's own value. Every smaller number with
//! an even number of ones is reached: give one heap the value of its lowest bit, and the other heap
//! the rest.
//!
//! A bean that leaves jar `i` for two beans in jars behind it (`jar_wins`, `jar_winning_moves`) is
//! a heap with one stone for each jar behind jar `i`. A number that is replaced by two of its
//! divisors, other than 1 and itself (`divisor_grundy_values`), is a heap with one stone less than
//! the number has prime factors.
//!
//! ```
//! use nim_snippets::bean_game::*;
//!
//! assert_eq!(grundy(&[4]), 7); // of one heap
//! assert!(wins(&[1, 3, 4]) && !wins(&[1, 1]));
//! assert!(winning_moves(&[1, 3]).eq([(1, vec![0, 1])]));
//! assert!(jar_wins(&[1, 0, 1, 5000]));
//! assert_eq!(jar_winning_moves(&[1, 0, 1, 5000]).next(), Some((0, 2, 3)));
//! assert_eq!(divisor_grundy_values(12)[6..], [1, 0, 2, 1, 1, 0, 2]); // 12 = 2 * 2 * 3
//! ```
//!
//! - Time: `O(1)` for a heap or jar. Listing the moves of a heap tries all smaller heaps, 10^8 a
//!   second; listing the moves of jars tries all later jars. `O(n)` for the values of numbers up to
//!   `n`: 10^7 take 0.2 s.
//! - Limit: `winning_moves: heap ≤ 10^8`; `jar_winning_moves: beans.len() ≤ 10^4`;
//!   `divisor_grundy_values: n ≤ 10^7` (96 MiB).
//! - Input: heaps below 2^63. If parts must not be empty, give each heap as one stone less. The
//!   beans of a jar count by their parity.
//! - Panics: a heap of 2^63 or more, or `n` above `u32::MAX`.
//! - Misère: tame; while no heap has more than one stone, xor 1 loses instead of 0.
//! - Source: this library; HNOI2007 "分裂游戏" (Luogu P3185), Project Euler 550 "Divisor Game". The
//!   values are those of Mock Turtles.
//! - 日本語: 豆のゲーム: 一つの山を、より小さい好きな大きさの二つの山 (空も可) にする。動けなければ負け。
//! - See also: [`coin_turning`](super::coin_turning) (Mock Turtles),
//!   [`lasker_nim`](super::lasker_nim) and [`grundys_game`](super::grundys_game) (no stone is
//!   removed), [`divisor_games`](super::divisor_games) (one divisor),
//!   [`sprague_grundy`](super::sprague_grundy) (other sizes).

#![cfg_attr(doc, doc(alias("分裂游戏", "豆", "two smaller heaps", "より小さい 2 つの山", "beans")))]
#![cfg_attr(doc, doc(alias("jars", "瓶子 豆子", "HNOI2007 分裂游戏")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap))
}

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    grundy(heaps) != 0
}

/// All winning moves `(i, parts)`: heap `i` becomes the two parts, the smaller first. Ascending.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = grundy(heaps);
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        splits(heap, xor ^ value(heap)).map(move |(a, b)| (i, vec![a, b]))
    })
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64]) -> bool {
    grundy(heaps) != u64::from(heaps.iter().all(|&heap| heap <= 1))
}

/// All winning moves `(i, parts)` in misère play.
pub fn misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = grundy(heaps);
    let big = heaps.iter().filter(|&&heap| heap > 1).count();
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let others = xor ^ value(heap);
        let others_are_small = big == usize::from(heap > 1);
        // Two parts of at most one stone leave nothing big if the others are small: xor 1 loses.
        let small = splits(heap.min(2), others ^ 1).filter(move |_| others_are_small);
        // Every other move leaves something big: xor 0 loses.
        let large = splits(heap, others).filter(move |parts| !others_are_small || parts.1 > 1);
        small.chain(large).map(move |(a, b)| (i, vec![a, b]))
    })
}

/// Does the player to move win if a bean goes from jar `i` as two beans into jars behind it?
pub fn jar_wins(beans: &[u64]) -> bool {
    jars_xor(beans) != 0
}

/// All winning moves `(i, j, k)`: one bean of jar `i` becomes one in jar `j` and one in jar `k`.
pub fn jar_winning_moves(beans: &[u64]) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
    let last = beans.len().saturating_sub(1);
    let xor = jars_xor(beans);
    (0..last).filter(move |&i| beans[i] > 0).flat_map(move |i| {
        let wanted = xor ^ value((last - i) as u64);
        (i + 1..=last).filter_map(move |j| {
            let behind = heap_with_value(wanted ^ value((last - j) as u64))?;
            let fits = behind <= (last - j) as u64;
            fits.then(|| (i, j, last - behind as usize))
        })
    })
}

/// The Grundy values of `0..=n` if a number is replaced by two of its divisors, neither 1 nor
/// itself.
pub fn divisor_grundy_values(n: usize) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut prime_factors = vec![0_u64; n + 1];
    let mut primes = Vec::new();
    for i in 2..=n {
        if prime_factors[i] == 0 {
            prime_factors[i] = 1;
            primes.push(i);
        }
        for &prime in primes.iter().take_while(|&prime| prime * i <= n) {
            prime_factors[prime * i] = prime_factors[i] + 1;
            if i % prime == 0 {
                break; // a larger prime comes with the smaller factor
            }
        }
    }
    prime_factors.into_iter().map(|count| value(count.saturating_sub(1))).collect()
}

/// The value of one heap.
fn value(heap: u64) -> u64 {
    assert!(heap < 1 << 63, "a heap of {} is not below 2^63", heap);
    heap.checked_sub(1).map_or(0, |n| 2 * n + u64::from(n.count_ones() % 2 == 0))
}

fn jars_xor(beans: &[u64]) -> u64 {
    let odd = beans.iter().rev().zip(0..).filter(|&(&beans, _)| beans % 2 == 1);
    odd.fold(0, |xor, (_, heap)| xor ^ value(heap))
}

/// The pairs `a <= b` of smaller heaps with `value(a) ^ value(b) == target`, by their `a`.
fn splits(heap: u64, target: u64) -> impl Iterator<Item = (u64, u64)> {
    // The value of a heap has an odd number of ones, or is 0.
    let end = if target.count_ones() % 2 == 1 { heap.min(1) } else { heap };
    (0..end).filter_map(move |a| {
        let b = heap_with_value(target ^ value(a))?;
        (a <= b && b < heap).then_some((a, b))
    })
}

/// The same as `(0..).find(|&heap| value(heap) == target)`, if there is such a heap.
fn heap_with_value(target: u64) -> Option<u64> {
    let is_value = target == 0 || target.count_ones() % 2 == 1;
    is_value.then(|| target / 2 + target.min(1))
}
