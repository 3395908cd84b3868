// Industrial Nim
// https://codeforces.com/problemset/problem/15/C
//
// Who wins Nim with the heaps x, x + 1, …, x + m - 1 of each quarry?

use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { quarries: [(u64, u64)] }
    let ends = quarries.iter().flat_map(|&(x, m)| [xor_below(x), xor_below(x + m)]);
    let tolik = nim::wins(&ends.collect::<Vec<_>>());
    println!("{}", if tolik { "tolik" } else { "bolik" });
}

/// The xor of the heaps `0..n`: four in a row from a multiple of 4 cancel.
fn xor_below(n: u64) -> u64 {
    [0, n ^ 1, 1, n][(n % 4) as usize]
}
