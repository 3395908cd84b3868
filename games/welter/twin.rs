use super::{cell_for, grundy, sorted};
use crate::random::Random;

#[test]
fn grundy_is_the_sum_over_pairs() {
    let mut random = Random(1);
    for n in 0..300 {
        let mut coins: Vec<u64> = (0..n).map(|_| random.below(2 << (n % 60))).collect();
        coins.sort_unstable();
        coins.dedup();
        let mut plain = coins.iter().fold(0, |xor, cell| xor ^ cell);
        for (i, a) in coins.iter().enumerate() {
            plain = coins[..i].iter().fold(plain, |xor, b| xor ^ (a ^ b) ^ ((a ^ b) - 1));
        }
        assert_eq!(grundy(&coins), plain, "{coins:?}");
    }
}

#[test]
fn cell_for_is_that_of_a_search() {
    let mut random = Random(2);
    for n in 0..400 {
        let mut coins: Vec<u64> = (0..1 + n % 6).map(|_| random.below(30)).collect();
        coins.sort_unstable();
        coins.dedup();
        let (before, from, change) = (grundy(&coins), coins[0], 1 + random.below(15));
        let free = |cell: &u64| *cell == from || !coins.contains(cell);
        let moved = |cell: u64| [&[cell], &coins[1..]].concat();
        let plain = (0..500).filter(free).find(|&cell| grundy(&moved(cell)) == before ^ change);
        assert_eq!(cell_for(&sorted(&coins), from, change), plain, "{coins:?} {change}");
    }
}
