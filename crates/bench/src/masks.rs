//! A game on bit masks.

/// Takes a stone from a row, or two neighbours.
pub fn without_a_bit_or_two(n: usize, mask: u32) -> impl Iterator<Item = u32> + Clone {
    let bits = (0..n).filter(move |i| mask >> i & 1 == 1).map(|i| 1 << i);
    let pairs = (0..n - 1).map(|i| 3 << i).filter(move |pair| mask & pair == *pair);
    bits.chain(pairs).map(move |bits| mask ^ bits)
}

/// The value of a row of `n` stones, with those of all masks in an array.
pub fn full_mask_from_below(n: usize) -> u64 {
    let mut values: Vec<u8> = Vec::with_capacity(1 << n);
    for mask in 0..1 << n {
        let options = without_a_bit_or_two(n, mask);
        let reached = options.fold(0_u64, |reached, to| reached | 1 << values[to as usize]);
        values.push(reached.trailing_ones() as u8);
    }
    values[values.len() - 1].into()
}
