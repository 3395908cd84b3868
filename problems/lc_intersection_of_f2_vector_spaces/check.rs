//! Each basis of the intersection is right: its numbers are in both spaces, none is the xor of
//! others, and there are as many as the ranks of the spaces and of their sum tell.

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
    fn number<'a>(words: &mut impl Iterator<Item = &'a str>) -> usize {
        words.next().expect("a number").parse().expect("a number")
    }
    fn list<'a>(words: &mut impl Iterator<Item = &'a str>) -> Vec<usize> {
        (0..number(words)).map(|_| number(words)).collect()
    }
    for _ in 0..number(&mut input) {
        let spaces = [list(&mut input), list(&mut input)];
        let common = list(&mut output);
        let ranks = spaces.each_ref().map(|space| rank(space.clone()));
        let sum = rank(spaces.concat());
        assert_eq!(common.len(), ranks[0] + ranks[1] - sum);
        assert_eq!(common.len(), rank(common.clone()), "not independent");
        for (space, own) in spaces.into_iter().zip(ranks) {
            assert_eq!(rank([space, common.clone()].concat()), own, "not in a space");
        }
    }
    assert_eq!(output.next(), None, "more output");
}

/// The rank of vectors of 30 bits, by Gaussian elimination.
fn rank(mut vectors: Vec<usize>) -> usize {
    let mut rank = 0;
    for bit in (0..30).rev() {
        let Some(pivot) = (rank..vectors.len()).find(|&i| vectors[i] >> bit & 1 == 1) else {
            continue;
        };
        vectors.swap(rank, pivot);
        for i in rank + 1..vectors.len() {
            if vectors[i] >> bit & 1 == 1 {
                vectors[i] ^= vectors[rank];
            }
        }
        rank += 1;
    }
    rank
}
