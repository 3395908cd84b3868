// `3 / 0 2 5` prints `First`.

use nim_snippets::welter;
use proconio::input;

fn main() {
    input! {
        n: usize,
        coins: [u64; n],
    }
    let first = welter::wins(&coins);
    println!("{}", if first { "First" } else { "Second" });
}
