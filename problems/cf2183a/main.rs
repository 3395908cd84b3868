// Binary Array Game
// https://codeforces.com/problemset/problem/2183/A
//
// A move replaces two or more neighbours of a binary array by 0 if all are 1, else by 1. Is the last
// number 0, as Alice wants?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { numbers: [u8] }
        // With a 1 at an end Alice leaves 1 1 or wins at once; otherwise Bob always has a 0 to use.
        let wins = numbers.first() == Some(&1) || numbers.last() == Some(&1);
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
