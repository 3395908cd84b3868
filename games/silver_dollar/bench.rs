use nim_snippets::silver_dollar;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{distinct, shuffle};
use crate::random::Random;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let mut coins = distinct(N, u64::MAX - 1);
    shuffle(&mut Random(1), &mut coins);
    bench
        .row("winner, 10^5 coins", || silver_dollar::wins(&coins))
        .plain(|| {
            let mut coins = coins.clone();
            coins.sort_unstable();
            if coins.len() % 2 == 1 {
                coins.insert(0, 0);
            }
            coins.chunks(2).fold(0, |xor, pair| xor ^ (pair[1] - pair[0] - 1)) != 0
        })
        .limit("sort", || {
            let mut coins = coins.clone();
            coins.sort_unstable();
            coins
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(silver_dollar::wins);
}
