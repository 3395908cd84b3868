// Card Game
// https://codeforces.com/problemset/problem/2104/C
//
// Card i beats all smaller ones, but 1 beats n. Alice plays a card, Bob answers, and who beats the other
// takes both. Who ends up with all cards?

use proconio::{input, marker::Chars};

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, owners: Chars }
        let beats = |i: usize, j: usize| (i > j) != (i.min(j) == 0 && i.max(j) == n - 1);
        let (of_alice, of_bob): (Vec<usize>, Vec<usize>) = (0..n).partition(|&i| owners[i] == 'A');
        // Who wins the first round wins them all.
        let wins = of_alice.iter().any(|&i| of_bob.iter().all(|&j| beats(i, j)));
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
