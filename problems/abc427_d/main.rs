// The Simple Game
// https://atcoder.jp/contests/abc427/tasks/abc427_d
//
// Alice and Bob move a token along arcs, k times each. Alice wins if it ends on a vertex with an A.

use proconio::{
    input,
    marker::{Chars, Usize1},
};

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, m: usize, k: usize, letters: Chars, arcs: [(Usize1, Usize1); m] }
        // The vertices from which Alice wins, with one more move to come each time.
        let mut wins: Vec<bool> = letters.iter().map(|&letter| letter == 'A').collect();
        for turn in 0..2 * k {
            let by_alice = turn % 2 == 1;
            let mut before = vec![!by_alice; n];
            for &(u, v) in &arcs {
                if wins[v] == by_alice {
                    before[u] = by_alice;
                }
            }
            wins = before;
        }
        println!("{}", if wins[0] { "Alice" } else { "Bob" });
    }
}
