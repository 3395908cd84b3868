// `15 3` prints `Second`.

use nim_snippets::schwenk_nim;
use proconio::input;

fn main() {
    input! {
        heap: u64,
        m: u64,
    }
    let first = schwenk_nim::wins(heap, heap - 1, m);
    println!("{}", if first { "First" } else { "Second" });
}
