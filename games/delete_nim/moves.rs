//! Delete Nim.

use crate::splitting::Split;

/// Two heaps.
pub type Pair = (u64, u64);

/// Delete a heap of a pair, and split the other less one stone, into parts that may be empty.
pub fn moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    deletions(pairs, 1, 0)
}

/// Delete a heap of a pair, and split the other into two that are not empty.
pub fn split_moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    deletions(pairs, 0, 1)
}

/// Delete the smaller heap of a pair, and split the larger into two that are not empty.
pub fn larger_moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    let mut moves = split_moves(pairs);
    moves.retain(|((i, parts), _)| parts[0] + parts[1] == pairs[*i].0.max(pairs[*i].1));
    moves
}

/// Delete the larger heap of a pair, and split the smaller into two that are not empty.
pub fn smaller_moves(pairs: &[Pair]) -> Vec<(Split, Vec<Pair>)> {
    let mut moves = split_moves(pairs);
    moves.retain(|((i, parts), _)| parts[0] + parts[1] == pairs[*i].0.min(pairs[*i].1));
    moves
}

/// Take from both heaps together as many stones as the smaller one has, and empty none.
pub fn joint_moves(&(a, b): &Pair) -> Vec<(Pair, Pair)> {
    let taken = a.min(b);
    let lefts = (0..=taken).map(|from_b| (a - (taken - from_b), b - from_b));
    lefts.filter(|&(a, b)| a > 0 && b > 0).map(|left| (left, left)).collect()
}

/// Delete a heap of a pair and split the other, less `taken` stones, into parts of at least `least`.
fn deletions(pairs: &[Pair], taken: u64, least: u64) -> Vec<(Split, Vec<Pair>)> {
    let mut options = Vec::new();
    for (i, &(a, b)) in pairs.iter().enumerate() {
        let larger = Some(a.max(b)).filter(|_| a != b);
        for kept in [a.min(b)].into_iter().chain(larger) {
            for p in (least..=kept).take_while(|p| 2 * p + taken <= kept) {
                let q = kept - taken - p;
                let mut pairs = pairs.to_vec();
                pairs[i] = (p, q);
                options.push(((i, vec![p, q]), pairs));
            }
        }
    }
    options
}
