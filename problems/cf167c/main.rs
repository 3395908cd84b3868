// Wizards and Numbers
// https://codeforces.com/problemset/problem/167/C
//
// From the pair a <= b one goes to (a, b - a^k) or (a, b mod a): who makes the last move?

use nim_snippets::quotient_game;
use proconio::input;

fn main() {
    input! { pairs: [(u64, u64)] }
    for (a, b) in pairs {
        // Powers of a are 1 or -1 modulo a + 1.
        let first = quotient_game::wins(a, b, |q, a, rest| !rest || q % (a + 1) % 2 == 0);
        println!("{}", if first { "First" } else { "Second" });
    }
}
