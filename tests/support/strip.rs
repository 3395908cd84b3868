//! Coins on a strip.

use crate::entry::lists;

/// All ways to put `count` coins on different cells from `first` to `last`, in any order.
pub fn distinct_coins(count: usize, first: u64, last: u64) -> impl Iterator<Item = Vec<u64>> {
    let places = lists(count, last).into_iter();
    places.filter(move |coins| {
        let shared = (1..coins.len()).any(|i| coins[..i].contains(&coins[i]));
        !shared && coins.iter().all(|&cell| cell >= first)
    })
}
