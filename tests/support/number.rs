//! Fibonacci numbers.

/// The Fibonacci numbers 1, 2, 3, 5, … up to `u64::MAX`.
pub fn fibonacci_numbers() -> Vec<u64> {
    let next = |&(a, b): &(u64, u64)| Some((b, a.checked_add(b)?));
    let pairs = std::iter::successors(Some((1, 2)), next);
    std::iter::once(1).chain(pairs.map(|(_, b)| b)).collect()
}
