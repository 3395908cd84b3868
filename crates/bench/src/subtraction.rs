//! References for games in which a number from a set is taken.

/// A byte for each value that the taken numbers reach.
pub fn by_stamps(n: usize, set: &[u64]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(n + 1);
    let mut stamps = vec![usize::MAX; set.len() + 1];
    for heap in 0..=n {
        for &taken in set.iter().take_while(|&&taken| taken <= heap as u64) {
            stamps[values[heap - taken as usize] as usize] = heap;
        }
        values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
    }
    values
}

/// The values that are reached as the bits of a word.
pub fn by_masks(n: usize, set: &[u64]) -> Vec<u64> {
    let mut masks: Vec<u64> = Vec::with_capacity(n + 1);
    for heap in 0..=n {
        let mut reached = 0_u64;
        for &taken in set.iter().take_while(|&&taken| taken <= heap as u64) {
            reached |= masks[heap - taken as usize];
        }
        masks.push(1 << reached.trailing_ones());
    }
    masks.iter().map(|mask| u64::from(mask.trailing_zeros())).collect()
}

/// For each value the heaps from which it is reached, as bits: the set moved along.
pub fn by_shifts(n: usize, set: &[u64]) -> Vec<u64> {
    let words = n / 64 + 2;
    let mut moves = vec![0_u64; words];
    for &taken in set.iter().filter(|&&taken| taken <= n as u64) {
        moves[taken as usize / 64] |= 1 << (taken % 64);
    }
    let mut reach: Vec<Vec<u64>> = Vec::new();
    let mut values = Vec::with_capacity(n + 1);
    for heap in 0..=n {
        let (word, bit) = (heap / 64, heap as u32 % 64);
        let free = |reach: &Vec<u64>| reach[word] >> bit & 1 == 0;
        let value = reach.iter().position(free).unwrap_or(reach.len());
        if value == reach.len() {
            reach.push(vec![0; words]);
        }
        let mut carry = 0;
        for (reach, &moves) in reach[value][word..].iter_mut().zip(&moves) {
            *reach |= moves << bit | carry;
            carry = if bit == 0 { 0 } else { moves >> (64 - bit) };
        }
        values.push(value as u64);
    }
    values
}

/// The first values by stamps; the last of them stand a period before, too, and all further ones.
pub fn by_period(n: usize, set: &[u64]) -> Vec<u64> {
    let mut values = by_stamps(4096.min(n), set);
    let max = *set.last().expect("a number") as usize;
    let (end, last) = (values.len(), &values[values.len() - max..]);
    let is_period = |&length: &usize| values[end - length - max..end - length] == *last;
    let length = (1..end - max).find(is_period).expect("a short period");
    while values.len() <= n {
        let repeated = end - length..values.len().min(n + 1 - values.len() + end - length);
        values.extend_from_within(repeated);
    }
    values
}
