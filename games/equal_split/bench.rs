use nim_snippets::equal_split;

use crate::factors;
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers_below, prime};

pub fn speed(bench: &mut Bench) {
    let heaps = numbers_below(1_000_000_000_000, 10);
    bench
        .row("values of 10 heaps of 10^12", || {
            heaps.iter().map(|&heap| equal_split::grundy(heap, 1)).collect::<Vec<_>>()
        })
        .best("rho", || {
            let value = |&heap: &u64| match heap.trailing_zeros() {
                0 => factors::count(heap),
                twos => factors::count(heap >> twos) + 1,
            };
            heaps.iter().map(value).collect()
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for a heap of `h` stones", 1 << 36, |n| {
        let prime = prime(n);
        move || equal_split::grundy(prime, 1)
    });
    growth.takes("a heap of 10^12 takes {}", || equal_split::grundy(1_000_000_000_039, 1));
    growth.takes("one of 10^18 {}", || equal_split::grundy(1_000_000_000_000_000_003, 1));
}
