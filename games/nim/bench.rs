use nim_snippets::nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers, xor};
use crate::limits::xor_avx2;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let heaps = numbers(N);
    bench
        .row("winner, 10^5 heaps", || nim::wins(&heaps))
        .plain(|| {
            let mut xor = 0;
            for &heap in &heaps {
                xor ^= heap;
            }
            xor != 0
        })
        .limit("AVX2 xor", || xor_avx2(&heaps))
        .time();
    bench
        .row("all moves, 10^5 heaps", || nim::winning_moves(&heaps).collect::<Vec<_>>())
        .plain(|| {
            let xor = xor(&heaps);
            let mut moves = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                if heap ^ xor < heap {
                    moves.push((i, heap ^ xor));
                }
            }
            moves
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(nim::wins);
}
