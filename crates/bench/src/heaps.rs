//! Heaps and counting.

use proconio::{fastout, input};

use crate::Task;
use crate::input::numbers_below;
use crate::snippets::{moore_nim, nim, nim_counting};

pub const TASKS: &[Task] = &[
    Task {
        module: "nim",
        name: "who wins with 10^6 heaps",
        input: || heaps(1_000_000, 1_000_000_000),
        read: || drop(read_heaps()),
        with_module: || println!("{}", nim::wins(&read_heaps())),
        plain: || println!("{}", read_heaps().iter().fold(0, |xor, heap| xor ^ heap) != 0),
        best: Some(|| println!("{}", words()[1..].iter().fold(0, |xor, heap| xor ^ heap) != 0)),
    },
    Task {
        module: "moore_nim",
        name: "who wins with 10^6 heaps, k = 3",
        input: || heaps(1_000_000, 1_000_000_000),
        read: || drop(read_heaps()),
        with_module: || println!("{}", moore_nim::wins(&read_heaps(), 3)),
        plain: || println!("{}", moore_wins(&read_heaps(), 3)),
        best: Some(|| println!("{}", moore_wins(&words()[1..], 3))),
    },
    Task {
        module: "nim_counting",
        name: "xor convolution of two tables of 2^20",
        input: || heaps(1 << 21, MODULUS),
        read: || drop(read_heaps()),
        with_module: || {
            let all = read_heaps();
            let (a, b) = all.split_at(1 << 20);
            print_all(&nim_counting::xor_product(&[a.to_vec(), b.to_vec()], MODULUS));
        },
        plain: || print_all(&xor_product(read_heaps())),
        best: Some(|| print_all(&late_xor_product(&words()[1..]))),
    },
];

const MODULUS: u64 = 998_244_353;

fn heaps(n: usize, end: u64) -> String {
    list(&numbers_below(end, n))
}

/// The number of numbers, and these.
pub fn list(numbers: &[u64]) -> String {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    format!("{}\n{}\n", numbers.len(), words.join(" "))
}

pub fn read_heaps() -> Vec<u64> {
    input! { n: usize, heaps: [u64; n] }
    heaps
}

/// All numbers of the input.
pub fn words() -> Vec<u64> {
    let input = std::io::read_to_string(std::io::stdin()).expect("UTF-8");
    input.split_ascii_whitespace().map(|word| word.parse().expect("a number")).collect()
}

#[fastout]
fn print_all(numbers: &[u64]) {
    for number in numbers {
        println!("{number}");
    }
}

fn moore_wins(heaps: &[u64], k: u64) -> bool {
    (0..60).any(|bit| heaps.iter().map(|heap| heap >> bit & 1).sum::<u64>() % (k + 1) > 0)
}

fn xor_product(mut a: Vec<u64>) -> Vec<u64> {
    let mut b = a.split_off(a.len() / 2);
    transform(&mut a);
    transform(&mut b);
    for (a, b) in a.iter_mut().zip(&b) {
        *a = *a * b % MODULUS;
    }
    transform(&mut a);
    let mut scale = 1;
    for _ in 0..a.len().trailing_zeros() {
        scale = scale * MODULUS.div_ceil(2) % MODULUS;
    }
    a.iter().map(|x| x * scale % MODULUS).collect()
}

fn transform(values: &mut [u64]) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = ((*a + *b) % MODULUS, (*a + MODULUS - *b) % MODULUS);
            }
        }
        half *= 2;
    }
}

/// The same, but sums are reduced only at the end of a transform.
fn late_xor_product(numbers: &[u64]) -> Vec<u64> {
    let modulus = MODULUS as i64;
    let transformed = |values: &[i64]| {
        let mut values = values.to_vec();
        let mut half = 1;
        while half < values.len() {
            for block in values.chunks_exact_mut(2 * half) {
                let (low, high) = block.split_at_mut(half);
                for (a, b) in low.iter_mut().zip(high) {
                    (*a, *b) = (*a + *b, *a - *b);
                }
            }
            half *= 2;
        }
        values.into_iter().map(|value| value % modulus).collect::<Vec<_>>()
    };
    let numbers: Vec<i64> = numbers.iter().map(|&number| number as i64).collect();
    let (a, b) = numbers.split_at(numbers.len() / 2);
    let (a, b) = (transformed(a), transformed(b));
    let products: Vec<i64> = a.iter().zip(&b).map(|(a, b)| a * b % modulus).collect();
    let scale =
        (0..a.len().trailing_zeros()).fold(1, |scale, _| scale * (modulus / 2 + 1) % modulus);
    transformed(&products).iter().map(|x| (x * scale).rem_euclid(modulus) as u64).collect()
}
