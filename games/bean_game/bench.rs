use nim_snippets::bean_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;

pub fn speed(bench: &mut Bench) {
    let heaps = numbers_below(1 << 63, 100_000);
    bench
        .row("winner, 10^5 heaps", || bean_game::wins(&heaps))
        .plain(|| {
            let value = |heap: u64| match heap {
                0 => 0,
                _ => 2 * (heap - 1) + 1 - u64::from((heap - 1).count_ones() % 2),
            };
            heaps.iter().fold(0, |xor, &heap| xor ^ value(heap)) != 0
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(bean_game::wins);
    growth.takes_times(0.1, "10^8 {}", || bean_game::winning_moves(&[10_000_000]).count());
    growth.takes("10^7 take {}", || bean_game::divisor_grundy_values(10_000_000));
}
