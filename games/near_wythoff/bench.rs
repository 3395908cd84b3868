use nim_snippets::near_wythoff;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{count_pairs, numbers, pairs};

pub fn speed(bench: &mut Bench) {
    const K: u64 = 2;
    let numbers: Vec<u64> = numbers(10_000).iter().map(|x| x >> 34).collect();
    let alpha = (2.0 - 3.0 + 13_f64.sqrt()) / 2.0;
    let by_root = |a: u64, b: u64| {
        let difference = a.abs_diff(b);
        let n = difference / (K + 1);
        !difference.is_multiple_of(K + 1) || (n as f64 * alpha) as u64 != a.min(b)
    };
    bench
        .row("winner, 10^4 pairs below 2^30", || {
            count_pairs(&numbers, |a, b| near_wythoff::wins(a, b, K))
        })
        .best("a root in f64, for small heaps", || count_pairs(&numbers, by_root))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, |a, b| near_wythoff::wins(a, b, 0))
    });
}
