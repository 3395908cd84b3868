//! Octal games.

use crate::splitting::{Split, splits, sums};

/// The moves by the digits of a code.
pub fn moves(heaps: &[u64], code: &str) -> Vec<(Split, Vec<u64>)> {
    let digits = digits(code);
    splits(heaps, |heap| {
        let takes = (0..=heap).zip(&digits);
        let parts = takes.flat_map(|(taken, digit)| {
            let counts = (0..4).filter(move |count| digit >> count & 1 == 1);
            counts.flat_map(move |count| sums(heap - taken, count))
        });
        parts.collect()
    })
}

/// The digits of a code, the one before the point too.
pub fn digits(code: &str) -> Vec<u32> {
    code.chars().filter_map(|c| c.to_digit(16)).collect()
}
