use nim_snippets::staircase_tree;

use crate::graph::neighbours;
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, numbers, tree};

pub fn speed(bench: &mut Bench) {
    const K: usize = 5;
    // What is below a vertex, and then what is above it.
    let rerooted = |edges: &Edges, stones: &[u64]| {
        let lists = neighbours(stones.len(), edges, true);
        let (mut parent, mut order) = (vec![0; stones.len()], vec![0]);
        for i in 0..stones.len() {
            let v = order[i];
            for &to in &lists[v] {
                if to != parent[v] {
                    parent[to] = v;
                    order.push(to);
                }
            }
        }
        let mut at = vec![[0_u64; 2 * K]; stones.len()];
        for &v in order.iter().rev() {
            at[v][0] ^= stones[v];
            let mut below = at[v];
            below.rotate_right(1);
            if v > 0 {
                at[parent[v]].iter_mut().zip(below).for_each(|(all, below)| *all ^= below);
            }
        }
        for &v in &order[1..] {
            // Without what came from here, which is two farther away from there.
            let (mut above, mut below) = (at[parent[v]], at[v]);
            above.rotate_right(1);
            below.rotate_right(2);
            for (all, (above, below)) in at[v].iter_mut().zip(above.into_iter().zip(below)) {
                *all ^= above ^ below;
            }
        }
        at.iter().map(|at| at[K..].iter().fold(0, |xor, stones| xor ^ stones)).collect::<Vec<_>>()
    };
    let (edges, stones) = (tree(50_000, 100), numbers(50_000));
    bench
        .row("5·10^4 vertices, k = 5", || staircase_tree::root_values(50_000, &edges, &stones, K))
        .best("arrays of 2k", || rerooted(&edges, &stones))
        .time();
}

pub fn growth(growth: &mut Growth) {
    let (edges, stones) = (tree(100_000, 100_000), numbers(100_000));
    growth.power("{}", 4000, |n| {
        let (tree, stones) = (tree(n, n), numbers(n));
        move || staircase_tree::root_values(n, &tree, &stones, 5)
    });
    growth.takes("10^5 vertices with `k = 20` take {}", || {
        staircase_tree::root_values(100_000, &edges, &stones, 20)
    });
}
