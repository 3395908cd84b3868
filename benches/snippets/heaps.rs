//! Taking from heaps.

use divan::{Bencher, black_box};
use nim_snippets::nim;

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
