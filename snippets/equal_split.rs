//! Equal split: turn a heap into two or more equal heaps of at least `min` stones; whoever cannot move loses.
//!
//! An even number of equal heaps is worth 0, an odd number as much as one of them. List the prime
//! factors of a heap `h` ascending, each as often as it divides `h`, but 2 only once. The first
//! ones, while their product is at most `h / min`, count the value `v` of the heap. An odd count
//! `c` takes its factors out of the list and divides the bound, so a part is worth less than `v`.
//! If `c` is the product of the `k` least odd factors, a part is worth `v - k`. So all numbers
//! below `v` are reached; two halves are worth 0.
//!
//! In misère play a sum is lost iff its xor is 0, or 1 if all heaps are worth at most 1. The game
//! is tame: a heap worth 1 has only options with xor 0 of heaps worth at most 1, and a heap worth
//! more has such options with xor 0 and with xor 1. Here is the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/equal_split.md).
//!
//! ```
//! use nim_snippets::equal_split::{grundy, winning_moves, wins};
//!
//! assert_eq!((grundy(12, 1), grundy(45, 1), grundy(45, 4)), (2, 3, 2)); // 3 * 3 <= 45 / 4
//! assert!(wins(&[12, 3], 1) && !wins(&[12, 6], 1));
//! assert!(winning_moves(&[12, 3], 1).eq([(0, 4, 3)])); // three heaps of 4
//! ```
//!
//! - Time: `O(√√h)` for the value of a heap of `h` stones: one of 10^12 takes at most 20 µs, a
//!   product of two primes near 2^32 1 ms. A heap's moves take the value of each of its divisors.
//! - Input: any heaps; those below `2 min` cannot be split, and `min` is 1 where any part will do.
//!   In misère play a finished position is won without a move.
//! - Source: own proof; HackerRank "Tower Breakers, Again!", Codeforces 78 C "Beaver Game".
//! - 日本語: 等分割: 一つの山を、それぞれ min 個以上の等しい二つ以上の山に分ける。動けなければ負け。
//! - See also: [`fair_split`](super::fair_split) (nearly equal heaps),
//!   [`distinct_split`](super::distinct_split) (no two equal), [`halving_nim`](super::halving_nim)
//!   (halves), [`divisor_games`](super::divisor_games).

#![cfg_attr(doc, doc(alias("equal heaps", "等しい山に分ける", "Tower Breakers, Again!")))]
#![cfg_attr(doc, doc(alias("divide into equal parts", "平均分成若干堆")))]

use std::collections::BTreeSet;

/// The Grundy value of one heap.
pub fn grundy(heap: u64, min: u64) -> u64 {
    assert!(min > 0, "min must be positive");
    let mut room = heap / min;
    if room < 2 {
        return 0;
    }
    let factors = sorted_factors(heap);
    let fits = |p: &&u64| {
        room /= **p;
        room > 0
    };
    let spare_twos = heap.trailing_zeros().saturating_sub(1) as usize;
    factors[spare_twos..].iter().take_while(fits).count() as u64
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], min: u64) -> bool {
    total(heaps, min).0 != 0
}

/// All winning moves `(i, part, count)`: heap `i` becomes `count` heaps of `part` stones.
/// Ascending.
pub fn winning_moves(heaps: &[u64], min: u64) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
    let (xor, _) = total(heaps, min);
    moves(heaps, min, move |before, part, count| xor == before ^ worth(part, count, min))
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[u64], min: u64) -> bool {
    let (xor, big) = total(heaps, min);
    xor != u64::from(big == 0)
}

/// All winning moves `(i, part, count)` when whoever cannot move wins.
pub fn misere_winning_moves(
    heaps: &[u64],
    min: u64,
) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
    let (xor, big) = total(heaps, min);
    moves(heaps, min, move |before, part, count| {
        let all_small = big == usize::from(before > 1) && grundy(part, min) <= 1;
        xor ^ before ^ worth(part, count, min) == u64::from(all_small)
    })
}

/// The xor of the values, and how many of them are above 1.
fn total(heaps: &[u64], min: u64) -> (u64, usize) {
    assert!(min > 0, "min must be positive");
    let add = |(xor, big), value| (xor ^ value, big + usize::from(value > 1));
    heaps.iter().map(|&heap| grundy(heap, min)).fold((0, 0), add)
}

fn worth(part: u64, count: u64, min: u64) -> u64 {
    if count % 2 == 0 { 0 } else { grundy(part, min) }
}

/// The moves `(i, part, count)` that win, told by the heap's value, the part and the count.
fn moves<'a>(
    heaps: &'a [u64],
    min: u64,
    wins: impl Fn(u64, u64, u64) -> bool + Copy + 'a,
) -> impl Iterator<Item = (usize, u64, u64)> + 'a {
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let before = grundy(heap, min);
        let parts = divisors(heap).into_iter().filter(move |&part| min <= part && part < heap);
        let moves = parts.map(move |part| (i, part, heap / part));
        moves.filter(move |&(_, part, count)| wins(before, part, count))
    })
}

/// Ascending; 0 has none.
fn divisors(n: u64) -> BTreeSet<u64> {
    let times = |all: BTreeSet<u64>, p: u64| all.iter().flat_map(|&d| vec![d, d * p]).collect();
    sorted_factors(n).into_iter().fold((n > 0).then_some(1).into_iter().collect(), times)
}

/// The prime factors of a number, each as often as it divides, ascending; 0 has none.
fn sorted_factors(n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let mut rest = n;
    for p in 2..256 {
        while rest % p == 0 && rest > 0 {
            factors.push(p);
            rest /= p;
        }
    }
    let mut products = vec![rest];
    while let Some(product) = products.pop().filter(|&product| product > 1) {
        match find_divisor(product) {
            divisor if divisor == product => factors.push(divisor),
            divisor => products.extend([divisor, product / divisor].iter()),
        }
    }
    factors.sort_unstable();
    factors
}

/// A divisor above 1 of a number without one below 256, itself only if it is prime: by Pollard's
/// rho, which multiplies differences of a sequence's members while the product is not 0.
fn find_divisor(n: u64) -> u64 {
    let mul = montgomery(n);
    let search = |c: u64| {
        let mut x = c;
        let mut earlier = c;
        let mut product = 1;
        (1..1_u64 << 20).find_map(|step| {
            if step.is_power_of_two() {
                earlier = x;
            }
            let square = mul(x, x);
            x = if square < c { n - c + square } else { square - c };
            let more = mul(product, x.max(earlier) - x.min(earlier));
            product = if more > 0 { more } else { product };
            let divisor = if step % 128 == 0 { gcd(n, product) } else { 1 };
            Some(divisor).filter(|&divisor| divisor > 1)
        })
    };
    if n < 1 << 16 || is_prime(n, mul) { n } else { (1..).find_map(search).expect("a divisor") }
}

/// Is an odd number above 37 prime? By the test of Miller and Rabin: `base^(n - 1)` is 1, and no
/// square on the way there is 1 but those of 1 and -1. No composite number below 2^64 passes it for
/// all these bases.
fn is_prime(n: u64, mul: impl Fn(u64, u64) -> u64) -> bool {
    let times_2_64 = |x: u64| ((u128::from(x) << 64) % u128::from(n)) as u64;
    let one = times_2_64(1);
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].iter().all(|&base| {
        let base = times_2_64(base);
        (0..64 - n.leading_zeros()).rev().try_fold(one, |power, bit| {
            let square = mul(power, power);
            let next = if (n - 1) >> bit & 1 == 1 { mul(square, base) } else { square };
            Some(next).filter(|_| square != one || power == one || power == n - one)
        }) == Some(one)
    })
}

/// As `a * b / 2^64` modulo an odd `n`, without a division (Montgomery).
fn montgomery(n: u64) -> impl Fn(u64, u64) -> u64 + Copy {
    // Each step of Newton's doubles the digits that are right.
    let step = |inverse: u64, _| inverse.wrapping_mul(2_u64.wrapping_sub(n.wrapping_mul(inverse)));
    let inverse = (0..6).fold(1, step);
    move |a, b| {
        let product = u128::from(a) * u128::from(b);
        let quotient = u128::from((product as u64).wrapping_mul(inverse));
        let [high, taken] = [product, quotient * u128::from(n)].map(|x| (x >> 64) as u64);
        if high < taken { n - (taken - high) } else { high - taken }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
