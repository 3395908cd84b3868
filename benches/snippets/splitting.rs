//! Heaps and rows that split.

use divan::{Bencher, black_box};
use nim_snippets::interval_nim;

const RANGES: [(usize, usize); 3] = [(2, 2), (10, 20), (1, 2000)];

#[divan::bench(args = RANGES)]
fn interval_nim(bencher: Bencher, (min, max): (usize, usize)) {
    bencher.bench_local(|| interval_nim::grundy_values(black_box(2000), min, max));
}

/// Collects all options of every row.
#[divan::bench(args = RANGES, sample_count = 5)]
fn interval_nim_naive(bencher: Bencher, (min, max): (usize, usize)) {
    bencher.bench_local(|| {
        let mut values = Vec::new();
        for row in 0..=black_box(2000_usize) {
            let mut seen = vec![false; 4096];
            for rest in row.saturating_sub(max)..(row + 1).saturating_sub(min) {
                for left in 0..=rest / 2 {
                    seen[values[left] ^ values[rest - left]] = true;
                }
            }
            values.push(seen.iter().take_while(|&&seen| seen).count());
        }
        values
    });
}
