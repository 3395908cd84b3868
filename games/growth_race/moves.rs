//! Growth race, from the rules alone.

/// What becomes of a number below `n`, from `min.0 x + min.1` to `max.0 x + max.1`.
pub fn moves(x: u64, n: u64, min: (u64, u64), max: (u64, u64)) -> Vec<(u128, u64)> {
    let mut moves = Vec::new();
    if x < n {
        for option in min.0 * x + min.1..=max.0 * x + max.1 {
            moves.push((option.into(), option));
        }
    }
    moves
}
