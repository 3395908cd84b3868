//! Equal split: turn a heap into two or more equal heaps of at least `min` stones; whoever cannot move loses.
//!
//! Multiply the prime factors of a heap `h`, smallest first, each as often as it divides `h`, but 2
//! only once, while the product is at most `h / min`. The number of factors in this product is the
//! Grundy value. For `h = 90` and `min = 4`, the product 2·3·3 = 18 is at most 22, but 2·3·3·5 is
//! not: the value is 3.
//!
//! An even number of equal heaps has value 0; an odd number has the value of one of them. A split
//! into an odd number `c` of parts takes the factors of `c` out of the list, and divides the bound
//! by `c`, so a part has a smaller value than the heap: three heaps of 30 have value 2, as 2·3 is
//! at most 7. If `c` is the product of the `k` least odd factors, the value falls by `k`. So all
//! smaller numbers are reached; two halves have value 0. See the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/equal_split.md).
//!
//! ```
//! use nim_snippets::equal_split::{grundy, winning_moves, wins};
//!
//! assert_eq!((grundy(&[12], 1), grundy(&[45], 1)), (2, 3));
//! assert_eq!(grundy(&[45], 4), 2); // 3 * 3 <= 45 / 4
//! assert!(wins(&[12, 3], 1) && !wins(&[12, 6], 1));
//! assert!(winning_moves(&[12, 3], 1).eq([(0, 4, 3)])); // three heaps of 4
//! ```
//!
//! - Time: `O(√h)` for the value of a heap of `h` stones, 0.1 ms for 10^9, seconds for 10^18; of
//!   many heaps, fewer divisions, by primes. The moves reuse the factors for all divisors.
//! - Limit: `Σ √heap ≤ 10^8`.
//! - Input: any heaps; those below `2 min` cannot be split, and `min` is 1 where any part will do.
//! - Panics: if `min` is 0.
//! - Misère: a sum loses iff its xor is 0, or 1 if no value is above 1. The game is tame: a heap
//!   of value 1 has only options with xor 0 and values of at most 1, and a heap of a greater value
//!   has such options with xor 0 and with xor 1.
//! - Source: this library; HackerRank "Tower Breakers, Again!", Codeforces 78 C "Beaver Game".
//! - 日本語: 等分割: 一つの山を、`min` 個以上の等しい大きさの、二つ以上の山に分ける。動けなければ負け。
//! - See also: [`fair_split`](super::fair_split) (nearly equal heaps),
//!   [`distinct_split`](super::distinct_split) (no two equal), [`halving_nim`](super::halving_nim)
//!   (halves), [`divisor_games`](super::divisor_games).

#![cfg_attr(doc, doc(alias("equal heaps", "等しい山に分ける", "Tower Breakers, Again!")))]
#![cfg_attr(doc, doc(alias("divide into equal parts", "平均分成若干堆")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64], min: u64) -> u64 {
    values(heaps, min).fold(0, |xor, value| xor ^ value)
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], min: u64) -> bool {
    grundy(heaps, min) != 0
}

/// All winning moves `(i, part, count)`: heap `i` becomes `count` heaps of `part` stones.
/// Ascending.
pub fn winning_moves(heaps: &[u64], min: u64) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
    let xor = grundy(heaps, min);
    moves(heaps, min, move |before, part, count| xor == before ^ split_value(part, count))
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64], min: u64) -> bool {
    let (xor, big) = xor_and_big(values(heaps, min));
    xor != u64::from(big == 0)
}

/// All winning moves `(i, part, count)` in misère play.
pub fn misere_winning_moves(
    heaps: &[u64],
    min: u64,
) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
    let (xor, big) = xor_and_big(values(heaps, min));
    moves(heaps, min, move |before, part, count| {
        let all_small = big == usize::from(before > 1) && part <= 1;
        xor ^ before ^ split_value(part, count) == u64::from(all_small)
    })
}

fn values(heaps: &[u64], min: u64) -> impl Iterator<Item = u64> + '_ {
    assert!(min > 0, "min must be positive");
    let primes = odd_primes(heaps);
    heaps.iter().map(move |&heap| value(heap, min, &primes))
}

/// The value of one heap.
fn value(heap: u64, min: u64, primes: &[u64]) -> u64 {
    let mut room = heap / min;
    let two = Some(2).filter(|_| heap % 2 == 0);
    let factors = two.into_iter().chain(odd_factors(heap, room, primes));
    let fits = |p: &u64| {
        room /= p;
        room > 0
    };
    factors.take_while(fits).count() as u64
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// The value of `count` heaps of value `part`.
fn split_value(part: u64, count: u64) -> u64 {
    if count % 2 == 0 { 0 } else { part }
}

/// The moves `(i, part, count)` that win, told by the values of the heap and a part, and the count.
fn moves<'a>(
    heaps: &'a [u64],
    min: u64,
    wins: impl Fn(u64, u64, u64) -> bool + Copy + 'a,
) -> impl Iterator<Item = (usize, u64, u64)> + 'a {
    let primes = odd_primes(heaps);
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let factors: Vec<u64> = odd_factors(heap, heap, &primes).collect();
        let before = value(heap, min, &factors);
        let parts = divisors(heap, &factors).into_iter();
        let moves = parts.filter(move |&part| min <= part && part < heap);
        let moves = moves.map(move |part| (i, part, heap / part));
        // The factors of a part are among those of the heap.
        moves.filter(move |&(_, part, count)| wins(before, value(part, min, &factors), count))
    })
}

/// The divisors in ascending order, made from the odd prime factors; 0 has none.
fn divisors(n: u64, odd_factors: &[u64]) -> Vec<u64> {
    if n == 0 {
        return vec![];
    }
    let mut divisors: Vec<u64> = (0..=n.trailing_zeros()).map(|twos| 1 << twos).collect();
    for p in odd_factors {
        divisors.extend(divisors.clone().iter().map(|d| d * p));
        divisors.sort_unstable();
        divisors.dedup();
    }
    divisors
}

/// The odd prime factors with multiplicity, ascending, at least those up to `max`; 0 has none. Up
/// to the last of the `primes` only these are tried.
fn odd_factors(n: u64, max: u64, primes: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let mut rest = n.checked_shr(n.trailing_zeros()).unwrap_or(0);
    let next = primes.last().map_or(3, |p| p + 2);
    let mut candidates = primes.iter().copied().chain((next..).step_by(2));
    let mut p = candidates.next();
    std::iter::from_fn(move || {
        while let Some(divisor) = p.filter(|&p| rest > 1 && p <= max) {
            if rest % divisor == 0 {
                rest /= divisor;
                return Some(divisor);
            } else if divisor > rest / divisor {
                return Some(std::mem::replace(&mut rest, 1)); // a prime number
            }
            p = candidates.next();
        }
        None
    })
}

/// The odd primes up to the root of the largest heap, but none above 2^16. To find them does not
/// pay for a single heap.
fn odd_primes(heaps: &[u64]) -> Vec<u64> {
    if heaps.len() < 2 {
        return vec![];
    }
    let max = heaps.iter().fold(0, |max, &heap| heap.max(max));
    let end = (1..1 << 16).find(|root| root * root > max).unwrap_or(1 << 16) as usize;
    let mut is_prime = vec![true; end];
    for p in (3..end).step_by(2).take_while(|p| p * p < end) {
        if is_prime[p] {
            for multiple in (p * p..end).step_by(2 * p) {
                is_prime[multiple] = false;
            }
        }
    }
    (3..end).step_by(2).filter(|&p| is_prime[p]).map(|p| p as u64).collect()
}
