// `7 2 / 1 0 / 6 1` prints `First`: `. 0 . . . . 1` with two colours, no neighbours equal.

use nim_snippets::strip_colouring::{Neighbours, Strip};
use proconio::input;

fn main() {
    input! {
        len: u64,
        m: usize,
        coloured: [(u64, u64); m],
    }
    let strip = Strip::new(2, Neighbours::Differ);
    let first = strip.wins(len, &coloured);
    println!("{}", if first { "First" } else { "Second" });
}
