//! Coprime game.

use crate::heaps::{Cut, cuts};

/// A number that has no divisor in common with a number is subtracted from it.
pub fn moves(numbers: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(numbers, |n, left| gcd(n, n - left) == 1)
}

/// The greatest common divisor.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
