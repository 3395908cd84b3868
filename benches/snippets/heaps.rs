//! Taking from heaps.

use divan::{Bencher, black_box};
use nim_snippets::{moore_nim, nim};

use crate::random::Random;

fn random_heaps(n: usize) -> Vec<u64> {
    let mut random = Random(n as u64);
    (0..n).map(|_| random.next()).collect()
}

#[divan::bench(args = [1_000_000, 10_000_000])]
fn nim_grundy(bencher: Bencher, n: usize) {
    let heaps = random_heaps(n);
    bencher.bench_local(|| nim::grundy(black_box(&heaps)));
}

#[divan::bench(args = [1_000_000, 10_000_000], sample_count = 20)]
fn moore_nim(bencher: Bencher, n: usize) {
    let heaps = random_heaps(n);
    bencher.bench_local(|| moore_nim::winning_move(black_box(&heaps), 3));
}

/// Only the outcome, with 64 counters.
#[divan::bench(args = [1_000_000], sample_count = 20)]
fn moore_nim_naive(bencher: Bencher, n: usize) {
    let heaps = random_heaps(n);
    bencher.bench_local(|| {
        let mut counts = [0; 64];
        for heap in black_box(&heaps) {
            for (digit, count) in counts.iter_mut().enumerate() {
                *count += heap >> digit & 1;
            }
        }
        counts.iter().any(|count| count % 4 != 0)
    });
}

/// All digits stand in the last heaps.
#[divan::bench(args = [10_000_000], sample_count = 20)]
fn moore_nim_hard(bencher: Bencher, n: usize) {
    let mut heaps = vec![0; n];
    (0..63).for_each(|digit| heaps[n - 63 + digit] = 1 << digit);
    bencher.bench_local(|| moore_nim::winning_move(black_box(&heaps), 64));
}
