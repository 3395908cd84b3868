//! Lasker's Nim: take stones from one heap or split it into two without taking; whoever cannot move loses.
//!
//! The Grundy value of a heap is its size, except that `4k + 3` and `4k + 4` change places. Taking
//! stones reaches the values of all smaller heaps. Splitting adds the value `4k + 3` for the heap
//! `4k + 3`, as `1 ^ (4k + 2)`, and never the value of the heap itself. In misère play the rule of
//! misère Nim holds, where heaps of at least two stones count as large.
//!
//! ```
//! use nim_snippets::lasker_nim::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[2, 2, 3]) && !wins(&[3, 3]));
//! assert!(winning_moves(&[3, 2, 1]).eq([(0, vec![1, 2])])); // 1 ^ 2 ^ 2 ^ 1 == 0
//! assert_eq!(grundy(&[3]), 4); // of one heap
//! ```
//!
//! - Time: `O(n)` for `n` heaps and `O(1)` for each move listed.
//! - Limit: none.
//! - Input: any heaps, empty ones too.
//! - Panics: a heap of `u64::MAX`, whose value is 2^64.
//! - Misère: see above.
//! - Source: E. Lasker, "Brettspiele der Völker", 1931; HDU 3032.
//! - 日本語: ラスカーのニム: 一つの山から石を取るか、取らずに二つの山に分ける。動けなければ負け。
//! - See also: [`nim`](super::nim) (no splits), [`take_or_split3`](super::take_or_split3) (split
//!   into three), [`octal_game`](super::octal_game) (other rules).

#![cfg_attr(doc, doc(alias("ラスカーのニム", "split nim", "divide a pile into two")))]
#![cfg_attr(doc, doc(alias("山を 2 つに分ける", "HDU 3032 Nim or not Nim?")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap))
}

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    grundy(heaps) != 0
}

/// All winning moves `(i, parts)`: heap `i` becomes none, one or two heaps, ascending and none
/// empty. For one heap those that take come first, then splits ascend.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = grundy(heaps);
    let heaps = heaps.iter().enumerate().filter(move |&(_, &heap)| may_fit(heap, xor));
    heaps.flat_map(move |(i, &heap)| moves(i, heap, xor))
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64]) -> bool {
    wins(heaps) == heaps.iter().any(|&heap| heap > 1)
}

/// All winning moves `(i, parts)` of misère play, in the same order.
pub fn misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = grundy(heaps);
    let big = heaps.iter().filter(|&&heap| heap > 1).count();
    let heaps = heaps.iter().enumerate().filter(move |&(_, &heap)| may_fit(heap, xor));
    heaps.flat_map(move |(i, &heap)| {
        let others_are_small = big == usize::from(heap > 1);
        let is_small = |parts: &[u64]| parts.iter().all(|&part| part < 2);
        // Small parts come first: by a take, or of a heap of two. A xor of 0 or 1 always fits.
        let to_small = moves(i, heap, xor ^ 1).take(2);
        let to_small = to_small.filter(move |(_, parts)| others_are_small && is_small(parts));
        let to_big = moves(i, heap, xor);
        to_small.chain(to_big.filter(move |(_, parts)| !others_are_small || !is_small(parts)))
    })
}

/// The value of one heap. It is its own inverse.
fn value(heap: u64) -> u64 {
    assert!(heap < u64::MAX, "the Grundy value {} is above u64::MAX", 1_u128 << 64);
    heap + u64::from(heap % 4 == 3) - u64::from(heap % 4 == 0 && heap > 0) // without branches
}

/// May there be a move of this heap that makes the xor 0? The values of two parts sum to at most
/// `heap + 2`.
fn may_fit(heap: u64, xor: u64) -> bool {
    xor ^ value(heap) <= heap.saturating_add(2)
}

/// The moves of heap `i` that make the xor of all heaps 0.
fn moves(i: usize, heap: u64, xor: u64) -> impl Iterator<Item = (usize, Vec<u64>)> {
    let target = xor ^ value(heap);
    let left = if target < u64::MAX { value(target) } else { u64::MAX }; // the heap of this value
    let take = (left < heap).then(|| if left > 0 { vec![left] } else { vec![] });
    let splits = smaller_parts(heap, target).map(move |a| vec![a, heap - a]);
    take.into_iter().chain(splits).map(move |parts| (i, parts))
}

/// The same as `(1..=heap / 2).filter(|a| value(a) ^ value(heap - a) == target)`, without search.
/// What `a` leaves modulo 4 says by how much the values of the parts differ from their sizes, so
/// their sum is known. With the xor it gives their common bits; each other bit of `target` belongs
/// to one part. The two lowest bits of a value follow from `a` modulo 4, and those above are free.
fn smaller_parts(heap: u64, target: u64) -> impl Iterator<Item = u64> {
    let least_value = |residue: u64| {
        let other = heap.wrapping_sub(residue) % 4;
        let growth = |residue: u64| [-1, 0, 0, 1][residue as usize]; // from a size to its value
        let sum = i128::from(heap) + growth(residue) + growth(other);
        let twice = sum - i128::from(target); // the common bits, in both values
        if twice < 0 || twice % 2 == 1 {
            return None;
        }
        let common = (twice / 2) as u64;
        let low_bits = [3, 1, 2, 0][residue as usize]; // of the value of `a`
        let fits = common & target == 0 && common & 3 & !low_bits == 0;
        (fits && low_bits & !(common | target) == 0).then_some(common | low_bits)
    };
    let mut values: Vec<u64> = (0..4).filter_map(least_value).collect(); // one for each residue
    let high = target & !3;
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
    parts.skip_while(|&part| part == 0).take_while(move |&part| part <= heap / 2)
}
