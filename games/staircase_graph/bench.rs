use nim_snippets::staircase_graph::{StaircaseGraph, jumps};
use nim_snippets::{staircase_graph, staircase_tree};

use crate::graph::{flat, flat_topological, list};
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, numbers, tree};

pub fn speed(bench: &mut Bench) {
    const N: usize = 100_000;
    let edges = tree(N, N);
    let parents = staircase_tree::parents(N, &edges, 0);
    let stones = numbers(N);
    bench
        .row("rooted tree of 10^5", || StaircaseGraph::new(N, &jumps(&parents, 1)).grundy(&stones))
        .plain(|| {
            let (mut depths, mut xor) = (vec![None; N], 0);
            depths[0] = Some(0);
            for start in 0..N {
                let (mut path, mut v) = (Vec::new(), start);
                while depths[v].is_none() {
                    path.push(v);
                    v = parents[v];
                }
                while let Some(v) = path.pop() {
                    depths[v] = depths[parents[v]].map(|depth| depth + 1);
                    xor ^=
                        if depths[v].is_some_and(|depth| depth % 2 == 1) { stones[v] } else { 0 };
                }
            }
            xor
        })
        .best("Kahn, flat lists", || {
            let edges: Edges = (1..N).map(|v| (v, parents[v])).collect();
            let lists = flat(N, edges.iter().copied());
            let mut counts = vec![false; N];
            let mut xor = 0;
            for v in flat_topological(N, &edges, &lists).into_iter().rev() {
                if let Some(&to) = list(&lists, v as usize).first() {
                    counts[v as usize] = !counts[to as usize];
                    xor ^= if counts[v as usize] { stones[v as usize] } else { 0 };
                }
            }
            xor
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 40_000, |n| {
        let parents = staircase_tree::parents(n, &tree(n, n), 0);
        let edges = staircase_graph::jumps(&parents, 1);
        move || StaircaseGraph::new(n, &edges)
    });
}
