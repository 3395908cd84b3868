// `2 / 7 9` prints `First`.

use nim_snippets::distinct_split;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = distinct_split::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
