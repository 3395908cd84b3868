// Fragmented Nim
// https://codeforces.com/problemset/problem/2181/F
//
// In Nim the opponent chooses the pile, and the player to move how many of its stones to take. Who takes
// the last stone?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { piles: [u64] }
        // A larger pile lets the mover choose: take all, or all but one.
        let ones = piles.iter().filter(|&&pile| pile == 1).count();
        let wins = (ones % 2 == 0) == (ones < piles.len());
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
