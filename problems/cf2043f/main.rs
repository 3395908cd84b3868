// Nim
// https://codeforces.com/problemset/problem/2043/F
//
// As many heaps of a segment as can be, but not all, are thrown away so that the first player loses
// at Nim. How many, and in how many ways?

use proconio::{fastout, input};

const MODULUS: u64 = 998_244_353;

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
        match smallest_subset(&segment) {
            Some((kept, ways)) => println!("{} {}", (r - l + 1) as u64 - kept, ways),
            None => println!("-1"),
        }
    }
}

/// The least number of heaps, one at least, that have xor 0, and in how many ways they are chosen,
/// if there are `counts[x]` heaps of `x` stones. No two of them are of a size, unless they are the
/// only ones. So the sizes are tried one after the other, each not at all or once.
fn smallest_subset(counts: &[u64]) -> Option<(u64, u64)> {
    if counts[0] > 0 {
        return Some((1, counts[0]));
    }
    let pairs: u64 = counts.iter().map(|&n| n * n.saturating_sub(1) / 2 % MODULUS).sum();
    if pairs > 0 {
        return Some((2, pairs % MODULUS));
    }
    let mut best = [None; 64];
    for (heap, &count) in counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
        let before = best;
        for (xor, best) in best.iter_mut().enumerate() {
            let alone = Some((1, count)).filter(|_| xor == heap);
            let longer = before[xor ^ heap].map(|(size, ways)| (size + 1, ways * count % MODULUS));
            *best = merged(merged(*best, longer), alone);
        }
    }
    best[0]
}

/// The ways to choose as few heaps as possible.
fn merged(a: Option<(u64, u64)>, b: Option<(u64, u64)>) -> Option<(u64, u64)> {
    match (a, b) {
        (Some(a), Some(b)) if a.0 == b.0 => Some((a.0, (a.1 + b.1) % MODULUS)),
        (Some(a), Some(b)) => Some(if a.0 < b.0 { a } else { b }),
        _ => a.or(b),
    }
}
