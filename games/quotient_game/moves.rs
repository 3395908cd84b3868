//! Quotient game.

/// From the larger number as many times the smaller one as `options(q, a)` allows, which gives what
/// may remain of the quotient `q` for the smaller number `a`. A move is what the numbers become; of
/// equal numbers the first one is taken.
pub fn moves(
    (a, b): (u64, u64),
    options: impl Fn(u64, u64) -> Vec<u64>,
) -> Vec<((u64, u64), (u64, u64))> {
    let mut moves = Vec::new();
    if a == 0 || b == 0 {
        return moves;
    }
    let (small, large) = if a < b { (a, b) } else { (b, a) };
    for left in 0..large {
        let is_multiple = left % small == large % small;
        if is_multiple && options(large / small, small).contains(&(left / small)) {
            let after = if a < b { (a, left) } else { (left, b) };
            moves.push((after, after));
        }
    }
    moves
}
