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
//! - Time: `O(√h)` for the value of a heap of `h` stones, 0.1 ms for 10^9, seconds for 10^18. The
//!   moves take the value of each divisor.
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
    moves(heaps, min, move |before, part, count| xor == before ^ split_value(part, count, min))
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
        let all_small = big == usize::from(before > 1) && value(part, min) <= 1;
        xor ^ before ^ split_value(part, count, min) == u64::from(all_small)
    })
}

fn values(heaps: &[u64], min: u64) -> impl Iterator<Item = u64> + '_ {
    assert!(min > 0, "min must be positive");
    heaps.iter().map(move |&heap| value(heap, min))
}

/// The value of one heap.
fn value(heap: u64, min: u64) -> u64 {
    let mut room = heap / min;
    let mut factors = prime_factors(heap);
    let spare_twos = heap.trailing_zeros().saturating_sub(1) as usize;
    factors.drain(..spare_twos.min(factors.len()));
    let fits = |p: &u64| {
        room /= p;
        room > 0
    };
    factors.into_iter().take_while(fits).count() as u64
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

fn split_value(part: u64, count: u64, min: u64) -> u64 {
    if count % 2 == 0 { 0 } else { value(part, min) }
}

/// The moves `(i, part, count)` that win, told by the heap's value, the part and the count.
fn moves<'a>(
    heaps: &'a [u64],
    min: u64,
    wins: impl Fn(u64, u64, u64) -> bool + Copy + 'a,
) -> impl Iterator<Item = (usize, u64, u64)> + 'a {
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let before = value(heap, min);
        let parts = divisors(heap).into_iter().filter(move |&part| min <= part && part < heap);
        let moves = parts.map(move |part| (i, part, heap / part));
        moves.filter(move |&(_, part, count)| wins(before, part, count))
    })
}

/// The divisors in ascending order; 0 has none.
fn divisors(n: u64) -> Vec<u64> {
    let mut divisors = vec![1; usize::from(n > 0)];
    let (mut rest, mut p) = (n, 2);
    while rest > 1 {
        if rest % p == 0 {
            divisors.extend(divisors.clone().iter().map(|d| d * p));
            divisors.sort_unstable();
            divisors.dedup();
            rest /= p;
        } else if p > rest / p {
            p = rest; // a prime number
        } else {
            p += 1;
        }
    }
    divisors
}

/// The prime factors of a number with multiplicity, ascending; 0 has none.
fn prime_factors(n: u64) -> Vec<u64> {
    let mut factors = vec![];
    let mut rest = n;
    let mut p = 2;
    while p <= rest / p {
        if rest % p == 0 {
            factors.push(p);
            rest /= p;
        } else {
            p += 1;
        }
    }
    if rest > 1 {
        factors.push(rest);
    }
    factors
}
