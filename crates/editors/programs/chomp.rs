// `3 / 4 4 4` prints `First`.

use nim_snippets::chomp;
use proconio::input;

fn main() {
    input! {
        n: usize,
        rows: [usize; n],
    }
    let first = chomp::wins(&rows);
    println!("{}", if first { "First" } else { "Second" });
}
