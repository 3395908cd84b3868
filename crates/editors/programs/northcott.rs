// `2 / 0 4 / 5 3` prints `First`.

use nim_snippets::northcott;
use proconio::input;

fn main() {
    input! {
        n: usize,
        rows: [(i64, i64); n],
    }
    let first = northcott::wins(&rows);
    println!("{}", if first { "First" } else { "Second" });
}
