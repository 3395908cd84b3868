use std::hint::black_box;

use nim_snippets::subtraction_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::distinct;
use crate::subtraction;

pub fn speed(bench: &mut Bench) {
    let small = vec![1, 5, 12, 20, 33];
    let mut kept = vec![0_u64; 1_000_001];
    bench
        .row("values of 10^6 heaps, 5 small moves", || {
            subtraction_game::grundy_values(1_000_000, &small)
        })
        .plain(|| subtraction::by_stamps(1_000_000, &small))
        .best("words", || subtraction::by_masks(1_000_000, &small))
        .best("period", || subtraction::by_period(1_000_000, &small))
        .limit("fill", || {
            kept.fill(black_box(1));
            kept[black_box(999_999)]
        })
        .time();
    let long = distinct(10, 100_000);
    bench
        .row("values of 10^6 heaps, 10 long moves", || {
            subtraction_game::grundy_values(1_000_000, &long)
        })
        .plain(|| subtraction::by_stamps(1_000_000, &long))
        .best("words", || subtraction::by_masks(1_000_000, &long))
        .time();
}

pub fn growth(growth: &mut Growth) {
    let set = distinct(100, 100_000);
    growth.each("{} for each heap", 200_000, |n| {
        let set = &set;
        move || subtraction_game::grundy_values(n, set)
    });
    growth.takes("10^6 heaps and 100 moves take {}", || {
        subtraction_game::grundy_values(1_000_000, &set)
    });
}
