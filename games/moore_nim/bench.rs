use nim_snippets::moore_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;
use crate::limits::xor_avx2;

pub fn speed(bench: &mut Bench) {
    const N: usize = 1_000_000;
    let heaps = numbers(N);
    let counters = |heaps: &[u64], group: u64| {
        let mut counts = [0; 64];
        for heap in heaps {
            for (digit, count) in counts.iter_mut().enumerate() {
                *count += heap >> digit & 1;
            }
        }
        counts.iter().any(|count| count % group != 0)
    };
    bench
        .row("winner, 10^6 heaps", || moore_nim::wins(&heaps, 3))
        .plain(|| counters(&heaps, 4))
        .limit("AVX2 xor", || xor_avx2(&heaps))
        .time();
    bench
        .row("a move, 10^6 heaps", || moore_nim::winning_move(&heaps, 3).is_some())
        .plain(|| counters(&heaps, 4))
        .limit("AVX2 xor", || xor_avx2(&heaps))
        .time();
    bench
        .row("misère winner, 10^6 heaps", || moore_nim::misere_wins(&heaps, 3))
        .plain(|| heaps.iter().any(|&heap| heap > 1) && counters(&heaps, 4))
        .limit("AVX2 xor", || xor_avx2(&heaps))
        .time();
    // All written, as the limit would only read one page of zeros.
    let heaps: Vec<u64> = (1..=N).rev().map(|i| if i < 64 { 1 << (63 - i) } else { 0 }).collect();
    bench
        .row("a move, 10^6 heaps, digits in the last", || {
            moore_nim::winning_move(&heaps, 64).is_some()
        })
        .plain(|| counters(&heaps, 65))
        .limit("AVX2 xor", || xor_avx2(&heaps))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| moore_nim::winning_move(heaps, 3));
    let heaps = numbers(10_000_000);
    growth.takes("10^7 in {} for the outcome", || moore_nim::wins(&heaps, 3));
    growth.takes("in {} for a move", || moore_nim::winning_move(&heaps, 3));
}
