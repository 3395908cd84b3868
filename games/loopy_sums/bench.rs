use std::collections::HashSet;

use nim_snippets::loopy_sums::{LoopySums, Value};

use crate::graph::neighbours;
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{dag, graph};

pub fn speed(bench: &mut Bench) {
    const N: usize = 300;
    let edges = graph(N, 600);
    // The definition again and again, until nothing changes.
    let plain = || {
        let followers = neighbours(N, &edges, false);
        let mut finite: Vec<Option<u64>> = vec![None; N];
        for m in 0..N as u64 {
            loop {
                let gets_m = |&v: &usize| {
                    let answered = |&to: &usize| match finite[to] {
                        Some(value) => value != m,
                        None => followers[to].iter().any(|&back| finite[back] == Some(m)),
                    };
                    let reaches = |value| followers[v].iter().any(|&to| finite[to] == Some(value));
                    finite[v].is_none() && (0..m).all(reaches) && followers[v].iter().all(answered)
                };
                let Some(v) = (0..N).find(gets_m) else { break };
                finite[v] = Some(m);
            }
            // A vertex of a larger value has an edge to an m.
            let is_open = |v: usize| finite[v].is_none();
            let reaches_m = |v: usize| followers[v].iter().any(|&to| finite[to] == Some(m));
            if !(0..N).any(|v| is_open(v) && reaches_m(v)) {
                break;
            }
        }
        let infinite = |v: usize| {
            let set: HashSet<u64> = followers[v].iter().filter_map(|&to| finite[to]).collect();
            let mut set: Vec<u64> = set.into_iter().collect();
            set.sort_unstable();
            set
        };
        (0..N).map(|v| finite[v].ok_or_else(|| infinite(v))).collect::<Vec<_>>()
    };
    bench
        .row("600 edges", || {
            let values = LoopySums::new(N, &edges).vertex_values().to_vec().into_iter();
            let result = |value| match value {
                Value::Finite(value, _) => Ok(value),
                Value::Infinite(set) => Err(set),
            };
            values.map(result).collect::<Vec<_>>()
        })
        .plain(plain)
        .time();
}

pub fn growth(growth: &mut Growth) {
    let acyclic = dag(400_000, 2_000_000, true);
    let edges = graph(100_000, 200_000);
    growth.power("`new` is {} where there are no cycles", 4000, |n| {
        let edges = dag(n, 20 * n, true);
        move || LoopySums::new(n, &edges)
    });
    growth.power("takes {} for each value that occurs there", 4000, |n| {
        let edges = graph(n, 2 * n);
        move || LoopySums::new(n, &edges)
    });
    growth.takes("2·10^6 arcs take {}", || LoopySums::new(400_000, &acyclic));
    growth.takes("few values take {}", || LoopySums::new(100_000, &edges));
}
