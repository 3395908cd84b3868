// Alice和Bob又在玩游戏
// https://uoj.ac/problem/266
//
// A vertex of a forest is deleted with all its ancestors; the smallest vertex of a tree is its root.

use nim_snippets::hackendot::Hackendot;
use proconio::{fastout, input, marker::Usize1};

#[fastout]
fn main() {
    input! { games: usize }
    for _ in 0..games {
        input! { n: usize, edges: [(Usize1, Usize1)] }
        let mut near = vec![Vec::new(); n];
        for &(a, b) in &edges {
            near[a].push(b);
            near[b].push(a);
        }
        let mut is_new = vec![true; n];
        let mut roots = Vec::new();
        for root in 0..n {
            if is_new[root] {
                roots.push(root);
            }
            let mut open = vec![root];
            while let Some(v) = open.pop() {
                if std::mem::replace(&mut is_new[v], false) {
                    open.extend(&near[v]);
                }
            }
        }
        let alice = Hackendot::new(n, &edges, &roots).wins();
        println!("{}", if alice { "Alice" } else { "Bob" });
    }
}
