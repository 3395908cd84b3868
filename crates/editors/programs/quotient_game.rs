// `2 / 12 34 / 15 24` prints `First / Second`.

use nim_snippets::quotient_game;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! {
        games: [(u64, u64)],
    }
    for (a, b) in games {
        // Tells who wins with the quotient q = b / a, from who wins (b mod a, a).
        let first = quotient_game::wins(a, b, |q, _, rest_wins| !rest_wins || q > 1);
        println!("{}", if first { "First" } else { "Second" });
    }
}
