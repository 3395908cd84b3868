//! Delete Nim (E&D): delete one of two heaps, take a stone from the other, split it in two; whoever cannot move loses.
//!
//! A pair `(a, b)` is worth the number of trailing ones of `a | b` in binary: a heap of `h` stones
//! can become parts `p` and `q` whose `p | q` ends in exactly `t` ones, for each `t` below the
//! number of trailing ones of `h`, but not for that number. E&D (prefix `split_`), in which no
//! stone is taken and both parts are positive, is this game with all heaps one less.
//!
//! Three games are E&D in which the rules fix which heap is kept. The larger one (`larger_`): its
//! larger part is any number from half of it, as in Strange Nim with `k = 2`. The smaller one
//! (`smaller_`): it is worth the number of halvings until 1. The larger one after both heaps
//! together lost as many stones as the smaller one has, and none was emptied (`joint_`): that is
//! lost iff the lowest one of `larger + 1` in binary is above the smaller: no move keeps it so, and
//! leaving lowest digits of `larger + 1` that begin with a one as the smaller part makes it so.
//!
//! ```
//! use nim_snippets::delete_nim::*;
//!
//! assert_eq!((grundy(5, 2), split_grundy(6, 3)), (3, 3));
//! assert!(split_wins(&[(1, 3), (1, 4)]));
//! assert!(winning_moves(&[(1, 4)]).eq([(0, vec![0, 0])])); // delete the 4
//! assert!(!larger_wins(&[(5, 7)]) && smaller_wins(&[(5, 7)]));
//! assert!(joint_winning_moves(4, 4).eq([(1, 3), (3, 1)])); // 4 stones taken together
//! assert_eq!(joint_count_losses(7), 21);
//! ```
//!
//! - Time: `O(n)` for `n` pairs; the moves are listed without search, lazily: there can be 10^17.
//!   `O(1)` for a pair of `joint_`, and `O(log n)` for its moves or to count those up to `n`.
//! - Input: any heaps, in E&D and with a prefix positive ones, which is asserted. In misère play
//!   Delete Nim and E&D are wild; for `larger_` see Strange Nim. Sums of pairs of `joint_` are not
//!   answered.
//! - Source: T. Abuku, K. Suetsugu, "Delete Nim"; SDOI 2009, "E&D"; UVa 12293 "Box Game"
//!   (`larger_`), Project Euler 899 "DistribuNim I" (`joint_`).
//! - 日本語: 削除ニム (E&D): 二山の一方を捨て、他方から石を一つ取って残りを二山に分ける (空も可)。動けなければ負け。
//! - See also: [`strange_nim`](super::strange_nim), [`halving_nim`](super::halving_nim),
//!   [`lasker_nim`](super::lasker_nim) (splits of a single heap).

#![cfg_attr(doc, doc(alias("E&D", "削除ニム", "一方の山を捨てて他方を分ける")))]
#![cfg_attr(doc, doc(alias("discard one pile and split the other", "SDOI2009 E&D", "Luogu P2148")))]
#![cfg_attr(doc, doc(alias("UVa 12293 Box Game", "Project Euler 899 DistribuNim")))]

/// The Grundy value of one pair.
pub fn grundy(a: u64, b: u64) -> u64 {
    u64::from((a | b).trailing_ones())
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(pairs: &[(u64, u64)]) -> bool {
    xor(pairs) != 0
}

/// All winning moves `(i, parts)`: pair `i` becomes the two `parts`, ascending. Those that keep the
/// smaller heap come first.
pub fn winning_moves(pairs: &[(u64, u64)]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    moves(pairs.iter().copied(), xor(pairs))
}

/// The Grundy value of one pair in E&D: delete one heap, split the other into two positive ones.
pub fn split_grundy(a: u64, b: u64) -> u64 {
    let (a, b) = one_less(&(a, b));
    grundy(a, b)
}

/// Does the player to move win in E&D?
pub fn split_wins(pairs: &[(u64, u64)]) -> bool {
    split_xor(pairs) != 0
}

/// All winning moves in E&D, as [`winning_moves`].
pub fn split_winning_moves(pairs: &[(u64, u64)]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let moves = moves(pairs.iter().map(one_less), split_xor(pairs));
    moves.map(|(i, parts)| (i, parts.iter().map(|part| part + 1).collect()))
}

/// The Grundy value of one pair in E&D where the larger heap is kept.
pub fn larger_grundy(a: u64, b: u64) -> u64 {
    let (_, larger) = in_order(a, b);
    larger.checked_shr(larger.trailing_ones() + 1).unwrap_or(0)
}

/// Does the player to move win in E&D where the larger heap is kept?
pub fn larger_wins(pairs: &[(u64, u64)]) -> bool {
    larger_xor(pairs) != 0
}

/// All winning moves `(i, parts)` where the larger heap is kept, at most one for each pair.
pub fn larger_winning_moves(pairs: &[(u64, u64)]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = larger_xor(pairs);
    pairs.iter().enumerate().filter_map(move |(i, &(a, b))| {
        let larger = a.max(b);
        // The numbers worth this: an even one, then one more than twice the one before.
        let even = (xor ^ larger_grundy(a, b)).checked_mul(2)?;
        let mut worth =
            std::iter::successors(Some(even), |part| part.checked_mul(2)?.checked_add(1));
        let part = worth.find(|&part| part >= larger - larger / 2)?;
        (part < larger).then(|| (i, vec![larger - part, part]))
    })
}

/// The Grundy value of one pair in E&D where the smaller heap is kept.
pub fn smaller_grundy(a: u64, b: u64) -> u64 {
    let (smaller, _) = in_order(a, b);
    63 - u64::from(smaller.leading_zeros())
}

/// Does the player to move win in E&D where the smaller heap is kept?
pub fn smaller_wins(pairs: &[(u64, u64)]) -> bool {
    smaller_xor(pairs) != 0
}

/// All winning moves `(i, parts)` where the smaller heap is kept, ascending.
pub fn smaller_winning_moves(pairs: &[(u64, u64)]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = smaller_xor(pairs);
    pairs.iter().enumerate().flat_map(move |(i, &(a, b))| {
        let smaller = a.min(b);
        let first = 1_u64.checked_shl((xor ^ smaller_grundy(a, b)) as u32);
        let parts = first.map(|first| first..=(smaller / 2).min(first | (first - 1)));
        parts.into_iter().flatten().map(move |part| (i, vec![part, smaller - part]))
    })
}

/// Does the player to move win who takes as many stones from both heaps as the smaller one has?
pub fn joint_wins(a: u64, b: u64) -> bool {
    let (smaller, larger) = in_order(a, b);
    smaller.checked_shr(larger.trailing_ones()).unwrap_or(0) > 0
}

/// All winning moves where as many stones are taken from both heaps as the smaller one has: what
/// is left of the heaps `a` and `b`, ascending.
pub fn joint_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    let (smaller, larger) = in_order(a, b);
    let more = u128::from(larger) + 1;
    let ones = (0..64).filter(|digit| more >> digit & 1 == 1);
    let parts = ones.map(|digit| (more & ((2 << digit) - 1)) as u64);
    let parts = parts.filter(|&part| part < larger).flat_map(|part| [part, larger - part]);
    let mut lefts: Vec<(u64, u64)> = parts
        .filter(|&part| part <= smaller)
        .map(|part| if a < b { (part, larger - part) } else { (larger - part, part) })
        .collect();
    lefts.sort_unstable();
    lefts.dedup();
    lefts.into_iter()
}

/// How many lost pairs `(a, b)` of `joint_` have heaps of `1..=max_heap` stones, in this order.
pub fn joint_count_losses(max_heap: u64) -> u128 {
    let more = u128::from(max_heap) + 1;
    // If `larger` ends in exactly so many ones, the smaller heap is below this power of two.
    let powers = (1..=64).map(|ones| 1_u128 << ones).filter(|&power| power <= more);
    powers.map(|power| (more / power - more / power / 2) * 2 * (power - 1) - 1).sum()
}

/// The smaller and the larger heap.
fn in_order(a: u64, b: u64) -> (u64, u64) {
    assert!(a > 0 && b > 0, "a heap is empty");
    (a.min(b), a.max(b))
}

fn larger_xor(pairs: &[(u64, u64)]) -> u64 {
    pairs.iter().fold(0, |xor, &(a, b)| xor ^ larger_grundy(a, b))
}

fn smaller_xor(pairs: &[(u64, u64)]) -> u64 {
    pairs.iter().fold(0, |xor, &(a, b)| xor ^ smaller_grundy(a, b))
}

fn one_less(&(a, b): &(u64, u64)) -> (u64, u64) {
    assert!(a > 0 && b > 0, "a heap is empty");
    (a - 1, b - 1)
}

fn xor(pairs: &[(u64, u64)]) -> u64 {
    pairs.iter().fold(0, |xor, &(a, b)| xor ^ grundy(a, b))
}

fn split_xor(pairs: &[(u64, u64)]) -> u64 {
    pairs.iter().fold(0, |xor, &(a, b)| xor ^ split_grundy(a, b))
}

fn moves(
    pairs: impl Iterator<Item = (u64, u64)>,
    xor: u64,
) -> impl Iterator<Item = (usize, Vec<u64>)> {
    pairs.enumerate().flat_map(move |(i, (a, b))| {
        let target = xor ^ grundy(a, b);
        let larger = Some(a.max(b)).filter(|_| a != b);
        let kept = Some(a.min(b)).into_iter().chain(larger);
        let parts = kept.flat_map(move |heap| splits_of_value(heap, target));
        parts.map(move |(p, q)| (i, vec![p, q]))
    })
}

/// As `(0..=q).filter(|p| grundy(p, q) == ones)` with `p + q + 1 = heap` and `p <= q`, without
/// search. Below bit `ones`, which is 0 in both, all bits are 1 in `p | q`, so `low`, their sum
/// less that, is `p & q` there, and `p` has at least these bits. The higher ones are free.
fn splits_of_value(heap: u64, ones: u64) -> impl Iterator<Item = (u64, u64)> {
    let total = heap.saturating_sub(1);
    let zero = 1_u64.checked_shl(ones as u32).filter(|_| heap > 0);
    let low = zero.and_then(|zero| (total & (zero | (zero - 1))).checked_sub(zero - 1));
    let both = low.filter(|&low| Some(low) != zero);
    let smaller = std::iter::successors(both, move |&p| next_number(p, zero?, both?));
    smaller.take_while(move |&p| p <= total / 2).map(move |p| (p, total - p))
}

/// As `(p + 1..).find(|n| n & zero == 0 && n & ones == ones)`, where `p` is such a number and
/// `ones` are below `zero`: a carry runs through the ones and the bit that is held at 0.
fn next_number(p: u64, zero: u64, ones: u64) -> Option<u64> {
    Some(((p | zero).checked_add(1)? & !zero) | ones)
}
