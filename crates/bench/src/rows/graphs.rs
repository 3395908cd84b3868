//! Rows about digraphs. The references use Kahn's order or retrograde analysis over flat lists.

use nim_snippets::dag_game::DagGame;
use nim_snippets::loopy_game::LoopyGame;
use nim_snippets::misere_sums::MisereSums;
use nim_snippets::staircase_graph::{StaircaseGraph, jumps};
use nim_snippets::staircase_tree;

use crate::harness::Bench;
use crate::input::{Edges, dag, graph, numbers, tree};

pub fn dag_game(bench: &mut Bench) {
    for (task, n, arcs, is_hidden) in [
        ("5·10^5 arcs, hidden order", 50_000, 500_000, true),
        ("5·10^5 arcs, ordered", 50_000, 500_000, false),
        ("2·10^6 arcs, hidden order", 400_000, 2_000_000, true),
    ] {
        let arcs = dag(n, arcs, is_hidden);
        bench
            .row(task, || DagGame::new(n, &arcs).vertex_values().to_vec())
            .best("Kahn, flat lists", || dag_values(n, &arcs))
            .time();
    }
}

fn dag_values(n: usize, arcs: &Edges) -> Vec<u64> {
    let lists = Lists::new(n, arcs.iter().copied());
    let mut values = vec![0_u32; n];
    let mut seen_by = vec![u32::MAX; n + 1];
    for v in lists.kahn(arcs).into_iter().rev() {
        for &to in lists.of(v as usize) {
            seen_by[values[to as usize] as usize] = v;
        }
        let mex = (0..).find(|&value| seen_by[value as usize] != v);
        values[v as usize] = mex.expect("a mex");
    }
    values.into_iter().map(u64::from).collect()
}

pub fn misere_sums(bench: &mut Bench) {
    const N: usize = 50_000;
    let arcs = dag(N, 10 * N, true);
    bench
        .row("5·10^5 arcs, hidden order", || MisereSums::new(N, &arcs).vertex_values().to_vec())
        .best("Kahn, flat lists", || {
            let lists = Lists::new(N, arcs.iter().copied());
            let (mut pairs, mut seen) = (vec![None; N], vec![(u32::MAX, u32::MAX); N + 1]);
            for v in lists.kahn(&arcs).into_iter().rev() {
                let followers = lists.of(v as usize).iter().map(|&to| pairs[to as usize]);
                pairs[v as usize] = misere_pair(followers, &mut seen, v);
            }
            pairs
        })
        .time();
}

type Pair = Option<(u64, u64)>;

/// The normal and misère values of a vertex, from the values of its followers.
fn misere_pair(followers: impl Iterator<Item = Pair>, seen: &mut [(u32, u32)], v: u32) -> Pair {
    let (mut tame, mut is_end) = (true, true);
    for pair in followers {
        is_end = false;
        tame &= pair.is_some();
        let (normal, misere) = pair.unwrap_or((0, 0));
        seen[normal as usize].0 = v;
        seen[misere as usize].1 = v;
    }
    if is_end {
        return Some((0, 1));
    }
    let normal = (0..).find(|&value| seen[value as usize].0 != v).expect("a mex");
    let misere = (0..).find(|&value| seen[value as usize].1 != v).expect("a mex");
    (tame && (normal == misere || normal + misere == 1)).then_some((normal, misere))
}

pub fn staircase_graph(bench: &mut Bench) {
    const N: usize = 100_000;
    let parents = staircase_tree::parents(N, &tree(N, N), 0);
    let stones = numbers(N);
    bench
        .row("rooted tree of 10^5", || StaircaseGraph::new(N, &jumps(&parents, 1)).grundy(&stones))
        .best("Kahn, flat lists", || {
            let arcs: Edges = (1..N).map(|v| (v, parents[v])).collect();
            let lists = Lists::new(N, arcs.iter().copied());
            let mut counts = vec![false; N];
            let mut xor = 0;
            for v in lists.kahn(&arcs).into_iter().rev() {
                if let Some(&to) = lists.of(v as usize).first() {
                    counts[v as usize] = !counts[to as usize];
                    xor ^= if counts[v as usize] { stones[v as usize] } else { 0 };
                }
            }
            xor
        })
        .time();
}

pub fn loopy_game(bench: &mut Bench) {
    const N: usize = 50_000;
    let mut arcs = graph(N, 5 * N);
    arcs.retain(|arc| arc.0 >= N / 50);
    bench
        .row("2.5·10^5 arcs", || LoopyGame::new(N, &arcs).remoteness().to_vec())
        .best("flat lists", || remoteness(N, &arcs))
        .time();
}

/// Retrograde analysis from the sinks.
fn remoteness(n: usize, arcs: &Edges) -> Vec<Option<u64>> {
    let predecessors = Lists::new(n, arcs.iter().map(|&(from, to)| (to, from)));
    let mut left = vec![0; n];
    arcs.iter().for_each(|arc| left[arc.0] += 1);
    let mut known: Vec<usize> = (0..n).filter(|&v| left[v] == 0).collect();
    let mut remoteness = vec![None; n];
    known.iter().for_each(|&v| remoteness[v] = Some(0_u64));
    let mut next = 0;
    while next < known.len() {
        let v = known[next];
        next += 1;
        let moves = remoteness[v].expect("known");
        for &from in predecessors.of(v) {
            let from = from as usize;
            left[from] -= 1;
            if remoteness[from].is_none() && (moves % 2 == 0 || left[from] == 0) {
                remoteness[from] = Some(moves + 1);
                known.push(from);
            }
        }
    }
    remoteness
}

/// Adjacency lists in one array: those of `v` are `targets[starts[v]..starts[v + 1]]`.
pub struct Lists {
    pub starts: Vec<u32>,
    pub targets: Vec<u32>,
}

impl Lists {
    pub fn new(n: usize, arcs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0_u32; n + 2];
        arcs.clone().for_each(|(from, _)| starts[from + 2] += 1);
        for v in 0..n {
            starts[v + 2] += starts[v + 1];
        }
        let mut targets = vec![0; starts[n + 1] as usize];
        for (from, to) in arcs {
            targets[starts[from + 1] as usize] = to as u32;
            starts[from + 1] += 1;
        }
        Self { starts, targets }
    }

    pub fn of(&self, v: usize) -> &[u32] {
        &self.targets[self.starts[v] as usize..self.starts[v + 1] as usize]
    }

    /// Kahn's topological order.
    fn kahn(&self, arcs: &Edges) -> Vec<u32> {
        let n = self.starts.len() - 2;
        let mut in_degree = vec![0_u32; n];
        arcs.iter().for_each(|arc| in_degree[arc.1] += 1);
        let mut order: Vec<u32> = (0..n as u32).filter(|&v| in_degree[v as usize] == 0).collect();
        let mut next = 0;
        while next < order.len() {
            for &to in self.of(order[next] as usize) {
                in_degree[to as usize] -= 1;
                if in_degree[to as usize] == 0 {
                    order.push(to);
                }
            }
            next += 1;
        }
        order
    }
}
