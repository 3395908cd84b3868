// Renako Amaori and XOR Game (hard version)
// https://codeforces.com/problemset/problem/2171/C2
//
// In turn for i = 1, 2, …, a player may swap a[i] and b[i]. The xor of the a is the first player's score,
// that of the b the second's. Who scores more?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, a: [u64; n], b: [u64; n] }
        let differences: Vec<u64> = a.iter().zip(&b).map(|(a, b)| a ^ b).collect();
        let xor = differences.iter().fold(0, |xor, difference| xor ^ difference);
        // No swap changes the xor of both scores. Its highest bit goes to whoever swaps it last.
        let last = differences.iter().rposition(|difference| difference ^ xor < *difference);
        // `d ^ xor < d` iff d has the highest bit of the xor.
        println!(
            "{}",
            match last {
                None => "Tie",
                Some(i) if i % 2 == 0 => "Ajisai",
                Some(_) => "Mai",
            }
        );
    }
}
