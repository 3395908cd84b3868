use nim_snippets::euclid_counting;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    const N: u64 = 100_000;
    let by_rows = || {
        let phi = (1.0 + 5_f64.sqrt()) / 2.0;
        (1..=N).fold(0, |sum, x| {
            let last = N.min((x as f64 * phi) as u64);
            sum + (last - x) * x + (last - x) * (x + 1 + last) / 2
        })
    };
    bench
        .row("the sum to 10^5", || euclid_counting::lost_sum(N, u64::MAX >> 1))
        .plain(by_rows)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| move || euclid_counting::lost_sum(n as u64, 1_000_000_007));
}
