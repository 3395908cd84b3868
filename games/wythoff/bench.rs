use nim_snippets::wythoff;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{count_pairs, numbers, pairs};
use crate::queen;

pub fn speed(bench: &mut Bench) {
    let numbers: Vec<u64> = numbers(10_000).iter().map(|x| x >> 2).collect();
    let by_square_root = |a: u64, b: u64| {
        let difference = u128::from(a.abs_diff(b));
        let smaller = (difference + (5 * difference * difference).isqrt()) / 2;
        smaller != u128::from(a.min(b))
    };
    let phi = (1.0 + 5_f64.sqrt()) / 2.0;
    let small: Vec<u64> = numbers.iter().map(|x| x >> 32).collect();
    bench
        .row("winner, 10^4 pairs below 2^62", || count_pairs(&numbers, wythoff::wins))
        .plain(|| count_pairs(&numbers, by_square_root))
        .time();
    bench
        .row("winner, 10^4 pairs below 2^30", || count_pairs(&small, wythoff::wins))
        .plain(|| count_pairs(&small, |a, b| (a.abs_diff(b) as f64 * phi) as u64 != a.min(b)))
        .time();
    bench
        .row("values to 200 × 200", || wythoff::pair_values(200, 200))
        .plain(|| queen::values::<8>(201, 201, |_, _| true))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}, two multiplications", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, wythoff::wins)
    });
    growth.takes("1000 × 1000 take {}", || wythoff::pair_values(1000, 1000));
}
