// Nim
// https://codeforces.com/problemset/problem/2043/F
//
// As many heaps of a segment as can be, but not all, are thrown away so that the first player loses
// at Nim. How many, and in how many ways?

use nim_snippets::set_counting;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { n: usize, queries: usize, heaps: [usize; n] }
    let mut counts = vec![[0; 51]; n + 1];
    for (i, heap) in heaps.into_iter().enumerate() {
        counts[i + 1] = counts[i];
        counts[i + 1][heap] += 1;
    }
    for _ in 0..queries {
        input! { l: usize, r: usize }
        let segment: Vec<u64> = (0..51).map(|heap| counts[r][heap] - counts[l - 1][heap]).collect();
        match set_counting::smallest_subsets(&segment, 998_244_353)[0] {
            Some((kept, ways)) => println!("{} {}", (r - l + 1) as u64 - kept, ways),
            None => println!("-1"),
        }
    }
}
