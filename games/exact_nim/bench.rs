use nim_snippets::exact_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;

pub fn speed(bench: &mut Bench) {
    let (heaps, k) = (numbers_below(1 << 40, 10_000), 6667);
    bench
        .row("value, 10^4 heaps, 6667 a turn", || exact_nim::grundy(&heaps, k))
        .plain(|| {
            // The most moves for which there are enough stones, by bisection.
            let is_enough = |moves: u64| {
                let usable: u128 = heaps.iter().map(|&heap| u128::from(heap.min(moves))).sum();
                usable >= u128::from(k) * u128::from(moves)
            };
            let (mut moves, mut too_many) = (0, 1 << 41);
            while too_many - moves > 1 {
                let middle = (moves + too_many) / 2;
                *if is_enough(middle) { &mut moves } else { &mut too_many } = middle;
            }
            moves
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| {
        let heaps: Vec<u64> = heaps.iter().map(|heap| heap >> 20).collect();
        exact_nim::grundy(&heaps, heaps.len() as u64 * 2 / 3)
    });
}
