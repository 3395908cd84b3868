use nim_snippets::halving_nim;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    bench
        .row("values of 10^5 heaps, k = 3", || {
            (0..=100_000).map(|heap| halving_nim::grundy(heap, 3)).collect::<Vec<_>>()
        })
        .plain(|| {
            let mut values: Vec<u64> = vec![0];
            for heap in 1..=100_000 {
                let one_less = values[heap - 1];
                let halves = if heap % 2 == 0 { Some(values[heap / 2]) } else { None };
                let is_free = |&value: &u64| value != one_less && Some(value) != halves;
                values.push((0..).find(is_free).expect("a mex"));
            }
            values
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.stated("however large", 0.0, 1 << 50, |n| {
        move || (0..100_000).fold(0, |xor, i| xor ^ halving_nim::grundy(n as u64 - i, 3))
    });
}
