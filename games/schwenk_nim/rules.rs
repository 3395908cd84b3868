//! Schwenk's Nim.

/// A heap and the limit of the next move.
pub type TakeAway = (u64, u64);

/// Up to the limit from the heap; the next limit is `m` times that. Labelled by what is taken.
pub fn moves(&(heap, limit): &TakeAway, m: u64) -> Vec<(u64, TakeAway)> {
    let option = |taken: u64| (taken, (heap - taken, m.saturating_mul(taken)));
    (1..=heap.min(limit)).map(option).collect()
}
