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
        .row("cuts, 5·10^4 vertices", || rerooted_tree::cut_root_values(50_000, &edges))
        .plain(|| rerooted(&edges, 50_000))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 20_000, |n| {
        let (tree, tokens) = (tree(n, n), vec![1; n]);
        move || rerooted_tree::descendant_root_values(n, &tree, &tokens)
    });
    growth.power("the moves of one root {}", 20_000, |n| {
        let path: Edges = (1..n).map(|v| (v - 1, v)).collect();
        let tokens: Vec<u64> = (0..n as u64).map(|v| u64::from(v % 3 > 0)).collect();
        move || rerooted_tree::descendant_winning_moves(n, &path, &tokens, 0).count()
    });
    let million = tree(1_000_000, 1_000_000);
    growth.takes("10^6 vertices take {}", || rerooted_tree::cut_root_values(1_000_000, &million));
}
