// Game with a Fraction
// https://codeforces.com/problemset/problem/2196/A
//
// A move lowers p or q of a fraction by 1, down to 0 / 1. Does it ever become 2 / 3, as the second player
// wants?

use proconio::input;

fn main() {
    input! { tests: usize, fractions: [(u64, u64); tests] }
    for (p, q) in fractions {
        // The second player lowers the other number, so `q - p` stays until `p` is twice as large.
        let is_reached = p < q && q - p <= p / 2;
        println!("{}", if is_reached { "Bob" } else { "Alice" });
    }
}
