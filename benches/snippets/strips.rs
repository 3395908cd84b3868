//! Pieces on a strip.

use divan::{Bencher, black_box};
use nim_snippets::welter;

use crate::random::Random;

fn random_coins(n: usize) -> Vec<u64> {
    let mut random = Random(n as u64);
    (0..n).map(|_| random.next()).collect()
}

#[divan::bench(args = [100, 10_000], sample_count = 20)]
fn welter_grundy(bencher: Bencher, n: usize) {
    let coins = random_coins(n);
    bencher.bench_local(|| welter::grundy(black_box(&coins)));
}

/// All pairs.
#[divan::bench(args = [100, 10_000], sample_count = 20)]
fn welter_naive(bencher: Bencher, n: usize) {
    let coins = random_coins(n);
    bencher.bench_local(|| {
        let mut xor = 0;
        for (i, &a) in black_box(&coins).iter().enumerate() {
            xor ^= a;
            for &b in &coins[..i] {
                xor ^= (a ^ b) ^ ((a ^ b) - 1);
            }
        }
        xor
    });
}
