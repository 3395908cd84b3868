//! Divisor games.

use crate::heaps::{Cut, cuts};

/// One number becomes a smaller one, where the rule allows `(number, left)`.
pub fn moves(numbers: &[u64], rule: impl Fn(u64, u64) -> bool) -> Vec<(Cut, Vec<u64>)> {
    cuts(numbers, rule)
}

/// A divisor is subtracted.
pub fn subtract_divisor(n: u64, left: u64) -> bool {
    n.is_multiple_of(n - left)
}

/// A divisor is subtracted, but not the number itself.
pub fn subtract_proper_divisor(n: u64, left: u64) -> bool {
    n.is_multiple_of(n - left) && left > 0
}

/// The number becomes a divisor of it.
pub fn proper_divisor(n: u64, left: u64) -> bool {
    left > 0 && n.is_multiple_of(left)
}

/// The number is divided by any number, rounded down.
pub fn divide(n: u64, left: u64) -> bool {
    (2..=n + 1).any(|k| n / k == left)
}

/// A divisor between 1 and the number is subtracted; the move is what is left.
pub fn inner_divisor_moves(n: u64) -> Vec<(u64, u64)> {
    let inner = |left: &u64| *left > 0 && *left < n - 1 && n.is_multiple_of(n - left);
    (0..n).filter(inner).map(|left| (left, left)).collect()
}

/// A square is subtracted from one number.
pub fn subtract_square_moves(numbers: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let is_square = |n: u64| (1..).take_while(|root| root * root <= n).any(|root| root * root == n);
    cuts(numbers, |n, left| is_square(n - left))
}
