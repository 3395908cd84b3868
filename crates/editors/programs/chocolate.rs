// `6 4 / 1 2` prints `First`.

use nim_snippets::chocolate;
use proconio::input;

fn main() {
    input! {
        width: u64,
        height: u64,
        bitter: [u64; 2],
    }
    let first = chocolate::wins([width, height], &[[bitter[0], bitter[1]]]);
    println!("{}", if first { "First" } else { "Second" });
}
