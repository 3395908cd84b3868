use std::hint::black_box;

use nim_snippets::range_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::lost;

pub fn speed(bench: &mut Bench) {
    let (heaps, [min, max]) = (lost(1000, 10_000), black_box([5, 100]));
    // Those among `heap - max..=heap - min` whose rest modulo `min + max` is worth what is wanted.
    let plain = || {
        let value = |heap: u64| heap % (min + max) / min;
        let xor = heaps.iter().fold(0, |xor, &heap| xor ^ value(heap));
        let count = |&heap: &u64| {
            let rests = (xor ^ value(heap)) * min..((xor ^ value(heap)) * min + min).min(min + max);
            let up_to = |left: u64| {
                let (periods, rest) = (left / (min + max), left % (min + max));
                let len = rests.end.saturating_sub(rests.start);
                periods * len + (rest.min(rests.end)).saturating_sub(rests.start)
            };
            if heap < min { 0 } else { up_to(heap - min + 1) - up_to(heap.saturating_sub(max)) }
        };
        heaps.iter().map(|heap| u128::from(count(heap))).sum()
    };
    bench
        .row("number of moves, 10^3 heaps", || range_nim::count_winning_moves(&heaps, min, max))
        .plain(plain)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| range_nim::wins(heaps, 3, 99));
}
