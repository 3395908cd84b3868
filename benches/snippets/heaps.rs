//! Taking from heaps.

use divan::{Bencher, black_box};
use nim_snippets::{moore_nim, nim, nim_counting};

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

#[divan::bench(args = [16, 20, 22])]
fn nim_counting_walsh_hadamard(bencher: Bencher, bits: u32) {
    let values: Vec<i64> = random_heaps(1 << bits).iter().map(|&x| x as i64).collect();
    bencher
        .with_inputs(|| values.clone())
        .bench_local_refs(|values| nim_counting::walsh_hadamard(values));
}

/// One stage after the other, over blocks.
#[divan::bench(args = [16, 20, 22])]
fn nim_counting_walsh_hadamard_naive(bencher: Bencher, bits: u32) {
    let values: Vec<i64> = random_heaps(1 << bits).iter().map(|&x| x as i64).collect();
    bencher.with_inputs(|| values.clone()).bench_local_refs(|values| {
        for stage in 0..bits {
            for block in (0..1 << bits).step_by(2 << stage) {
                for i in block..block + (1 << stage) {
                    let (a, b) = (values[i], values[i + (1 << stage)]);
                    values[i] = a.wrapping_add(b);
                    values[i + (1 << stage)] = a.wrapping_sub(b);
                }
            }
        }
    });
}

#[divan::bench(args = [16, 20, 22])]
fn nim_counting_walsh_hadamard_mod(bencher: Bencher, bits: u32) {
    const MODULUS: u64 = 998_244_353;
    let values: Vec<u64> = random_heaps(1 << bits).iter().map(|x| x % MODULUS).collect();
    bencher
        .with_inputs(|| values.clone())
        .bench_local_refs(|values| nim_counting::walsh_hadamard_mod(values, MODULUS));
}

/// One stage after the other, with a division for each sum and difference.
#[divan::bench(args = [16, 20, 22])]
fn nim_counting_walsh_hadamard_mod_naive(bencher: Bencher, bits: u32) {
    const MODULUS: u32 = 998_244_353;
    let rest = |x: &u64| (x % u64::from(MODULUS)) as u32;
    let values: Vec<u32> = random_heaps(1 << bits).iter().map(rest).collect();
    bencher.with_inputs(|| values.clone()).bench_local_refs(|values| {
        for stage in 0..bits {
            for i in (0..1 << bits).filter(|i| i >> stage & 1 == 0) {
                let (a, b) = (values[i], values[i | 1 << stage]);
                values[i] = (a + b) % MODULUS;
                values[i | 1 << stage] = (a + MODULUS - b) % MODULUS;
            }
        }
    });
}

#[divan::bench]
fn nim_counting_xor_counts(bencher: Bencher) {
    let choices: Vec<u64> = (1..1 << 16).collect();
    bencher.bench_local(|| nim_counting::xor_counts(black_box(&choices), 1..=200_000, 998_244_353));
}
