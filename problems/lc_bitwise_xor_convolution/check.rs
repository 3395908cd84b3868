//! Compares sums with signs: the sum of the product's numbers, each with the sign of the bits that
//! its index shares with `w`, is the product of those of the tables. All `w` of small tables
//! determine the product, and one wrong number shows for each `w`.

use std::env;
use std::fs;
use std::panic;
use std::process;

const MODULUS: u64 = 998_244_353;

fn main() {
    if panic::catch_unwind(check).is_err() {
        process::exit(1);
    }
}

fn check() {
    let files: Vec<String> = env::args().skip(1).collect();
    let input = numbers(&files[0]);
    let product = numbers(&files[1]);
    let size = 1 << input[0];
    assert_eq!(product.len(), size);
    assert!(product.iter().all(|&number| number < MODULUS));
    let (a, b) = input[1..].split_at(size);
    // Some with high bits and low ones.
    let stride = ((size / 64) & !1) + 1;
    for w in (0..size.min(64)).map(|step| step * stride) {
        assert_eq!(sum(&product, w), sum(a, w) * sum(b, w) % MODULUS, "w = {w}");
    }
}

fn numbers(file: &str) -> Vec<u64> {
    let text = fs::read_to_string(file).expect("a file");
    text.split_ascii_whitespace().map(|word| word.parse().expect("a number")).collect()
}

fn sum(table: &[u64], w: usize) -> u64 {
    let signed = table.iter().enumerate().map(|(i, &number)| {
        if (i & w).count_ones().is_multiple_of(2) { number } else { MODULUS - number }
    });
    signed.fold(0, |sum, number| (sum + number) % MODULUS)
}
