//! Helpers for the rules of heap games.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// A move in a heap game: heap `i` is cut down to `left` stones.
pub type Cut = (usize, u64);

/// The position after a cut.
pub fn cut(heaps: &[u64], (i, left): Cut) -> Vec<u64> {
    assert!(left < heaps[i], "{:?} is not a move in {:?}", (i, left), heaps);
    let mut heaps = heaps.to_vec();
    heaps[i] = left;
    heaps
}

/// The cuts of heap `i` to `left` stones that `legal(i, left)` allows.
pub fn legal_cuts(heaps: &[u64], legal: impl Fn(usize, u64) -> bool) -> Vec<(Cut, Vec<u64>)> {
    let moves = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
    moves.filter(|&(i, left)| legal(i, left)).map(|m| (m, cut(heaps, m))).collect()
}

/// The cuts that `legal(heap, left)` allows.
pub fn cuts(heaps: &[u64], legal: impl Fn(u64, u64) -> bool) -> Vec<(Cut, Vec<u64>)> {
    legal_cuts(heaps, |i, left| legal(heaps[i], left))
}

/// Takes stones from two heaps, as many as `legal(from_first, from_second)` allows. A move is the pair
/// of heaps after it.
pub fn pair_moves((a, b): (u64, u64), legal: impl Fn(u64, u64) -> bool) -> Vec<PairMove> {
    let options = (0..=a).flat_map(|c| (0..=b).map(move |d| (c, d)));
    let options = options.filter(|&(c, d)| (c, d) != (a, b) && legal(a - c, b - d));
    options.map(|option| (option, option)).collect()
}

/// A move to a pair of heaps, and this pair.
pub type PairMove = ((u64, u64), (u64, u64));

/// The coins that show heads after these coins are turned over.
pub fn turned_over(heads: &[u64], coins: impl IntoIterator<Item = u64>) -> Vec<u64> {
    let heads: BTreeSet<u64> = heads.iter().copied().collect();
    heads.symmetric_difference(&coins.into_iter().collect()).copied().collect()
}

/// A move that cuts several heaps, ascending in the heap.
pub type Cuts = Vec<Cut>;

/// Cuts as many heaps as `counts` allows, each to any smaller size.
pub fn cuts_of_several(heaps: &[u64], counts: RangeInclusive<u64>) -> Vec<(Cuts, Vec<u64>)> {
    let mut options = vec![(Cuts::new(), heaps.to_vec())];
    for (i, &heap) in heaps.iter().enumerate() {
        for chosen in 0..options.len() {
            let (cuts, after) = options[chosen].clone();
            for left in (0..heap).filter(|_| (cuts.len() as u64) < *counts.end()) {
                options.push(([&cuts[..], &[(i, left)]].concat(), cut(&after, (i, left))));
            }
        }
    }
    options.retain(|(cuts, _)| counts.contains(&(cuts.len() as u64)));
    options
}
