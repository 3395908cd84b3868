// 1-2-K Game
// https://codeforces.com/problemset/problem/1194/D
//
// A chip on cell n moves 1, 2 or k cells towards cell 0: who makes the last move?

use nim_snippets::subtraction_formula::SubtractionFormula;
use proconio::input;

fn main() {
    input! { games: [(u64, u64)] }
    for (n, k) in games {
        let alice = SubtractionFormula::up_to_or(2, k).wins(&[n]);
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
