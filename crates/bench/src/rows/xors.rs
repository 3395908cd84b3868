//! Walsh-Hadamard transforms and bases of xor.

use std::mem;

use nim_snippets::nim_counting;
use nim_snippets::xor_basis::XorBasis;

use crate::harness::Bench;
use crate::input::{numbers, numbers_below};

const MODULUS: u64 = 998_244_353;

pub fn nim_counting(bench: &mut Bench) {
    let values: Vec<i64> = numbers(1 << 20).iter().map(|&x| x as i64).collect();
    bench
        .row("transform of 2^20 numbers", repeated(&values, nim_counting::walsh_hadamard))
        .best("two stages at once", repeated(&values, by_quarters))
        .time();
    let values = numbers_below(MODULUS, 1 << 18);
    bench
        .row("transform of 2^18 numbers modulo p", {
            repeated(&values, |values| nim_counting::walsh_hadamard_mod(values, MODULUS))
        })
        .best("no divisions", repeated(&values, without_divisions))
        .time();
}

/// Transforms the same values again and again. Only the first result is copied, to be compared.
fn repeated<T: Clone>(values: &[T], transform: fn(&mut [T])) -> impl FnMut() -> Option<Vec<T>> {
    let (mut values, mut is_first) = (values.to_vec(), true);
    move || {
        transform(&mut values);
        mem::take(&mut is_first).then(|| values.clone())
    }
}

fn by_stages<T: Copy>(values: &mut [T], sum_and_difference: impl Fn(T, T) -> (T, T)) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = sum_and_difference(*a, *b);
            }
        }
        half *= 2;
    }
}

fn without_divisions(values: &mut [u64]) {
    let reduce = |value: u64| value.min(value.wrapping_sub(MODULUS));
    by_stages(values, |a, b| (reduce(a + b), reduce(a + MODULUS - b)));
}

/// Does two stages at once, and finishes a block before the next.
fn by_quarters(values: &mut [i64]) {
    let wrapping = |a: i64, b: i64| (a.wrapping_add(b), a.wrapping_sub(b));
    match values.len() {
        0 | 1 => {}
        2 => by_stages(values, wrapping),
        n => {
            let (left, right) = values.split_at_mut(n / 2);
            let ((a, b), (c, d)) = (left.split_at_mut(n / 4), right.split_at_mut(n / 4));
            for (((a, b), c), d) in a.iter_mut().zip(&mut *b).zip(&mut *c).zip(&mut *d) {
                (*a, *b) = wrapping(*a, *b);
                (*c, *d) = wrapping(*c, *d);
                (*a, *c) = wrapping(*a, *c);
                (*b, *d) = wrapping(*b, *d);
            }
            for quarter in [a, b, c, d] {
                if n <= 256 { by_stages(quarter, wrapping) } else { by_quarters(quarter) }
            }
        }
    }
}

pub fn xor_basis(bench: &mut Bench) {
    let few = numbers(20);
    let bits = |mask: u64| (0..20).filter(move |i| mask >> i & 1 == 1);
    let sum = |mask: &u64| bits(*mask).fold(0, |sum, i| sum ^ few[i]);
    let sums: Vec<u64> = numbers(10_000).iter().map(sum).collect();
    for (task, numbers) in
        [("rank of 10^4 numbers", numbers(10_000)), ("rank 20 of 10^4 numbers", sums)]
    {
        bench
            .row(task, || numbers.iter().copied().collect::<XorBasis>().rank())
            .best("least of x and x ^ vector", || {
                let mut basis: Vec<u64> = Vec::new();
                for &number in &numbers {
                    let rest = basis.iter().fold(number, |rest, vector| rest.min(rest ^ vector));
                    if rest > 0 {
                        let place = basis.partition_point(|&vector| vector > rest);
                        basis.insert(place, rest);
                    }
                }
                basis.len()
            })
            .time();
    }
}
