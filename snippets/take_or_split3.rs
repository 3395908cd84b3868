//! Take or split in three: take stones from one heap, or split it into three without taking; whoever cannot move loses.
//!
//! The Grundy value of a heap is its size, except that `8k + 7` and `8k + 8` change places. Taking
//! reaches the values of all smaller heaps. The heap `8k + 7` also reaches the value `8k + 7`, by a
//! split into 1, 2 and `8k + 4`. No split reaches the heap's own value: this is tested by computer,
//! not proven.
//!
//! ```
//! use nim_snippets::take_or_split3::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[7, 7, 1]) && !wins(&[7, 7]));
//! assert!(winning_moves(&[7, 7, 1]).next() == Some((2, vec![])));
//! assert_eq!(grundy(&[7]), 8); // of one heap
//! ```
//!
//! - Time: `O(n)` for `n` heaps; to list moves, a step for each number up to a third of the heap
//!   and for each move. A heap of 10^7 takes 0.2 s if no split wins; one of 10^6 may have 10^7
//!   moves.
//! - Limit: `winning_moves: heap ≤ 2·10^5`.
//! - Input: any heaps, empty ones too.
//! - Panics: a heap of `u64::MAX`, whose value is 2^64.
//! - Source: HDU 5795, "A Simple Nim".
//! - 日本語: 取るか三分割: 一つの山から石を取るか、取らずに三つの山に分ける。動けなければ負け。
//! - See also: [`lasker_nim`](super::lasker_nim) (split into two),
//!   [`octal_game`](super::octal_game) (other rules).

#![cfg_attr(doc, doc(alias("split into three", "山を 3 つに分ける", "HDU 5795 A Simple Nim")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap))
}

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    grundy(heaps) != 0
}

/// All winning moves `(i, parts)`: heap `i` becomes none, one or three heaps, ascending and none
/// empty. For one heap those that take come first, then splits ascend.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = grundy(heaps);
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let target = xor ^ value(heap);
        let left = Some(target).filter(|&target| target < u64::MAX).map(value);
        let take = left.filter(|&left| left < heap).map(|left| vec![left; usize::from(left > 0)]);
        let splits = (1..=heap / 3).flat_map(move |a| {
            let seconds = second_parts(heap - a, target ^ value(a)).skip_while(move |&b| b < a);
            seconds.map(move |b| vec![a, b, heap - a - b])
        });
        take.into_iter().chain(splits).map(move |parts| (i, parts))
    })
}

/// The value of one heap. It is its own inverse.
fn value(heap: u64) -> u64 {
    assert!(heap < u64::MAX, "the Grundy value {} is above u64::MAX", 1_u128 << 64);
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

/// The same as `(1..=rest / 2).filter(|b| value(b) ^ value(rest - b) == target)`, without search.
/// What `b` leaves modulo 8 says by how much the values of the parts differ from their sizes, so
/// their sum is known. With the xor it gives their common bits; each other bit of `target` belongs
/// to one part. The three lowest bits of a value follow from `b` modulo 8, and those above are
/// free.
fn second_parts(rest: u64, target: u64) -> impl Iterator<Item = u64> {
    let least_value = |residue: u64| {
        let [b, c] = [residue, rest.wrapping_sub(residue) % 8];
        let growth = |residue: u64| i128::from(residue == 7) - i128::from(residue == 0);
        let sum = i128::from(rest) + growth(b) + growth(c);
        let twice = sum - i128::from(target);
        if twice < 0 || twice % 2 == 1 {
            return None;
        }
        let common = (twice / 2) as u64;
        let low_bits = [7, 1, 2, 3, 4, 5, 6, 0][b as usize];
        let fits = common & target == 0 && common & 7 & !low_bits == 0;
        (fits && low_bits & !(common | target) == 0).then_some(common | low_bits)
    };
    let mut values: Vec<u64> = (0..8).filter_map(least_value).collect(); // one for each residue
    let high = target & !7;
    let parts = std::iter::from_fn(move || {
        let i = (0..values.len()).min_by_key(|&i| value(values[i]))?;
        let part = value(values[i]);
        let next_bits = ((values[i] & high) | !high).wrapping_add(1) & high;
        if next_bits > 0 {
            values[i] = values[i] & !high | next_bits;
        } else {
            values.swap_remove(i);
        }
        Some(part)
    });
    parts.skip_while(|&part| part == 0).take_while(move |&part| part <= rest / 2)
}
