use nim_snippets::divisor_games;
use nim_snippets::divisor_games::Rule;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers_below, prime};
use crate::stamps::by_stamps;

pub fn speed(bench: &mut Bench) {
    let numbers = numbers_below(1_000_000_000_000, 10);
    let count_factors = |n: &u64| {
        let (mut rest, mut p, mut count) = (*n, 2, 0);
        while p * p <= rest {
            while rest % p == 0 {
                rest /= p;
                count += 1;
            }
            p += 1;
        }
        count + u64::from(rest > 1)
    };
    bench
        .row("`ProperDivisor`, 10 numbers of 10^12", || {
            let value = |&n: &u64| divisor_games::grundy(n, Rule::ProperDivisor);
            numbers.iter().map(value).collect::<Vec<_>>()
        })
        .plain(|| numbers.iter().map(count_factors).collect())
        .time();
    bench
        .row("squares to 5·10^4", || divisor_games::subtract_square_values(50_000))
        .plain(|| {
            by_stamps(50_000, |n, values, reach| {
                (1..=n.isqrt()).for_each(|root| reach(values[n - root * root]));
            })
        })
        .best("stamps", || {
            let mut values: Vec<u64> = Vec::with_capacity(50_001);
            let mut stamps = vec![usize::MAX; 256];
            for n in 0..=50_000 {
                for square in (1..).map(|root: usize| root * root).take_while(|&square| square <= n)
                {
                    stamps[values[n - square] as usize] = n;
                }
                values.push((0..).find(|&value| stamps[value as usize] != n).expect("a mex"));
            }
            values
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for a value", 1 << 38, |n| {
        let prime = prime(n);
        move || divisor_games::grundy(prime, Rule::ProperDivisor)
    });
    growth.takes("up to {} for a prime near 2^64", || {
        divisor_games::grundy(u64::MAX - 58, Rule::ProperDivisor)
    });
}
