//! Heaps that split.

/// A split `(i, parts)`: heap `i` is replaced by these heaps.
pub type Split = (usize, Vec<u64>);

/// The position after a split, with its heaps ascending.
pub fn split(heaps: &[u64], (i, parts): &Split) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    heaps.splice(i..=i, parts.iter().copied());
    heaps.sort_unstable();
    heaps
}

/// The moves of a game in which a heap may be replaced by any of its `options`.
pub fn splits(heaps: &[u64], options: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<(Split, Vec<u64>)> {
    let all = heaps.iter().enumerate();
    let moves = all.flat_map(|(i, &heap)| options(heap).into_iter().map(move |p| (i, p)));
    moves.map(|m| (m.clone(), split(heaps, &m))).collect()
}

/// All ascending ways of writing `n` as a sum of `count` positive numbers.
pub fn sums(n: u64, count: usize) -> Vec<Vec<u64>> {
    sums_from(1, n, count)
}

/// The same sums, without numbers below `least`.
fn sums_from(least: u64, n: u64, count: usize) -> Vec<Vec<u64>> {
    match count {
        0 if n == 0 => vec![Vec::new()],
        0 => Vec::new(),
        1 if n >= least => vec![vec![n]],
        _ => (least..=n / count as u64)
            .flat_map(|part| {
                let others = sums_from(part, n - part, count - 1).into_iter();
                others.map(move |others| [&[part], &others[..]].concat())
            })
            .collect(),
    }
}

/// The heaps that may remain after taking from a heap, where taking the most stones comes first.
pub fn all_takes(heap: u64) -> Vec<Vec<u64>> {
    let parts = (0..heap).map(|left| vec![left; usize::from(left > 0)]);
    parts.collect()
}
