//! Equal split.

/// Heap `i` becomes `count` heaps of `part` stones: `(i, part, count)`.
pub type EqualSplit = (usize, u64, u64);

/// One heap becomes two or more equal ones of at least `min` stones.
pub fn moves(heaps: &[u64], min: u64) -> Vec<(EqualSplit, Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for part in (min..heap).filter(|part| heap % part == 0) {
            let m = (i, part, heap / part);
            options.push((m, split(heaps, &m)));
        }
    }
    options
}

/// The position after a split, its heaps ascending.
pub fn split(heaps: &[u64], &(i, part, count): &EqualSplit) -> Vec<u64> {
    assert!(count > 1 && part * count == heaps[i], "{:?} {} {} {}", heaps, i, part, count);
    let mut after = heaps.to_vec();
    after.splice(i..=i, vec![part; count as usize]);
    after.sort_unstable();
    after
}
