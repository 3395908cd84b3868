use nim_snippets::divisor_games::{self, Rule};

use crate::factors;
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers_below, semiprimes};

pub fn speed(bench: &mut Bench) {
    for (task, end) in [
        ("`ProperDivisor`, 10 numbers of 10^12", 1_000_000_000_000),
        ("`ProperDivisor`, 10 numbers of 10^15", 1_000_000_000_000_000),
    ] {
        let numbers = numbers_below(end, 10);
        bench
            .row(task, || {
                let value = |&n: &u64| divisor_games::grundy(n, Rule::ProperDivisor);
                numbers.iter().map(value).collect::<Vec<_>>()
            })
            .best("rho", || numbers.iter().map(|&n| factors::count(n)).collect())
            .time();
    }
}

pub fn growth(growth: &mut Growth) {
    let values = |numbers: &[u64]| -> u64 {
        numbers.iter().map(|&n| divisor_games::grundy(n, Rule::ProperDivisor)).sum()
    };
    growth.power("at most {} for a value", 1 << 50, |n| {
        let numbers = semiprimes(n);
        move || values(&numbers)
    });
    growth.takes("up to {} for a prime near 2^64", || {
        divisor_games::grundy(u64::MAX - 58, Rule::ProperDivisor)
    });
    growth.takes("{} for a product of two near 2^32", || values(&[4_294_967_291 * 4_294_967_279]));
}
