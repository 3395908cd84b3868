// Interval Game 2
// https://atcoder.jp/contests/abc206/tasks/abc206_f
//
// Who wins when the players pick intervals that are disjoint from all that were picked?

use nim_snippets::sprague_grundy::mex;
use proconio::input;

fn main() {
    input! { games: [[(usize, usize)]] }
    for intervals in games {
        // The Grundy value of the intervals within l..r.
        let mut values = vec![[0; 101]; 101];
        for l in (1..=100).rev() {
            for r in l + 1..=100 {
                let inside = intervals.iter().filter(|&&(a, b)| l <= a && b <= r);
                let options: Vec<u64> = inside.map(|&(a, b)| values[l][a] ^ values[b][r]).collect();
                values[l][r] = mex(&options);
            }
        }
        println!("{}", if values[1][100] != 0 { "Alice" } else { "Bob" });
    }
}
