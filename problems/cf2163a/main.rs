// Souvlaki VS. Kalamaki
// https://codeforces.com/problemset/problem/2163/A
//
// In turn for i = 1, 2, …, a player may swap a[i] and a[i + 1]. Can the first player order the numbers
// at the start so that they end sorted?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { mut numbers: [u64] }
        numbers.sort_unstable();
        // The second player's pairs must be equal, as any swap of them would stay.
        let is_sorted = numbers[1..].chunks_exact(2).all(|pair| pair[0] == pair[1]);
        println!("{}", if is_sorted { "YES" } else { "NO" });
    }
}
