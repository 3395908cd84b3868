// `1 162` prints `First`.

use nim_snippets::growth_race;
use proconio::input;

fn main() {
    input! {
        x: u64,
        n: u64,
    }
    // What x becomes at least and at most; here: it is multiplied by 2 to 9.
    let first = growth_race::wins(x, n, (2, 0), (9, 0));
    println!("{}", if first { "First" } else { "Second" });
}
