//! Bean game.

use crate::splitting::{Split, splits};

/// One heap becomes two smaller ones, the smaller first.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| (0..heap).flat_map(|a| (a..heap).map(move |b| vec![a, b])).collect())
}

/// One number becomes two of its divisors, neither of them 1 or itself.
pub fn divisor_moves(numbers: &[u64]) -> Vec<(Split, Vec<u64>)> {
    let divisors = |number: u64| (2..number).filter(move |divisor| number.is_multiple_of(*divisor));
    splits(numbers, |number| {
        divisors(number).flat_map(|a| divisors(number).map(move |b| vec![a, b])).collect()
    })
}

/// From which jar, to which two jars further on.
pub type Pour = (usize, usize, usize);

/// One bean is taken from a jar, and one put into each of two further jars, or two into one.
pub fn jar_moves(beans: &[u64]) -> Vec<(Pour, Vec<u64>)> {
    let mut options = Vec::new();
    for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
        for (j, k) in (i + 1..beans.len()).flat_map(|j| (j..beans.len()).map(move |k| (j, k))) {
            let mut after = beans.to_vec();
            after[i] -= 1;
            after[j] += 1;
            after[k] += 1;
            options.push(((i, j, k), after));
        }
    }
    options
}
