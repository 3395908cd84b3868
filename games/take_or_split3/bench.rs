use nim_snippets::take_or_split3;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;

pub fn speed(bench: &mut Bench) {
    let heaps = numbers_below(u64::MAX, 100_000);
    bench
        .row("winner, 10^5 heaps", || take_or_split3::wins(&heaps))
        .plain(|| {
            let value = |heap: u64| match heap % 8 {
                0 if heap > 0 => heap - 1,
                7 => heap + 1,
                _ => heap,
            };
            heaps.iter().fold(0, |xor, &heap| xor ^ value(heap)) != 0
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 100_000, |n| {
        let heaps = numbers_below(u64::MAX, n);
        move || take_or_split3::wins(&heaps)
    });
    // A tenth of the stones, in a hundredth of the time.
    growth.takes_times(0.01, "10^5 stones take {}", || {
        take_or_split3::winning_moves(&[10_000]).count()
    });
}
