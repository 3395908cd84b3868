//! Values by stamps: the mex without a set that must be cleared.

/// The values of `0..=n` by stamps: `options(heap, values, reach)` reaches the value of each option.
pub fn by_stamps(
    n: usize,
    mut options: impl FnMut(usize, &[u64], &mut dyn FnMut(u64)),
) -> Vec<u64> {
    let mut values = Vec::with_capacity(n + 1);
    let mut stamps = vec![usize::MAX; n + 2];
    for heap in 0..=n {
        options(heap, &values, &mut |value| stamps[value as usize] = heap);
        let mex = stamps.iter().position(|&stamp| stamp != heap);
        values.push(mex.expect("no more values than heaps") as u64);
    }
    values
}

/// The values of heaps whose moves a function lists as parts.
pub fn by_parts(n: usize, options: impl Fn(usize) -> Vec<(usize, usize, usize)>) -> Vec<u64> {
    // So many parts of one size, and others that are one larger.
    let mut values: Vec<u64> = Vec::new();
    let mut stamps = vec![usize::MAX; 4096];
    for heap in 0..=n {
        for (part, count, larger) in options(heap) {
            let small = if count % 2 == 1 { values[part] } else { 0 };
            let large = if larger % 2 == 1 { values[part + 1] } else { 0 };
            stamps[(small ^ large) as usize] = heap;
        }
        values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
    }
    values
}
