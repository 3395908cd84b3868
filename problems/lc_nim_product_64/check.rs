//! Multiplies again, bit by bit: 2^i and 2^j by the rules for Fermat powers F = 2^h, where h is a
//! power of two too. F times less than F is the ordinary product, and F times F is F ^ F / 2.

use std::env;
use std::fs;
use std::panic;
use std::process;

fn main() {
    if panic::catch_unwind(check).is_err() {
        process::exit(1);
    }
}

fn check() {
    let files: Vec<String> = env::args().skip(1).collect();
    let input = fs::read_to_string(&files[0]).expect("the input");
    let output = fs::read_to_string(&files[1]).expect("the output");
    let mut input = input.split_ascii_whitespace().map(number);
    let mut output = output.split_ascii_whitespace().map(number);

    // The product of 2^i and each byte of the other factor.
    let mut rows = vec![[[0; 256]; 8]; 64];
    for (i, row) in rows.iter_mut().enumerate() {
        for (place, products) in row.iter_mut().enumerate() {
            for byte in 1..256_usize {
                let j = 8 * place + byte.trailing_zeros() as usize;
                products[byte] = products[byte & (byte - 1)] ^ product(i, j);
            }
        }
    }

    let count = input.next().expect("a number of products");
    for _ in 0..count {
        let mut factor = || input.next().expect("a factor");
        let (a, b) = (factor(), factor());
        let mut expected = 0;
        for i in (0..64).filter(|i| a >> i & 1 == 1) {
            for (place, products) in rows[i].iter().enumerate() {
                expected ^= products[(b >> (8 * place) & 255) as usize];
            }
        }
        assert_eq!(output.next(), Some(expected), "{a} times {b}");
    }
    assert_eq!(output.next(), None, "after the last product");
}

fn number(word: &str) -> u64 {
    word.parse().expect("a number")
}

/// The product of 2^i and 2^j.
fn product(i: usize, j: usize) -> u64 {
    let (i, j) = (i.max(j), i.min(j));
    if j == 0 {
        return 1 << i;
    }
    let h = 1 << i.ilog2();
    let rest = product(i - h, j % h);
    if j < h {
        return rest << h;
    }
    let halves = (0..h).filter(|bit| rest >> bit & 1 == 1);
    halves.fold(rest << h, |xor, bit| xor ^ product(bit, h - 1))
}
