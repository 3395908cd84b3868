//! Diagonal Wythoff.

/// Any number of stones from one heap, or `tp` and `tq` for a direction `(p, q)` in either order.
/// A move is what the two heaps become.
pub fn moves((a, b): (u64, u64), directions: &[(usize, usize)]) -> Vec<((u64, u64), (u64, u64))> {
    let mut moves = Vec::new();
    for (c, d) in (0..=a).flat_map(|c| (0..=b).map(move |d| (c, d))) {
        let (x, y) = (a - c, b - d);
        let is_along = |p: u64, q: u64| x * q == y * p && x % p == 0;
        let along = directions.iter().map(|&(p, q)| (p as u64, q as u64));
        let is_legal =
            x == 0 || y == 0 || along.clone().any(|(p, q)| is_along(p, q) || is_along(q, p));
        if (x, y) != (0, 0) && is_legal {
            moves.push(((c, d), (c, d)));
        }
    }
    moves
}
