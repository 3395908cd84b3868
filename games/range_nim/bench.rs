use std::hint::black_box;

use nim_snippets::range_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{lost, numbers};

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
    let (heaps, [min, max]) = (numbers(N), black_box([7, 1_000_000]));
    bench
        .row("winner, 10^5 heaps", || range_nim::wins(&heaps, min, max))
        .plain(|| heaps.iter().fold(0, |xor, heap| xor ^ (heap % (min + max) / min)) != 0)
        .time();
    let (heaps, [min, max]) = (lost(1000, 10_000), black_box([5, 100]));
    let plain = || {
        let value = |heap: u64| heap % (min + max) / min;
        let xor = heaps.iter().fold(0, |xor, &heap| xor ^ value(heap));
        let cuts = |&heap: &u64| (min..=max.min(heap)).map(move |taken| (heap, heap - taken));
        let moves = heaps.iter().flat_map(cuts);
        moves.filter(|&(heap, left)| xor ^ value(heap) == value(left)).count() as u128
    };
    bench
        .row("number of moves, 10^3 heaps", || range_nim::count_winning_moves(&heaps, min, max))
        .plain(plain)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| range_nim::wins(heaps, 3, 99));
}
