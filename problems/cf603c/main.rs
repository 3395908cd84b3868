// Lieges of Legendre
// https://codeforces.com/problemset/problem/603/C
//
// Who wins when a move takes one stone, or turns a heap of 2x into k heaps of x?

use nim_snippets::halving_nim;
use proconio::input;

fn main() {
    input! { n: usize, k: u64, heaps: [u64; n] }
    let kevin = halving_nim::wins(&heaps, k);
    println!("{}", if kevin { "Kevin" } else { "Nicky" });
}
