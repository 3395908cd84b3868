//! Coins and boards.

use divan::{Bencher, black_box, counter::ItemsCount};
use nim_snippets::{nimber, nimber_log::Logs};

use crate::random::Random;

const N: usize = 10_000;

/// Applies `f` to pairs of neighbours among random numbers.
fn for_pairs<T>(bencher: Bencher, n: usize, f: impl Fn(u64, u64) -> T) {
    let mut random = Random(1);
    let numbers: Vec<u64> = (0..=n).map(|_| random.next()).collect();
    bencher.counter(ItemsCount::new(n)).bench_local(|| {
        for pair in black_box(&numbers).windows(2) {
            black_box(f(pair[0], pair[1]));
        }
    });
}

/// The product by recursion on the halves of the bits.
fn naive_mul(a: u64, b: u64, bits: u32) -> u64 {
    if bits == 1 || a == 0 || b == 0 {
        return a & b;
    }
    let h = bits / 2;
    let (a1, a0, b1, b0) = (a >> h, a & !(!0 << h), b >> h, b & !(!0 << h));
    let high = naive_mul(a1, b1, h);
    let low = naive_mul(a0, b0, h);
    let all = naive_mul(a0 ^ a1, b0 ^ b1, h);
    (all ^ low) << h ^ low ^ naive_mul(high, 1 << (h - 1), h)
}

/// The power by squaring.
fn naive_pow(a: u64, exponent: u64) -> u64 {
    (0..64).rev().fold(1, |power, bit| {
        let square = nimber::mul(power, power);
        if exponent >> bit & 1 == 1 { nimber::mul(square, a) } else { square }
    })
}

#[divan::bench]
fn nimber_mul(bencher: Bencher) {
    for_pairs(bencher, N, nimber::mul);
}

#[divan::bench]
fn nimber_mul_naive(bencher: Bencher) {
    for_pairs(bencher, N / 100, |a, b| naive_mul(a, b, 64));
}

/// Each product waits for the one before.
#[divan::bench]
fn nimber_mul_chain(bencher: Bencher) {
    bencher
        .counter(ItemsCount::new(N))
        .bench_local(|| (0..N).fold(black_box(3), |product, _| nimber::mul(product, product ^ 5)));
}

#[divan::bench]
fn nimber_pow(bencher: Bencher) {
    for_pairs(bencher, N / 10, nimber::pow);
}

#[divan::bench]
fn nimber_pow_naive(bencher: Bencher) {
    for_pairs(bencher, N / 10, naive_pow);
}

#[divan::bench]
fn nimber_inverse(bencher: Bencher) {
    for_pairs(bencher, N, |a, _| nimber::inverse(a));
}

/// By the power that is the inverse in every field of this size.
#[divan::bench]
fn nimber_inverse_naive(bencher: Bencher) {
    for_pairs(bencher, N / 10, |a, _| naive_pow(a, u64::MAX - 1));
}

#[divan::bench]
fn nimber_square(bencher: Bencher) {
    for_pairs(bencher, N, |a, _| nimber::square(a));
}

#[divan::bench]
fn nimber_sqrt(bencher: Bencher) {
    for_pairs(bencher, N, |a, _| nimber::sqrt(a));
}

/// By squaring 63 times.
#[divan::bench]
fn nimber_sqrt_naive(bencher: Bencher) {
    for_pairs(bencher, N / 10, |a, _| (0..63).fold(a, |root, _| nimber::mul(root, root)));
}

#[divan::bench]
fn nimber_solve_quadratic(bencher: Bencher) {
    for_pairs(bencher, N, nimber::solve_quadratic);
}

#[divan::bench]
fn nimber_discrete_log(bencher: Bencher) {
    for_pairs(bencher, N / 100, nimber::discrete_log);
}

#[divan::bench]
fn nimber_log_table(bencher: Bencher) {
    bencher.bench_local(|| Logs::new(nimber::mul));
}

#[divan::bench]
fn nimber_log(bencher: Bencher) {
    let logs = Logs::new(nimber::mul);
    for_pairs(bencher, N / 10, |base, x| logs.discrete_log(base, x));
}
