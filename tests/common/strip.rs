//! Coins on a strip.

use crate::brute_force::{cut, heaps};
use crate::random::Random;

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

/// Random coins on different cells.
pub fn random_distinct_coins(random: &mut Random, count: u64) -> Vec<u64> {
    let mut coins: Vec<u64> = (0..count).map(|_| random.stones().max(1)).collect();
    coins.sort_unstable();
    coins.dedup();
    let start = random.below(count.max(1)) as usize % coins.len().max(1);
    coins.rotate_left(start);
    coins
}
