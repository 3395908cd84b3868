//! Delete Nim (E&D): delete one of two heaps, take a stone from the other and split it; whoever cannot move loses.
//!
//! The Grundy value of a pair `(a, b)` is the number of trailing ones of `a | b` in binary. A heap
//! of `h` stones can become a pair `p`, `q` such that `p | q` ends in exactly `t` ones, for each
//! `t` below the number of trailing ones of `h`, but not for that number itself. E&D (prefix
//! `split_`), in which no stone is taken and both parts are positive, is this game with one stone
//! less in each heap.
//!
//! ```
//! use nim_snippets::delete_nim::*;
//!
//! assert_eq!((grundy(&[(5, 2)]), split_grundy(&[(6, 3)])), (3, 3));
//! assert!(split_wins(&[(1, 3), (1, 4)]));
//! assert!(winning_moves(&[(1, 4)]).eq([(0, vec![0, 0])])); // delete the 4
//! ```
//!
//! - Time: `O(n)` for `n` pairs; the moves are listed lazily, because there can be 10^17.
//! - Limit: none.
//! - Input: any heaps, in E&D positive ones.
//! - Panics: if a heap is empty in E&D.
//! - Source: T. Abuku, K. Suetsugu, "Delete Nim"; SDOI 2009, "E&D" (Luogu P2148).
//! - 日本語: 削除ニム (E&D): 二山の一方を捨て、他方から石を一つ取って残りを二山に分ける (空も可)。動けなければ負け。
//! - See also: [`strange_nim`](super::strange_nim) (with `k = 2` and the larger heap of each pair:
//!   E&D in which the smaller heap is deleted, UVa 12293), [`halving_nim`](super::halving_nim),
//!   [`lasker_nim`](super::lasker_nim) (splits of a single heap).

#![cfg_attr(doc, doc(alias("E&D", "削除ニム", "一方の山を捨てて他方を分ける")))]
#![cfg_attr(doc, doc(alias("discard one pile and split the other", "SDOI2009 E&D", "Luogu P2148")))]
#![cfg_attr(doc, doc(alias("UVa 12293 Box Game")))]

/// The Grundy value: the xor of the pairs' values.
pub fn grundy(pairs: &[(u64, u64)]) -> u64 {
    pairs.iter().fold(0, |xor, &(a, b)| xor ^ value(a, b))
}

/// Does the player to move win?
pub fn wins(pairs: &[(u64, u64)]) -> bool {
    grundy(pairs) != 0
}

/// All winning moves `(i, parts)`: pair `i` becomes the two `parts`, ascending. Those that keep the
/// smaller heap come first.
pub fn winning_moves(pairs: &[(u64, u64)]) -> impl Iterator<Item = (usize, Vec<u64>)> {
    moves(pairs.to_vec())
}

/// The Grundy value in E&D: delete one heap, split the other into two positive ones.
pub fn split_grundy(pairs: &[(u64, u64)]) -> u64 {
    pairs.iter().map(one_less).fold(0, |xor, (a, b)| xor ^ value(a, b))
}

/// Does the player to move win in E&D?
pub fn split_wins(pairs: &[(u64, u64)]) -> bool {
    split_grundy(pairs) != 0
}

/// All winning moves in E&D, as [`winning_moves`].
pub fn split_winning_moves(pairs: &[(u64, u64)]) -> impl Iterator<Item = (usize, Vec<u64>)> {
    let moves = moves(pairs.iter().map(one_less).collect());
    moves.map(|(i, parts)| (i, parts.iter().map(|part| part + 1).collect()))
}

fn moves(pairs: Vec<(u64, u64)>) -> impl Iterator<Item = (usize, Vec<u64>)> {
    let xor = grundy(&pairs);
    pairs.into_iter().enumerate().flat_map(move |(i, (a, b))| {
        let target = xor ^ value(a, b);
        let mut kept = vec![a.min(b), a.max(b)];
        kept.dedup();
        let parts = kept.into_iter().flat_map(move |heap| splits_of_value(heap, target));
        parts.map(move |(small, large)| (i, vec![small, large]))
    })
}

fn one_less(&(a, b): &(u64, u64)) -> (u64, u64) {
    assert!(a > 0 && b > 0, "a heap is empty");
    (a - 1, b - 1)
}

/// The value of one pair.
fn value(a: u64, b: u64) -> u64 {
    u64::from((a | b).trailing_ones())
}

/// The pairs `p <= q` with `p + q + 1 = heap` and value `target`, ascending, without search. Bit
/// `target` is 0 in both, and below it all bits are 1 in `p | q`. So the sum of these low parts of
/// `p` and `q`, less all ones, is `p & q` there: bits that are `shared`, and that `p` must have.
/// The higher bits are free. For a heap of 13 and target 2, the sum `0b1100` ends in 100. As
/// `100 - 11` is 1, one part ends in 001 and the other in 011: the pairs are (1, 11) and (3, 9).
fn splits_of_value(heap: u64, target: u64) -> impl Iterator<Item = (u64, u64)> {
    let total = heap.saturating_sub(1);
    let clear_bit = if heap > 0 && target < 64 { 1 << target } else { 0 };
    let shared = shared_bits(total, clear_bit); // these bits alone are the smallest such number
    let smaller = std::iter::successors(shared, move |&p| next_number(p, clear_bit, shared?));
    smaller.take_while(move |&p| p <= total / 2).map(move |p| (p, total - p))
}

/// What `p & q` is below `clear_bit`, if `p + q` is `total`, `p | q` ends in ones up to there, and
/// the bit itself is 0 in both. It is impossible if the low sum is too small, or leaves that bit.
fn shared_bits(total: u64, clear_bit: u64) -> Option<u64> {
    if clear_bit == 0 {
        return None;
    }
    let all_ones = clear_bit - 1;
    let low_sum = total & (clear_bit | all_ones);
    low_sum.checked_sub(all_ones).filter(|&shared| shared != clear_bit)
}

/// The same as `(p + 1..).find(|n| n & clear_bit == 0 && n & shared == shared)`, where `p` is such
/// a number and the `shared` bits are below `clear_bit`: a carry runs through these bits and the
/// cleared one.
fn next_number(p: u64, clear_bit: u64, shared: u64) -> Option<u64> {
    let carried = (p | clear_bit).checked_add(1)?;
    Some(carried & !clear_bit | shared)
}
