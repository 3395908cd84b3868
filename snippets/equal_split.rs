//! Equal split: turn a heap into two or more equal heaps; whoever cannot move loses.
//!
//! An even number of equal heaps is worth 0, an odd number as much as one of them. With `t` the
//! number of odd prime factors of a heap, each as often as it divides, an odd heap has options of
//! all values below `t`, and an even one those below `t + 1`: 0, and 1 to `t` by odd divisors. So a
//! heap is worth `t`, and one more if it is even. In misère play a sum is lost iff its xor is 0, or
//! 1 if all heaps are worth at most 1: all others have options of both outcomes, single stones and
//! heaps worth 1, and by induction all options are of this kind, which makes the game tame.
//!
//! ```
//! use nim_snippets::equal_split::{grundy, winning_moves, wins};
//!
//! assert_eq!((grundy(12), grundy(45)), (2, 3));
//! assert!(wins(&[12, 3]) && !wins(&[12, 6]));
//! assert!(winning_moves(&[12, 3]).eq([(0, 4, 3)])); // three heaps of 4
//! ```
//!
//! - Time: `O(√h)` for a heap of `h` stones: a heap of 10^12 takes 2 ms, one of 10^18 two seconds.
//! - Input: any heaps; 0 and 1 cannot be split. In misère play a finished position is won without a
//!   move.
//! - Source: own proof; HackerRank "Tower Breakers, Again!".
//! - 日本語: 等分割: 一つの山を二つ以上の同じ大きさの山に分ける。動けなければ負け。
//! - See also: `fair_split` (nearly equal heaps), `halving_nim` (halves), `divisor_games`.

#![cfg_attr(doc, doc(alias("equal heaps", "等しい山に分ける", "Tower Breakers, Again!")))]
#![cfg_attr(doc, doc(alias("divide into equal parts", "平均分成若干堆")))]

/// The Grundy value of one heap.
pub fn grundy(heap: u64) -> u64 {
    if heap == 0 {
        return 0;
    }
    let mut odd = heap >> heap.trailing_zeros();
    let mut value = u64::from(odd < heap);
    let mut p = 3;
    while p <= odd / p {
        while odd % p == 0 {
            odd /= p;
            value += 1;
        }
        p += 2;
    }
    value + u64::from(odd > 1)
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64]) -> bool {
    total(heaps).0 != 0
}

/// All winning moves `(i, part, count)`: heap `i` becomes `count` heaps of `part` stones.
/// Ascending.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
    let (xor, _) = total(heaps);
    moves(heaps, move |before, part, count| xor == before ^ worth(part, count))
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[u64]) -> bool {
    let (xor, big) = total(heaps);
    xor != u64::from(big == 0)
}

/// All winning moves `(i, part, count)` when whoever cannot move wins.
pub fn misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
    let (xor, big) = total(heaps);
    moves(heaps, move |before, part, count| {
        let all_small = big == usize::from(before > 1) && grundy(part) <= 1;
        xor ^ before ^ worth(part, count) == u64::from(all_small)
    })
}

/// The xor of the values, and how many of them are above 1.
fn total(heaps: &[u64]) -> (u64, usize) {
    let add = |(xor, big), value| (xor ^ value, big + usize::from(value > 1));
    heaps.iter().map(|&heap| grundy(heap)).fold((0, 0), add)
}

fn worth(part: u64, count: u64) -> u64 {
    if count % 2 == 0 { 0 } else { grundy(part) }
}

/// The moves `(i, part, count)` that win, told by the heap's value, the part and the count.
fn moves<'a>(
    heaps: &'a [u64],
    wins: impl Fn(u64, u64, u64) -> bool + Copy + 'a,
) -> impl Iterator<Item = (usize, u64, u64)> + 'a {
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let before = grundy(heap);
        let small = (1..).take_while(move |d| *d <= heap / d).filter(move |d| heap % d == 0);
        let large: Vec<u64> = small.clone().map(|d| heap / d).filter(|d| heap / d < *d).collect();
        let parts = small.chain(large.into_iter().rev()).filter(move |&part| part < heap);
        let parts = parts.map(move |part| (part, heap / part));
        parts
            .filter(move |&(part, count)| wins(before, part, count))
            .map(move |(part, count)| (i, part, count))
    })
}
