//! Subtraction formula.

/// Takes of 1 to `max` or exactly `k` stones, as `(i, left)`.
pub fn moves(heaps: &[u64], max: u64, k: u64) -> Vec<((usize, u64), Vec<u64>)> {
    takes(heaps, |taken| taken <= max || taken == k)
}

/// Takes of `a` or `b` stones, as `(i, left)`.
pub fn pair_moves(heaps: &[u64], a: u64, b: u64) -> Vec<((usize, u64), Vec<u64>)> {
    takes(heaps, |taken| taken == a || taken == b)
}

fn takes(heaps: &[u64], is_legal: impl Fn(u64) -> bool) -> Vec<((usize, u64), Vec<u64>)> {
    let mut moves = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for left in (0..heap).filter(|left| is_legal(heap - left)) {
            let mut after = heaps.to_vec();
            after[i] = left;
            moves.push(((i, left), after));
        }
    }
    moves
}
