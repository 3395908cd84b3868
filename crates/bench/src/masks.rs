//! A game on bit masks: take a stone from a row, or two neighbours.

/// The masks after a move.
pub fn without_a_bit_or_two(mask: u32) -> impl Iterator<Item = u32> + Clone {
    let pairs = lowest_bits(mask & mask >> 1).map(|bit| 3 * bit);
    lowest_bits(mask).chain(pairs).map(move |taken| mask ^ taken)
}

fn lowest_bits(mask: u32) -> impl Iterator<Item = u32> + Clone {
    let left = std::iter::successors(Some(mask), |left| Some(left & left.wrapping_sub(1)));
    left.take_while(|&left| left > 0).map(|left| left & left.wrapping_neg())
}

/// The value of a row of `n` stones, with those of all masks in an array.
pub fn full_mask_from_below(n: usize) -> u64 {
    let mut values: Vec<u8> = Vec::with_capacity(1 << n);
    for mask in 0..1 << n {
        let options = without_a_bit_or_two(mask);
        let reached = options.fold(0_u64, |reached, to| reached | 1 << values[to as usize]);
        values.push(reached.trailing_ones() as u8);
    }
    values[values.len() - 1].into()
}
