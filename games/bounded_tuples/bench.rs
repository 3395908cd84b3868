use nim_snippets::bounded_tuples;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{numbers_below, xor};
use crate::walsh_hadamard::{MODULUS, by_stages_reduced, inverse};

pub fn speed(bench: &mut Bench) {
    let (bounds, xor) = with_xor(100, 1 << 10);
    bench
        .row("100 bounds below 2^10", || bounded_tuples::count_tuples(&bounds, xor, MODULUS))
        .plain(|| {
            let mut product = vec![1; 1 << 10];
            for &bound in &bounds {
                let mut heap: Vec<u64> = (0..1 << 10).map(|x| u64::from(x <= bound)).collect();
                by_stages_reduced(&mut heap);
                product.iter_mut().zip(heap).for_each(|(x, y)| *x = *x * y % MODULUS);
            }
            by_stages_reduced(&mut product);
            product[xor as usize] * inverse(1 << 10) % MODULUS
        })
        .best("digits", || by_digits(&bounds, xor))
        .time();
    for (task, n, end) in
        [("10^5 bounds below 2^20", 100_000, 1 << 20), ("10^5 bounds below 2^62", 100_000, 1 << 62)]
    {
        let (bounds, xor) = with_xor(n, end);
        bench
            .row(task, || bounded_tuples::count_tuples(&bounds, xor, MODULUS))
            .best("digits", || by_digits(&bounds, xor))
            .time();
    }
}

pub fn growth(growth: &mut Growth) {
    let bounds: Vec<u64> = (0..100_000).map(|i| u64::MAX - i).collect();
    let xor = xor(&bounds);
    growth.power("{}", 5000, |n| {
        let (bounds, xor) = with_xor(n, u64::MAX);
        move || bounded_tuples::count_tuples(&bounds, xor, 998_244_353)
    });
    growth.takes("10^5 bounds near 2^64 take at most {}", || {
        bounded_tuples::count_tuples(&bounds, xor, 998_244_353)
    });
    growth.takes("or {} where the modulus is above 2^31", || {
        bounded_tuples::count_tuples(&bounds, xor, 1_000_000_000_000_000_003)
    });
    let bounds = numbers_below(1 << 20, 100_000);
    growth.takes("random ones below 2^20 some {}", || {
        bounded_tuples::count_tuples(&bounds, 5, 998_244_353)
    });
}

/// With the xor of the bounds themselves no digit ends the search.
fn with_xor(n: usize, end: u64) -> (Vec<u64>, u64) {
    let bounds = numbers_below(end, n);
    let xor = xor(&bounds);
    (bounds, xor)
}

/// From the highest digit down: the heaps that keep their bounds' digit and those that are free.
fn by_digits(bounds: &[u64], xor: u64) -> u64 {
    let digits = 64 - bounds.iter().fold(xor, |all, bound| all | bound).leading_zeros();
    let wrong = bounds.iter().fold(xor, |wrong, bound| wrong ^ bound);
    let mut tuples = u64::from(wrong == 0);
    for i in (0..digits).rev() {
        if i < 63 && wrong >> (i + 1) > 0 {
            break;
        }
        let half = (1 << i) % MODULUS;
        let (mut tight, mut parity, mut free) = (1, 0, [0_u64; 2]);
        for bound in bounds {
            let low = ((bound & ((1 << i) - 1)) + 1) % MODULUS;
            let [mut even, mut odd] = free.map(|free| free * low);
            if bound >> i & 1 == 1 {
                (even, odd) = (odd + free[0] * half, even + free[1] * half);
                *(if parity == 0 { &mut even } else { &mut odd }) += tight;
                parity ^= 1;
            }
            free = [even % MODULUS, odd % MODULUS];
            tight = tight * low % MODULUS;
        }
        tuples += free[(xor >> i & 1) as usize];
    }
    tuples % MODULUS
}
