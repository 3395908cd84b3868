use nim_snippets::nimble;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let coins = numbers(N);
    bench
        .row("winner, 10^5 coins", || nimble::wins(&coins))
        .plain(|| {
            let mut xor = 0;
            for &coin in &coins {
                xor ^= coin;
            }
            xor != 0
        })
        .limit("sum", || coins.iter().fold(0_u64, |sum, &coin| sum.wrapping_add(coin)))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(nimble::wins);
}
