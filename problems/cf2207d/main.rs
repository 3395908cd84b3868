// Boxed Like a Fish
// https://codeforces.com/problemset/problem/2207/D
//
// A token moves along the edges of a tree or stays. The opponent, who begins, blocks an edge, and may block
// another one instead k turns later. Does the token reach a leaf?

use proconio::{input, marker::Usize1};

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, k: usize, start: Usize1, edges: [(Usize1, Usize1); n - 1] }
        let mut near = vec![Vec::new(); n];
        for (a, b) in edges {
            near[a].push(b);
            near[b].push(a);
        }
        let (mut order, mut parent) = (vec![start], vec![start; n]);
        for i in 0..n {
            let v = order[i];
            let children = near[v].iter().copied().filter(|&child| child != parent[v]);
            for child in children.collect::<Vec<_>>() {
                parent[child] = v;
                order.push(child);
            }
        }
        // The two smallest distances down to a vertex from which the token wins, by different children.
        let mut best = vec![[n; 2]; n];
        for &v in order.iter().rev() {
            // When the nearer way is blocked, the token takes the other one before the block can move.
            let wins = near[v].len() == 1 || best[v][0] + best[v][1] <= k + 1;
            let distance = if wins { 0 } else { best[v][0] };
            if v == start {
                println!("{}", if wins { "YES" } else { "NO" });
                continue;
            }
            let [nearest, second] = &mut best[parent[v]];
            *second = (*second).min((distance + 1).max(*nearest));
            *nearest = (*nearest).min(distance + 1);
        }
    }
}
