// `3 / 1 5 3` prints `First`.

use nim_snippets::staircase_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        stairs: [u64; n],
    }
    let first = staircase_nim::wins(&stairs);
    println!("{}", if first { "First" } else { "Second" });
}
