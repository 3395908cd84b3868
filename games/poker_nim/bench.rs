use nim_snippets::poker_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let heaps = numbers(N);
    bench
        .row("winner, 10^5 heaps", || poker_nim::wins(&heaps))
        .plain(|| heaps.iter().fold(0, |xor, heap| xor ^ heap) != 0)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(poker_nim::wins);
}
