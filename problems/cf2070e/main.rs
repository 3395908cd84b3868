// Game with Binary String
// https://codeforces.com/problemset/problem/2070/E
//
// In a circle of 0 and 1, the first player deletes neighbours 0 0, the second any other two neighbours;
// whoever cannot loses. For how many substrings does the first player win?

use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, string: Bytes }
    // The first player wins iff the zeros minus three times the ones are -1 or at least 2. This sum
    // over the letters so far moves by 1 or 3, which changes the number of lower sums by few counts.
    let mut counts = vec![0_u64; 4 * n + 2];
    let mut at = 3 * n;
    counts[at] = 1;
    let (mut below, mut wins) = (0, 0); // `below`: of the sums so far, those at most `at - 2`
    for letter in string {
        if letter == b'0' {
            below += counts[at - 1];
            at += 1;
        } else {
            below -= (at.saturating_sub(4)..at - 1).map(|sum| counts[sum]).sum::<u64>();
            at -= 3;
        }
        wins += below + counts[at + 1];
        counts[at] += 1;
    }
    println!("{wins}");
}
