// `2 / 1 3 / 1 4` prints `First`.

use nim_snippets::delete_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        pairs: [(u64, u64); n],
    }
    let first = delete_nim::split_wins(&pairs);
    println!("{}", if first { "First" } else { "Second" });
}
