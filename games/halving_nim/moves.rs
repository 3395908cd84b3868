//! Halving Nim.

/// Heap `i` becomes `count` heaps of `size` stones: `(i, size, count)`.
pub type Halved = (usize, u64, u64);

/// Take one stone, or make of an even heap `k` heaps of half its size. Empty heaps are forgotten
/// and the others sorted.
pub fn moves(heaps: &[u64], k: u64) -> Vec<(Halved, Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        if heap > 0 {
            options.push((i, heap - 1, 1));
        }
        if heap > 0 && heap % 2 == 0 {
            options.push((i, heap / 2, k));
        }
    }
    options.sort_unstable();
    options.dedup();
    let option = |(i, size, count): Halved| {
        let halves = vec![size; count as usize];
        let mut after = [&heaps[..i], &heaps[i + 1..], &halves].concat();
        after.retain(|&heap| heap > 0);
        after.sort_unstable();
        ((i, size, count), after)
    };
    options.into_iter().map(option).collect()
}
