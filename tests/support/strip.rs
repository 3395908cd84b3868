//! Coins on a strip.

use std::ops::Range;

use proptest::collection::btree_set;
use proptest::prelude::*;

use super::heaps;
use super::large::stones;
use crate::entry::cut;

/// The position after coin `i` has moved left to `cell`.
pub fn moved(coins: &[u64], (i, cell): (usize, u64)) -> Vec<u64> {
    cut(coins, (i, cell))
}

/// All ways to put `count` coins on different cells from `first` to `last`, in any order.
pub fn distinct_coins(count: usize, first: u64, last: u64) -> impl Iterator<Item = Vec<u64>> {
    let places = heaps(count, last).into_iter();
    places.filter(move |coins| {
        let shared = (1..coins.len()).any(|i| coins[..i].contains(&coins[i]));
        !shared && coins.iter().all(|&cell| cell >= first)
    })
}

/// Random coins on different cells, of which cell 1 is the first.
pub fn distinct_large_coins(count: Range<usize>) -> impl Strategy<Value = Vec<u64>> {
    let distinct = btree_set(stones().prop_map(|cell| cell.max(1)), count);
    distinct.prop_map(|cells| cells.into_iter().collect::<Vec<u64>>()).prop_shuffle()
}
