// `3 / 7 7 1` prints `First`.

use nim_snippets::take_or_split3;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = take_or_split3::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
