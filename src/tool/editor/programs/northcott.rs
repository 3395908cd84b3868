// `2 / 0 4 / 5 3` prints `First`.

use nim_snippets::northcott;
use proconio::input;

fn main() {
    input! {
        n: usize,
        rows: [(u64, u64); n],
    }
    let first = northcott::wins(&rows);
    println!("{}", if first { "First" } else { "Second" });
}
