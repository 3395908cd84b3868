use nim_snippets::equal_split;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::prime;
use crate::stamps::by_parts;

pub fn speed(bench: &mut Bench) {
    let divisors = |heap: usize| {
        let parts = (1..heap).filter(move |part| heap.is_multiple_of(*part));
        parts.map(move |part| (part, heap / part, 0)).collect()
    };
    bench
        .row("values to 3000", || (0..=3000).map(equal_split::grundy).collect::<Vec<_>>())
        .plain(|| by_parts(3000, divisors))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for a heap of `h` stones", 1 << 36, |n| {
        let prime = prime(n);
        move || equal_split::grundy(prime)
    });
    growth.takes("a heap of 10^12 takes {}", || equal_split::grundy(1_000_000_000_039));
    growth.takes("one of 10^18 {}", || equal_split::grundy(1_000_000_000_000_000_003));
}
