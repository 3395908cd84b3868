// `2 / 12 3` prints `First`.

use nim_snippets::equal_split;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    // How many stones each part has at least.
    let first = equal_split::wins(&heaps, 1);
    println!("{}", if first { "First" } else { "Second" });
}
