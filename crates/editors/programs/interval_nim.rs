// `6 1 2` prints `First`.

use nim_snippets::interval_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        min: usize,
        max: usize,
    }
    let first = interval_nim::wins(&[n], min, max);
    println!("{}", if first { "First" } else { "Second" });
}
