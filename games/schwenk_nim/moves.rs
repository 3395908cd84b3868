//! Schwenk's Nim.

/// A heap and the limit of the next move.
pub type TakeAway = (u64, u64);

/// Up to the limit from the heap; the next limit is `m` times that. Labelled by what is left.
pub fn moves(&(heap, limit): &TakeAway, m: u64) -> Vec<(u64, TakeAway)> {
    let option = |left: u64| (left, (left, m.saturating_mul(heap - left)));
    (heap.saturating_sub(limit)..heap).map(option).collect()
}
