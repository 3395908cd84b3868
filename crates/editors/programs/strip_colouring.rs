// `7 2 / 1 0 / 6 1` prints `First`.

use nim_snippets::strip_colouring;
use proconio::input;

fn main() {
    input! {
        len: u64,
        m: usize,
        coloured: [(u64, u64); m],
    }
    let first = strip_colouring::wins(len, &coloured, strip_colouring::Neighbours::Differ);
    println!("{}", if first { "First" } else { "Second" });
}
