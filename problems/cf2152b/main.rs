// Catching the Krug
// https://codeforces.com/problemset/problem/2152/B
//
// On cells 0 to n in both directions, the Krug moves to a neighbour by an edge or stays, then Doran moves
// as a king or stays. How many turns can the Krug survive?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: u64, krug: [u64; 2], doran: [u64; 2] }
        // The Krug runs straight to a wall; Doran follows and reaches that wall at the same time.
        let along = krug.iter().zip(&doran).map(|(krug, &doran)| match krug.cmp(&doran) {
            std::cmp::Ordering::Less => doran,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => n - doran,
        });
        println!("{}", along.max().unwrap_or(0));
    }
}
