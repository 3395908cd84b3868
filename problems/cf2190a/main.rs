// Sorting Game
// https://codeforces.com/problemset/problem/2190/A
//
// A move sorts a subsequence 1…1 0…0 of a binary string, with at least one of each. Who moves last? If
// Alice, print a first move.

use proconio::{input, marker::Bytes};

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { _n: usize, text: Bytes }
        // One move sorts everything: take the ones in the zeros' part and the zeros in the ones' part.
        let mut sorted = text.clone();
        sorted.sort_unstable();
        let places = (0..text.len()).filter(|&i| text[i] != sorted[i]);
        let places: Vec<String> = places.map(|i| (i + 1).to_string()).collect();
        if places.is_empty() {
            println!("Bob");
        } else {
            println!("Alice\n{}\n{}", places.len(), places.join(" "));
        }
    }
}
