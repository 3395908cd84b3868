// Interesting Game
// https://codeforces.com/problemset/problem/87/C
//
// A move splits a heap into at least two heaps of consecutive sizes. The fewest heaps of a winning
// first move on a heap of n?

use nim_snippets::sprague_grundy::grundy_values;
use proconio::input;

fn main() {
    input! { n: usize }
    let values = grundy_values(n, splits);
    let xor = |heaps: &[usize]| heaps.iter().fold(0, |xor, &heap| xor ^ values[heap]);
    match splits(n).iter().find(|heaps| xor(heaps) == 0) {
        Some(heaps) => println!("{}", heaps.len()),
        None => println!("-1"),
    }
}

/// The ways to split a heap of `n`, those with few parts first.
fn splits(n: usize) -> Vec<Vec<usize>> {
    let counts = (2..).take_while(|count| count * (count + 1) / 2 <= n);
    let splits = counts.filter_map(|count| {
        let least = n - count * (count - 1) / 2;
        least.is_multiple_of(count).then(|| (least / count..).take(count).collect())
    });
    splits.collect()
}
