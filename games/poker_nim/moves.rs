//! Poker Nim.

/// The heaps, and how many stones may still be put back.
pub type Position = (Vec<u64>, u64);

/// Any number of stones from one heap, or stones of the reserve onto it.
pub fn moves(heaps: &[u64], reserve: u64) -> Vec<((usize, u64), Position)> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for size in (0..=heap + reserve).filter(|&size| size != heap) {
            let mut after = heaps.to_vec();
            after[i] = size;
            options.push(((i, size), (after, reserve - size.saturating_sub(heap))));
        }
    }
    options
}
