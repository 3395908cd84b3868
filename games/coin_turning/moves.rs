//! Coin turning.

use std::ops::RangeInclusive;

/// As many coins are turned over as `counts` (3 at most) allows; the last of them shows heads.
pub fn moves(heads: &[u64], counts: RangeInclusive<usize>) -> Vec<(Vec<u64>, Vec<u64>)> {
    turns(heads, |last| {
        let pairs = (0..last).flat_map(|b| (0..b).map(move |a| vec![a, b]));
        let others = std::iter::once(Vec::new()).chain((0..last).map(|a| vec![a])).chain(pairs);
        let turned = others.map(|others| [&others[..], &[last]].concat());
        turned.filter(|coins| counts.contains(&coins.len())).collect()
    })
}

/// Consecutive coins are turned over; the last of them shows heads.
pub fn ruler_moves(heads: &[u64]) -> Vec<(Vec<u64>, Vec<u64>)> {
    turns(heads, |last| (0..=last).map(|first| (first..=last).collect()).collect())
}

/// The turns of these sets of coins, for each coin that may be the last, and the heads then.
fn turns(heads: &[u64], sets: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<(Vec<u64>, Vec<u64>)> {
    let mut heads = heads.to_vec();
    heads.sort_unstable();
    let mut options = Vec::new();
    for &last in &heads {
        let mut sets = sets(last);
        sets.sort_unstable();
        for set in sets {
            let kept = heads.iter().filter(|coin| !set.contains(coin));
            let new = set.iter().filter(|coin| !heads.contains(coin));
            let mut after: Vec<u64> = kept.chain(new).copied().collect();
            after.sort_unstable();
            options.push((set, after));
        }
    }
    options
}
