use nim_snippets::lasker_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;

pub fn speed(bench: &mut Bench) {
    let heaps = numbers_below(u64::MAX, 100_000);
    bench
        .row("winner, 10^5 heaps", || lasker_nim::wins(&heaps))
        .plain(|| {
            let value = |heap: u64| match heap % 4 {
                0 if heap > 0 => heap - 1,
                3 => heap + 1,
                _ => heap,
            };
            heaps.iter().fold(0, |xor, &heap| xor ^ value(heap)) != 0
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 100_000, |n| {
        let heaps = numbers_below(u64::MAX, n);
        move || lasker_nim::wins(&heaps)
    });
}
