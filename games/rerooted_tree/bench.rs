use nim_snippets::rerooted_tree;

use crate::graph::neighbours;
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, tree};

pub fn speed(bench: &mut Bench) {
    let edges = tree(50_000, 100);
    // What is below a vertex, and then what is above it.
    let rerooted = |edges: &Edges, n: usize| {
        let lists = neighbours(n, edges, true);
        let (mut parent, mut order) = (vec![0; n], vec![0]);
        for i in 0..n {
            let v = order[i];
            for &to in &lists[v] {
                if to != parent[v] {
                    parent[to] = v;
                    order.push(to);
                }
            }
        }
        let mut below = vec![0_u64; n];
        for &v in order[1..].iter().rev() {
            below[parent[v]] ^= below[v] + 1;
        }
        let mut whole = below.clone();
        for &v in &order[1..] {
            whole[v] = below[v] ^ ((whole[parent[v]] ^ (below[v] + 1)) + 1);
        }
        whole
    };
    bench
        .row("cuts, 5·10^4 vertices", || rerooted_tree::cut_values(50_000, &edges))
        .plain(|| rerooted(&edges, 50_000))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 20_000, |n| {
        let (tree, tokens) = (tree(n, n), vec![1; n]);
        move || rerooted_tree::descendant_values(&tree, &tokens)
    });
}
