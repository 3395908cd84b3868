// 1-2-K Game
// https://codeforces.com/problemset/problem/1194/D
//
// A chip on cell n moves 1, 2 or k cells towards cell 0: who makes the last move?

use nim_snippets::subtraction_formula;
use proconio::input;

fn main() {
    input! { games: [(u64, u64)] }
    for (n, k) in games {
        let alice = subtraction_formula::wins(&[n], 2, k);
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
