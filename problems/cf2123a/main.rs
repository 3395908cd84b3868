// Blackboard Game
// https://codeforces.com/problemset/problem/2123/A
//
// Alice erases a of the numbers 0 to n - 1, then Bob some b such that a + b is 3 modulo 4. Who cannot?

use proconio::input;

fn main() {
    input! { sizes: [u64] }
    for n in sizes {
        // Bob answers within the pairs of remainders 0, 3 and 1, 2: he needs as many of each.
        println!("{}", if n % 4 == 0 { "Bob" } else { "Alice" });
    }
}
