use std::hint::black_box;

use nim_snippets::bounded_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let (heaps, max) = (numbers(N), black_box(1_000_006));
    bench
        .row("winner, 10^5 heaps", || bounded_nim::wins(&heaps, max))
        .plain(|| heaps.iter().fold(0, |xor, heap| xor ^ (heap % (max + 1))) != 0)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| bounded_nim::wins(heaps, 99));
}
