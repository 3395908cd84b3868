// `7 2 / 1 0 / 6 1` prints `First`.

use nim_snippets::strip_colouring;
use proconio::input;

fn main() {
    input! {
        len: u64,
        m: usize,
        coloured: [(u64, u64); m],
    }
    let strip = strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ);
    let first = strip.wins(len, &coloured);
    println!("{}", if first { "First" } else { "Second" });
}
