//! Equal split: turn a heap into two or more equal heaps of at least `min` stones; whoever cannot move loses.
//!
//! An even number of equal heaps is worth 0, an odd number as much as one of them. Of the prime
//! factors of a heap `h`, each as often as it divides, but 2 only once, take the least ones while
//! their product is at most `h / min`: their number `v` is its value. For an odd count `c` divides
//! this bound, too, so one part has fewer of them, and if `c` is a product of the least odd ones,
//! fewer by as many: any number below `v`, but for 0 of an even heap, which two halves are worth.
//!
//! In misère play a sum is lost iff its xor is 0, or 1 if all heaps are worth at most 1. The game
//! is tame: what is worth 1 has only options with xor 0 of heaps worth at most 1, and more than 1
//! has such options with xor 0 and 1, as small as the bound allows.
//!
//! ```
//! use nim_snippets::equal_split::{grundy, winning_moves, wins};
//!
//! assert_eq!((grundy(12, 1), grundy(45, 1), grundy(45, 4)), (2, 3, 2)); // 3 * 3 <= 45 / 4
//! assert!(wins(&[12, 3], 1) && !wins(&[12, 6], 1));
//! assert!(winning_moves(&[12, 3], 1).eq([(0, 4, 3)])); // three heaps of 4
//! ```
//!
//! - Time: `O(√h)` for a heap of `h` stones: a heap of 10^12 takes 2 ms, one of 10^18 two seconds.
//!   A value takes no more than `h / min` steps.
//! - Input: any heaps; those below `2 min` cannot be split, and `min` is 1 where any part will do.
//!   In misère play a finished position is won without a move.
//! - Source: own proof; HackerRank "Tower Breakers, Again!", Codeforces 78 C "Beaver Game".
//! - 日本語: 等分割: 一つの山を、それぞれ min 個以上の等しい二つ以上の山に分ける。動けなければ負け。
//! - See also: [`fair_split`](super::fair_split) (nearly equal heaps),
//!   [`distinct_split`](super::distinct_split) (no two equal), [`halving_nim`](super::halving_nim)
//!   (halves), [`divisor_games`](super::divisor_games).

#![cfg_attr(doc, doc(alias("equal heaps", "等しい山に分ける", "Tower Breakers, Again!")))]
#![cfg_attr(doc, doc(alias("divide into equal parts", "平均分成若干堆")))]

/// The Grundy value of one heap.
pub fn grundy(heap: u64, min: u64) -> u64 {
    assert!(min > 0, "min must be positive");
    let mut room = heap / min;
    if room < 2 {
        return 0;
    }
    let mut odd = heap >> heap.trailing_zeros();
    let is_even = odd < heap;
    room >>= u64::from(is_even);
    let mut value = u64::from(is_even);
    let mut p = 3;
    while p <= odd / p && p <= room {
        while odd % p == 0 && p <= room {
            odd /= p;
            room /= p;
            value += 1;
        }
        p += 2;
    }
    value + u64::from((2..=room).contains(&odd))
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
        let small = (1..).take_while(move |d| *d <= heap / d).filter(move |d| heap % d == 0);
        let large: Vec<u64> = small.clone().map(|d| heap / d).filter(|d| heap / d < *d).collect();
        let parts =
            small.chain(large.into_iter().rev()).filter(move |&part| min <= part && part < heap);
        let parts = parts.map(move |part| (part, heap / part));
        parts
            .filter(move |&(part, count)| wins(before, part, count))
            .map(move |(part, count)| (i, part, count))
    })
}
