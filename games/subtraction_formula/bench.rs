use std::hint::black_box;

use nim_snippets::subtraction_formula::SubtractionFormula;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    let (heaps, max, k) = (numbers(100_000), black_box(2), black_box(999_999_999));
    bench
        .row("winner, 10^5 heaps", || SubtractionFormula::up_to_or(max, k).wins(&heaps))
        .plain(|| {
            let value = |heap: u64| match heap % (k + 1) {
                last if last == k => max + 1,
                residue => residue % (max + 1),
            };
            heaps.iter().fold(0, |xor, &heap| xor ^ value(heap)) != 0
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.linear(|heaps| SubtractionFormula::up_to_or(2, 999_999_999).wins(heaps));
}
