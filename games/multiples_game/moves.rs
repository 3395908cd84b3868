//! Multiples game.

/// A white number `x` and its multiples up to `k x` change their colour; no number is above `n`.
pub fn moves(white: &[u64], n: u64) -> Vec<((u64, u64), Vec<u64>)> {
    let mut options = Vec::new();
    for &x in white {
        for k in 1..=n / x {
            let turned = |y: &u64| y.is_multiple_of(x) && y / x <= k;
            let after = (1..=n).filter(|y| white.contains(y) != turned(y)).collect();
            options.push(((x, k), after));
        }
    }
    options
}
