use nim_snippets::coin_turning::{self, Game};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{distinct, shuffle};
use crate::random::Random;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let mut heads = distinct(N, 1 << 62);
    shuffle(&mut Random(1), &mut heads);
    let odious = |coin: u64| 2 * coin + 1 - u64::from(coin.count_ones() % 2);
    bench
        .row("winner of Mock Turtles, 10^5 heads", || coin_turning::wins(&heads, Game::MockTurtles))
        .plain(|| {
            let mut heads = heads.clone();
            heads.sort_unstable();
            heads.dedup();
            heads.iter().fold(0, |xor, &coin| xor ^ odious(coin)) != 0
        })
        .limit("sort", || {
            let mut heads = heads.clone();
            heads.sort_unstable();
            heads
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|heads| coin_turning::wins(heads, Game::MockTurtles));
}
