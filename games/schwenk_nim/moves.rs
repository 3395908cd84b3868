//! Schwenk's Nim.

/// A heap and the limit of the next move.
pub type TakeAway = (u64, u64);

/// Up to the limit from the heap; the next limit is `m` times that. Labelled by what is left.
pub fn moves(position: &TakeAway, m: u64) -> Vec<(u64, TakeAway)> {
    moves_allowing(position, |taken| m.saturating_mul(taken))
}

/// Up to the limit from the heap, which says what the next limit is. Labelled by what is left.
pub fn moves_allowing(
    &(heap, limit): &TakeAway,
    allowed: impl Fn(u64) -> u64,
) -> Vec<(u64, TakeAway)> {
    let option = |left: u64| (left, (left, allowed(heap - left)));
    (heap.saturating_sub(limit)..heap).map(option).collect()
}
