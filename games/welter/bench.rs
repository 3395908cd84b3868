use std::collections::HashMap;

use nim_snippets::welter;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    let all_pairs = |coins: &[u64]| {
        let mut xor = 0;
        for (i, &a) in coins.iter().enumerate() {
            xor ^= a;
            for &b in &coins[..i] {
                xor ^= (a ^ b) ^ ((a ^ b) - 1);
            }
        }
        xor
    };
    for (task, n) in [("20 coins", 20), ("1000 coins", 1000)] {
        let coins = numbers(n);
        bench.row(task, || welter::grundy(&coins)).plain(|| all_pairs(&coins)).time();
    }
    // Coins that agree in their lowest bits stand together in a trie.
    let coins = numbers(20_000);
    bench
        .row("2·10^4 coins", || welter::grundy(&coins))
        .best("counts in a table of hashes", || {
            let mut xor = coins.iter().fold(0, |xor, coin| xor ^ coin);
            for k in 0..64 {
                let mut counts: HashMap<u64, u64> = HashMap::new();
                for coin in &coins {
                    *counts.entry(coin & ((1 << k) - 1)).or_default() += 1;
                }
                let pairs = counts.values().fold(0_u64, |sum, &n| sum + n * (n - 1) / 2);
                xor ^= (pairs & 1) << k;
                if counts.len() == coins.len() {
                    break;
                }
            }
            xor
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(welter::grundy);
}
