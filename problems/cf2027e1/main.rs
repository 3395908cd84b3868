// Bit Game (Easy Version)
// https://codeforces.com/problemset/problem/2027/E1
//
// From a pile of x stones, d stones with d at most its a and x & d = d are taken. Who wins?

use nim_snippets::submask_nim;
use proconio::input;

fn main() {
    input! { games: usize }
    for _ in 0..games {
        input! { n: usize, max: [u64; n], stones: [u64; n] }
        let heaps: Vec<_> = stones.into_iter().zip(max).collect();
        println!("{}", if submask_nim::wins(&heaps) { "Alice" } else { "Bob" });
    }
}
