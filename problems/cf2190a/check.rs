//! A first move must sort the whole string, as otherwise the other player does so.

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
    let read = |file: &String| fs::read_to_string(file).expect("a file");
    let (input, output) = (read(&files[0]), read(&files[1]));
    let (mut input, mut output) = (input.split_whitespace(), output.split_whitespace());
    let tests = input.next().map(str::parse);
    for _ in 0..tests.expect("tests").expect("a number") {
        let mut text = input.nth(1).expect("a string").as_bytes().to_vec();
        let winner = output.next().expect("a winner");
        if text.is_sorted() {
            assert_eq!(winner, "Bob");
            continue;
        }
        assert_eq!(winner, "Alice");
        let mut number = || output.next().expect("a number").parse::<usize>().expect("a number");
        let count = number();
        let places: Vec<usize> = (0..count).map(|_| number() - 1).collect();
        assert!(places.is_sorted_by(|a, b| a < b), "not in order");
        let mut letters: Vec<u8> = places.iter().map(|&i| text[i]).collect();
        assert!(letters.is_sorted_by(|a, b| a >= b), "the letters increase");
        letters.reverse();
        places.iter().zip(letters).for_each(|(&i, letter)| text[i] = letter);
        assert!(text.is_sorted(), "it is not sorted");
    }
    assert_eq!(output.next(), None, "more output");
}
