use nim_snippets::equal_split;

use crate::factors;
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers_below, semiprimes};

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
    let values =
        |heaps: &[u64]| -> u64 { heaps.iter().map(|&heap| equal_split::grundy(heap, 1)).sum() };
    growth.power("{} for the value of a heap of `h` stones", 1 << 50, |n| {
        let heaps = semiprimes(n);
        move || values(&heaps)
    });
    // A prime, and a product of two.
    let heaps = [1_000_000_000_039, 999_983 * 1_000_003];
    growth.takes_times(2.0, "one of 10^12 takes at most {}", || values(&heaps));
    growth
        .takes("a product of two primes near 2^32 {}", || values(&[4_294_967_291 * 4_294_967_279]));
}
