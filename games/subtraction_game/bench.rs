use std::hint::black_box;

use nim_snippets::subtraction_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::distinct;
use crate::subtraction;

pub fn speed(bench: &mut Bench) {
    let small = vec![1, 5, 12, 20, 33];
    let long = distinct(10, 100_000);
    let longer = distinct(100, 100_000);
    for (task, set) in [
        ("values of 10^6 heaps, 5 small moves", &small),
        ("values of 10^6 heaps, 10 long moves", &long),
        ("values of 10^6 heaps, 100 long moves", &longer),
    ] {
        let n = if set.len() == 100 { 300_000 } else { 1_000_000 };
        let task = if set.len() == 100 { task.replace("10^6", "3·10^5") } else { task.to_owned() };
        let row = bench
            .row(&task, || subtraction_game::grundy_values(n, set))
            .plain(|| subtraction::by_stamps(n, set))
            .limit("fill", || vec![black_box(1_u64); n + 1]);
        let by_masks = || subtraction::by_masks(n, set);
        let row = if set.len() < 64 { row.best("words", by_masks) } else { row };
        row.time();
    }
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
    growth.takes("a set of 60 000 numbers and as large a heap {}", || {
        subtraction_game::grundy_values(60_000, &set)
    });
}
