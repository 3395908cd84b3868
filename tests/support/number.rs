//! Pairs of numbers of all sizes.

use proptest::prelude::*;

use super::large::stones;

pub type Pair = (u64, u64);

/// Pairs of random magnitude, and pairs whose ratio is nearly golden or nearly 1.
pub fn large_pairs() -> impl Strategy<Value = Pair> {
    let near = |n: u64| (0..5_u64).prop_map(move |more| n.saturating_add(more).saturating_sub(2));
    let consecutive = (1..fibonacci_numbers().len()).prop_flat_map(move |i| {
        let fibonacci = fibonacci_numbers();
        (near(fibonacci[i - 1]), near(fibonacci[i]))
    });
    let similar = stones().prop_flat_map(move |n| (Just(n), near(n)));
    let pair = prop_oneof![(stones(), stones()), consecutive, similar];
    (pair, any::<bool>()).prop_map(|((a, b), swap)| if swap { (b, a) } else { (a, b) })
}

/// 1, 2, 3, 5, … up to `u64::MAX`.
pub fn fibonacci_numbers() -> Vec<u64> {
    let next = |&(a, b): &Pair| Some((b, a.checked_add(b)?));
    let pairs = std::iter::successors(Some((1, 2)), next);
    std::iter::once(1).chain(pairs.map(|(_, b)| b)).collect()
}
