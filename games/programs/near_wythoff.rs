// `2 6 1` prints `Second`.

use nim_snippets::near_wythoff;
use proconio::input;

fn main() {
    input! {
        a: u64,
        b: u64,
        k: u64,
    }
    let first = near_wythoff::wins(a, b, k);
    println!("{}", if first { "First" } else { "Second" });
}
