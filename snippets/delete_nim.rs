//! Delete Nim: of two heaps delete one, take one stone from the other and split what is left into two, perhaps empty; the player without a move loses.
//!
//! A pair `(a, b)` is worth the number of trailing ones of `a | b` in binary. A heap of `h` stones is
//! split into `p + q = h - 1`. Should `p | q` end in just `t` ones, then the bits below `t` add up to
//! `2^t - 1` plus those of `p & q`, with a 0 as bit `t`; that is possible for the `t` below the
//! trailing ones of `h`, and for higher ones at most, but not for that one itself. E&D (prefix
//! `split_`), without the stone but with two positive parts, is this game with all heaps one less.
//!
//! ```
//! use nim_snippets::delete_nim::{grundy, split_grundy, split_wins, winning_moves};
//!
//! assert_eq!((grundy(5, 2), split_grundy(6, 3)), (3, 3));
//! assert!(split_wins(&[(1, 3), (1, 4)]));
//! assert!(winning_moves(&[(1, 4)]).eq([(0, 0, 0)])); // delete the 4
//! ```
//!
//! - Time: `O(n)` for `n` pairs; the moves are listed without search.
//! - Input: any heaps, in E&D positive ones, which is asserted. In misère play both games are wild.
//! - Source: T. Abuku, K. Suetsugu, "Delete Nim"; SDOI 2009, "E&D".
//! - See also: `halving_nim`, `lasker_nim` (splits of a single heap).

/// The Grundy value of one pair.
pub fn grundy(a: u64, b: u64) -> u64 {
    u64::from((a | b).trailing_ones())
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(pairs: &[(u64, u64)]) -> bool {
    xor(pairs) != 0
}

/// All winning moves `(i, p, q)`, `p <= q`: pair `i` becomes `p` and `q` stones. Those that keep the
/// smaller heap come first.
pub fn winning_moves(pairs: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
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
pub fn split_winning_moves(pairs: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64, u64)> + '_ {
    let moves = moves(pairs.iter().map(one_less), split_xor(pairs));
    moves.map(|(i, p, q)| (i, p + 1, q + 1))
}

fn one_less(&(a, b): &(u64, u64)) -> (u64, u64) {
    assert!(a > 0 && b > 0, "a heap is empty, which E&D does not allow");
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
) -> impl Iterator<Item = (usize, u64, u64)> {
    pairs.enumerate().flat_map(move |(i, (a, b))| {
        let target = xor ^ grundy(a, b);
        let larger = Some(a.max(b)).filter(|_| a != b);
        let kept = Some(a.min(b)).into_iter().chain(larger);
        let parts = kept.flat_map(move |heap| splits(heap, target));
        parts.map(move |(p, q)| (i, p, q))
    })
}

/// All `p <= q` with `p + q + 1 = heap` of the value `ones`: below bit `ones`, which is 0 in both, `p`
/// has at least the bits of `p & q`. The higher ones are free.
fn splits(heap: u64, ones: u64) -> impl Iterator<Item = (u64, u64)> {
    let total = heap.saturating_sub(1);
    let zero = 1_u64.checked_shl(ones as u32).filter(|_| heap > 0);
    let low = zero.and_then(|zero| (total & (zero | (zero - 1))).checked_sub(zero - 1));
    let both = low.filter(|&low| Some(low) != zero); // p & q
    let next = move |&p: &u64| Some(((p | zero?).checked_add(1)? & !zero?) | both?);
    let smaller = std::iter::successors(both, next).take_while(move |&p| p <= total / 2);
    smaller.map(move |p| (p, total - p))
}
