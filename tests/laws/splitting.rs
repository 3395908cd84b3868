//! Heaps that split, and octal games by their definition.

use crate::brute_force::{Rules, heaps};

/// Heap `i` is replaced by these heaps.
pub type Split = (usize, Vec<u64>);

/// The position after a move, its heaps ascending.
pub fn split(heaps: &[u64], (i, parts): &Split) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    heaps.splice(i..=i, parts.iter().copied());
    heaps.sort_unstable();
    heaps
}

/// The rules of a game in which a heap may be replaced by any of its `options`.
pub fn splitting_rules<'a>(
    options: impl Fn(u64) -> Vec<Vec<u64>> + 'a,
) -> Rules<'a, Vec<u64>, Split> {
    Rules::new(move |heaps: &Vec<u64>| {
        let all = heaps.iter().enumerate();
        let moves = all.flat_map(|(i, &heap)| options(heap).into_iter().map(move |p| (i, p)));
        moves.map(|m| (m.clone(), split(heaps, &m))).collect()
    })
}

/// All ascending ways of writing `n` as a sum of `count` positive numbers.
pub fn sums(n: u64, count: usize) -> Vec<Vec<u64>> {
    let mut all = heaps(count, n);
    all.retain(|parts| parts.iter().sum::<u64>() == n && !parts.contains(&0));
    all.retain(|parts| parts.windows(2).all(|pair| pair[0] <= pair[1]));
    all
}

pub fn digits(code: &str) -> Vec<u32> {
    code.chars().filter_map(|c| c.to_digit(16)).collect()
}

/// The values by the definition, for codes without the digit 8.
pub fn octal_values(n: usize, code: &str) -> Vec<u64> {
    let digits = digits(code);
    let mut values: Vec<u64> = vec![0];
    for heap in 1..=n {
        let mut options = std::collections::HashSet::new();
        for (rest, digit) in (0..=heap).rev().zip(&digits) {
            if digit >> u32::from(rest > 0) & 1 == 1 {
                options.insert(values[rest]);
            }
            if digit & 4 > 0 {
                options.extend((1..rest).map(|a| values[a] ^ values[rest - a]));
            }
        }
        values.extend((0..).find(|value| !options.contains(value)));
    }
    values
}

/// The takes of a heap, most stones first.
pub fn all_takes(heap: u64) -> Vec<Vec<u64>> {
    let parts = (0..heap).map(|left| vec![left; usize::from(left > 0)]);
    parts.collect()
}
