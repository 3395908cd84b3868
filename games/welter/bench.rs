use nim_snippets::welter;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers, xor};

pub fn speed(bench: &mut Bench) {
    // Coins that agree in their lowest bits stand side by side if these are the highest.
    let coins = numbers(20_000);
    bench
        .row("2·10^4 coins", || welter::grundy(&coins))
        .best("sorted", || {
            let mut xor = xor(&coins);
            let mut sorted: Vec<u64> = coins.iter().map(|coin| coin.reverse_bits()).collect();
            sorted.sort_unstable();
            let common: Vec<u32> =
                sorted.windows(2).map(|pair| (pair[0] ^ pair[1]).leading_zeros()).collect();
            let most = common.iter().max().expect("two coins");
            for k in 0..=*most {
                // The pairs that agree in so many bits, by the runs of coins that do.
                let (mut pairs, mut run) = (0, 0);
                for &common in &common {
                    run = if common < k { 0 } else { run + 1 };
                    pairs ^= run & 1;
                }
                xor ^= pairs << k;
            }
            xor
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(welter::grundy);
}
