// `4 7` prints `Second`.

use nim_snippets::wythoff;
use proconio::input;

fn main() {
    input! {
        a: u64,
        b: u64,
    }
    let first = wythoff::wins(a, b);
    println!("{}", if first { "First" } else { "Second" });
}
