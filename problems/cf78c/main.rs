// Beaver Game
// https://codeforces.com/problemset/problem/78/C
//
// n logs of length m are sawn into two or more equal parts of length at least k. Who wins?

use nim_snippets::equal_split;
use proconio::input;

fn main() {
    input! { n: u64, m: u64, k: u64 }
    let first = n % 2 == 1 && equal_split::wins(&[m], k);
    println!("{}", if first { "Timur" } else { "Marsel" });
}
