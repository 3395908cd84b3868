// Removing Graph
// https://codeforces.com/problemset/problem/1823/E
//
// Who wins on a graph of circles when a move removes l to r connected vertices?

use nim_snippets::interval_nim;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, l: usize, r: usize, edges: [(Usize1, Usize1); n] }
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut is_seen = vec![false; n];
    let mut xor = 0;
    for start in 0..n {
        let (mut v, mut length) = (start, 0);
        while !is_seen[v] {
            is_seen[v] = true;
            length += 1;
            v = neighbours[v].iter().copied().find(|&to| !is_seen[to]).unwrap_or(start);
        }
        xor ^= interval_nim::circle_grundy(length, l, r);
    }
    println!("{}", if xor != 0 { "Alice" } else { "Bob" });
}
