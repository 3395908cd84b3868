// Binary String Battle
// https://codeforces.com/problemset/problem/2123/D
//
// Alice turns any k places of a binary string to 0, Bob any k neighbouring ones to 1. Can Alice force a
// string of zeros?

use proconio::{input, marker::Chars};

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, k: usize, text: Chars }
        let ones = text.iter().filter(|&&c| c == '1').count();
        // If two blocks of k fit, one of them always has a 0 for Bob to fill: more than k ones again.
        println!("{}", if ones <= k || n < 2 * k { "Alice" } else { "Bob" });
    }
}
