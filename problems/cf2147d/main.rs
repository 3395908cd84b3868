// Game on Array
// https://codeforces.com/problemset/problem/2147/D
//
// A move lowers all numbers that equal some x > 0 by 1 and scores how many they are. What do both
// players score?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { mut numbers: [u64] }
        numbers.sort_unstable();
        let sum: u64 = numbers.iter().sum();
        let groups = numbers.chunk_by(|a, b| a == b);
        let mut odd: Vec<u64> =
            groups.filter(|group| group[0] % 2 == 1).map(|group| group.len() as u64).collect();
        odd.sort_unstable_by(|a, b| b.cmp(a));
        // The answer to lowering an even number lowers it again; each odd one is one choice.
        let first: u64 = odd.iter().step_by(2).sum();
        let total: u64 = odd.iter().sum();
        let even = (sum - total) / 2;
        println!("{} {}", even + first, even + total - first);
    }
}
