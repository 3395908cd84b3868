//! Distinct split: turn a heap into two or more heaps, no two of them equal; whoever cannot move loses.
//!
//! Heaps of 0, 1, 2, 4 and 8 stones have value 0, a heap of 3 has value 1, heaps of 5, 6 and 7 have
//! their size minus 3, and all others have their size minus 4. No option of a heap of 9 or more
//! stones has the heap's own value: the values of two different parts are together at least 5 less
//! than their stones, unless the parts have at most 8 stones together. Any smaller number is
//! reached by a part of that value together with parts of value 0 and pairs of parts whose values
//! cancel. The
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/distinct_split.md) also
//! states which claims rest only on a search over small cases.
//!
//! ```
//! use nim_snippets::distinct_split::{grundy, winning_move, wins};
//!
//! assert_eq!([3, 5, 6, 7, 8, 9].map(|heap| grundy(&[heap])), [1, 2, 3, 4, 0, 5]);
//! assert!(wins(&[7, 9]) && !wins(&[3, 5, 6]));
//! assert_eq!(winning_move(&[1, 5, 8]), Some((1, vec![1, 4])));
//! ```
//!
//! - Time: `O(n)` for `n` heaps; the search for a move takes up to 20 µs more, in misère play up to
//!   1 ms.
//! - Limit: none.
//! - Input: any heaps; those of 0, 1 and 2 stones cannot be split. Parts have at least one stone.
//! - Misère: a sum loses iff its xor is 0, or 1 if no value is above 1: the values 0 and 1 are
//!   reached with a part of a greater value, which makes the game tame.
//! - Source: this library; HackerRank "Stone Piles".
//! - 日本語: 相異分割: 一つの山を、どの二つも大きさの異なる二つ以上の山に分ける。動けなければ負け。
//! - See also: [`grundys_game`](super::grundys_game) (into two),
//!   [`equal_split`](super::equal_split) (into equal heaps), [`lasker_nim`](super::lasker_nim).

#![cfg_attr(doc, doc(alias("Stone Piles", "distinct parts", "相異なる山に分ける")))]
#![cfg_attr(doc, doc(alias("互不相等的若干堆")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap))
}

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    grundy(heaps) != 0
}

/// One winning move `(i, parts)` if there is any: heap `i` becomes these parts, ascending.
pub fn winning_move(heaps: &[u64]) -> Option<(usize, Vec<u64>)> {
    let xor = grundy(heaps);
    let i = heaps.iter().position(|&heap| xor ^ value(heap) < value(heap))?;
    let parts = some_splits(heaps[i], xor ^ value(heaps[i])).next()?;
    Some((i, parts))
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64]) -> bool {
    grundy(heaps) != u64::from(are_small(heaps))
}

/// One move `(i, parts)` that wins in misère play, if there is any.
pub fn misere_winning_move(heaps: &[u64]) -> Option<(usize, Vec<u64>)> {
    if !misere_wins(heaps) {
        return None;
    }
    let xor = grundy(heaps);
    let big = heaps.iter().filter(|&&heap| value(heap) > 1).count();
    heaps.iter().enumerate().find_map(|(i, &heap)| {
        let others = xor ^ value(heap);
        let only_small = big == usize::from(value(heap) > 1);
        let mut large = some_splits(heap, others).filter(|parts| !only_small || !are_small(parts));
        let mut small =
            some_splits(heap, others ^ 1).filter(|parts| only_small && are_small(parts));
        let parts = large.next().or_else(|| small.next())?;
        Some((i, parts))
    })
}

/// The value of one heap.
fn value(heap: u64) -> u64 {
    match heap {
        0..=2 | 4 | 8 => 0,
        3 => 1,
        5..=7 => heap - 3,
        _ => heap - 4,
    }
}

fn are_small(heaps: &[u64]) -> bool {
    heaps.iter().all(|&heap| value(heap) <= 1)
}

/// Splits of value `xor`, not all of them: sets of small parts, a large part if needed, two
/// neighbours or none, and 1, 2, 4 and 8 for the remaining stones. Tests, not a proof, show that no
/// split that a winning move needs is missing.
fn some_splits(heap: u64, xor: u64) -> impl Iterator<Item = Vec<u64>> {
    let small_parts = (0..1 << 7).map(|set| {
        let parts = [3, 5, 6, 7, 9, 10, 11].iter().enumerate();
        parts.filter(|&(bit, _)| set >> bit & 1 == 1).map(|(_, &part)| part).collect()
    });
    small_parts.flat_map(move |small: Vec<u64>| {
        let alone = completed(small.clone(), xor).and_then(|parts| filled(parts, heap));
        let neighbours = (0..4).filter_map(move |i| {
            let mut parts = completed(small.clone(), xor ^ 1)?;
            let half = 2 * (rest_of(&parts, heap)?.saturating_sub(1) / 4).checked_sub(i)?;
            parts.extend(vec![half, half + 1]);
            filled(parts, heap).filter(|_| half > 11)
        });
        alone.into_iter().chain(neighbours)
    })
}

/// These parts, with a large part if that is needed for the value `xor`.
fn completed(mut parts: Vec<u64>, xor: u64) -> Option<Vec<u64>> {
    match parts.iter().fold(xor, |xor, &part| xor ^ value(part)) {
        0 => Some(parts),
        1..=7 => None,
        missing => {
            parts.push(missing.checked_add(4)?);
            Some(parts)
        }
    }
}

/// These parts and 1, 2, 4 and 8 for the remainder of the heap, ascending, if no two are equal.
fn filled(mut parts: Vec<u64>, heap: u64) -> Option<Vec<u64>> {
    let rest = rest_of(&parts, heap).filter(|&rest| rest < 16)?;
    parts.extend([1, 2, 4, 8].iter().filter(|&part| rest & part > 0));
    parts.sort_unstable();
    let are_distinct = parts.windows(2).all(|pair| pair[0] < pair[1]);
    Some(parts).filter(|parts| are_distinct && parts.len() > 1)
}

fn rest_of(parts: &[u64], heap: u64) -> Option<u64> {
    parts.iter().try_fold(heap, |rest: u64, &part| rest.checked_sub(part))
}
