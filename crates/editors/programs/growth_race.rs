// `1 162` prints `First`.

use nim_snippets::growth_race;
use proconio::input;

fn main() {
    input! {
        x: u64,
        n: u64,
    }
    // What x becomes at least and at most; here: it is multiplied by 2 to 9.
    let first = growth_race::wins(x, n, |x| 2 * x, |x| 9 * x);
    println!("{}", if first { "First" } else { "Second" });
}
