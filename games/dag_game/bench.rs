use nim_snippets::dag_game::DagGame;

use crate::graph::{flat, flat_topological, list, neighbours, topological};
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::dag;

pub fn speed(bench: &mut Bench) {
    for (task, n, edges, is_hidden) in [
        ("5·10^5 edges, hidden order", 50_000, 500_000, true),
        ("5·10^5 edges, ordered", 50_000, 500_000, false),
        ("2·10^6 edges, hidden order", 400_000, 2_000_000, true),
    ] {
        let edges = dag(n, edges, is_hidden);
        bench
            .row(task, || DagGame::new(n, &edges).vertex_values().to_vec())
            .plain(|| dag_by_neighbours(n, &edges))
            .best("Kahn, flat lists", || dag_by_flat_lists(n, &edges))
            .limit("copy", || edges.clone())
            .time();
    }
}

pub fn growth(growth: &mut Growth) {
    let edges = dag(1_000_000, 10_000_000, true);
    growth.power("{}", 4000, |n| {
        let edges = dag(n, 5 * n, true);
        move || DagGame::new(n, &edges)
    });
    growth.takes("10^7 arcs take {}", || DagGame::new(1_000_000, &edges));
}

/// Mex in topological order.
fn dag_by_neighbours(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let followers = neighbours(n, edges, false);
    let mut values = vec![0; n];
    let mut seen_by = vec![n; n + 1];
    for v in topological(n, edges, &followers).into_iter().rev() {
        for &to in &followers[v] {
            seen_by[values[to] as usize] = v;
        }
        values[v] = (0..).find(|&value| seen_by[value as usize] != v).expect("a mex");
    }
    values
}

fn dag_by_flat_lists(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let lists = flat(n, edges.iter().copied());
    let mut values = vec![0_u32; n];
    let mut seen_by = vec![u32::MAX; n + 1];
    for v in flat_topological(n, edges, &lists).into_iter().rev() {
        for &to in list(&lists, v as usize) {
            seen_by[values[to as usize] as usize] = v;
        }
        let mex = (0..).find(|&value| seen_by[value as usize] != v);
        values[v as usize] = mex.expect("a mex");
    }
    values.into_iter().map(u64::from).collect()
}
