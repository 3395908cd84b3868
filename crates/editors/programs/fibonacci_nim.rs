// `13` prints `Second`.

use nim_snippets::fibonacci_nim;
use proconio::input;

fn main() {
    input! {
        heap: u64,
    }
    let first = fibonacci_nim::wins(heap, heap - 1);
    println!("{}", if first { "First" } else { "Second" });
}
