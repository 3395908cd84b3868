use nim_snippets::bounded_tuples;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers, numbers_below};
use crate::walsh_hadamard::{MODULUS, by_stages_mod};

pub fn speed(bench: &mut Bench) {
    let bounds = numbers_below(1 << 10, 100);
    bench
        .row("100 bounds below 2^10", || bounded_tuples::count(&bounds, 5, MODULUS))
        .plain(|| {
            let mut product = vec![1; 1 << 10];
            for &bound in &bounds {
                let mut heap: Vec<u64> = (0..1 << 10).map(|x| u64::from(x <= bound)).collect();
                by_stages_mod(&mut heap);
                product.iter_mut().zip(heap).for_each(|(x, y)| *x = *x * y % MODULUS);
            }
            by_stages_mod(&mut product);
            let halves = (0..10).fold(1, |scale, _| scale * MODULUS.div_ceil(2) % MODULUS);
            product[5] * halves % MODULUS
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    let bounds: Vec<u64> = (0..100_000).map(|i| u64::MAX - i).collect();
    growth.power("{}", 5000, |n| {
        let bounds = numbers(n);
        move || bounded_tuples::count(&bounds, 5, 998_244_353)
    });
    growth.takes("10^5 bounds near 2^64 take at most {}", || {
        bounded_tuples::count(&bounds, 5, 998_244_353)
    });
}
