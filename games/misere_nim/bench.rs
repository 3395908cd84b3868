use nim_snippets::misere_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers, xor};

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let heaps = numbers(N);
    bench
        .row("winner, 10^5 heaps", || misere_nim::wins(&heaps))
        .plain(|| {
            let (mut xor, mut all_ones) = (0, true);
            for &heap in &heaps {
                xor ^= heap;
                all_ones &= heap <= 1;
            }
            (xor != 0) != all_ones
        })
        .limit("xor", || xor(&heaps))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(misere_nim::wins);
}
