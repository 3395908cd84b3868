//! Engines for any game.

use std::collections::BTreeSet;

use divan::{Bencher, black_box};
use nim_snippets::sprague_grundy::{self, Solver};

use crate::random::Random;

/// Ten moves from each of 1000 positions into the next of 1000 layers.
fn layered(&position: &u64) -> Vec<Vec<u64>> {
    let layer = position / 1000;
    let mut random = Random(position);
    let moves = if layer < 999 { 10 } else { 0 };
    (0..moves).map(|_| vec![(layer + 1) * 1000 + random.below(1000)]).collect()
}

#[divan::bench(sample_count = 5)]
fn sprague_grundy_solver(bencher: Bencher) {
    bencher.bench_local(|| Solver::new(layered).grundy(black_box(&0)));
}

#[divan::bench(sample_count = 5)]
fn sprague_grundy_options_only(bencher: Bencher) {
    bencher.bench_local(|| (0..1_000_000).map(|n| layered(black_box(&n)).len()).sum::<usize>());
}

/// All values below `n / 2` come up, or almost.
fn values(n: u64) -> Vec<u64> {
    let mut random = Random(n);
    (0..n).map(|_| random.below(n / 8 + 1)).collect()
}

#[divan::bench(args = [10, 100, 10_000, 1_000_000])]
fn sprague_grundy_mex(bencher: Bencher, n: u64) {
    let values = values(n);
    bencher.bench_local(|| sprague_grundy::mex(black_box(&values)));
}

#[divan::bench(args = [10, 100, 10_000, 1_000_000])]
fn sprague_grundy_mex_naive(bencher: Bencher, n: u64) {
    let values = values(n);
    bencher.bench_local(|| {
        let sorted: BTreeSet<u64> = black_box(&values).iter().copied().collect();
        sorted.iter().zip(0..).take_while(|&(&value, i)| value == i).count()
    });
}
