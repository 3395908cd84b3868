//! Graphs, which have no token at first.

use super::core::{ALL, Assumption, Batch, CHANCE, Direction, Kind, OTHER, Rules, direction};

/// Which vertices are adjacent, and the place of the token.
type Graph = (Vec<Vec<bool>>, Option<usize>);

pub struct Graphs;

impl<R: Rules<Position = Graph>> Kind<R> for Graphs {
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        let mut all =
            vec![direction(ALL, 24_000_000, 6, "all graphs of up to # vertices", |size, _| {
                let n = size as usize + 1;
                let pairs: Vec<_> = (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect();
                let some = |set: u64| -> Graph {
                    let is_in = |&(i, _): &(usize, &(usize, usize))| set >> i & 1 == 1;
                    let edges: Vec<_> =
                        pairs.iter().enumerate().filter(is_in).map(|(_, it)| *it).collect();
                    graph(n, &edges)
                };
                Batch::new((0..1 << pairs.len()).map(some).collect(), [size + 1])
            })];
        let words = "paths, stars, cycles, pairs of up to # vertices";
        all.push(direction(OTHER, 8_000_000, 11, words, |size, _| {
            let n = size as usize + 2;
            let path: Vec<_> = (1..n).map(|v| (v - 1, v)).collect();
            let star: Vec<_> = (1..n).map(|v| (0, v)).collect();
            let cycle: Vec<_> = (0..n).map(|v| (v, (v + 1) % n)).collect();
            let pairs: Vec<_> = (0..n / 2).map(|v| (2 * v, 2 * v + 1)).collect();
            let mut inputs: Vec<Graph> =
                [path, star, cycle, pairs].iter().map(|edges| graph(n, edges)).collect();
            for left in 2..=n / 2 {
                let two: Vec<_> = (1..n).filter(|&v| v != left).map(|v| (v - 1, v)).collect();
                inputs.push(graph(n, &two));
            }
            Batch::new(inputs, [n as u64])
        }));
        // Their plays are far more, so that they would use up the work of the others.
        let words = "complete and complete bipartite graphs of up to # vertices";
        all.push(direction(OTHER, 8_000_000, 7, words, |size, _| {
            let n = size as usize + 2;
            let whole: Vec<_> = (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect();
            let mut inputs = vec![graph(n, &whole)];
            for left in 2..=n / 2 {
                let edges: Vec<_> =
                    (0..left).flat_map(|u| (left..n).map(move |v| (u, v))).collect();
                inputs.push(graph(n, &edges));
            }
            Batch::new(inputs, [n as u64])
        }));
        let words = "graphs by chance of up to # vertices";
        all.push(direction(CHANCE, 16_000_000, 56, words, |size, search| {
            let n = 6 + size as usize / 8;
            let mut inputs = Vec::new();
            for _ in 0..20 {
                let count = 2 + search.chance.below(n as u64 + 1);
                let mut vertex = || search.chance.below(n as u64) as usize;
                let edges: Vec<_> = (0..count).map(|_| (vertex(), vertex())).collect();
                inputs.push(graph(n, &edges));
            }
            Batch::new(inputs, [n as u64])
        }));
        all
    }
}

/// The graph with these edges.
fn graph(n: usize, edges: &[(usize, usize)]) -> Graph {
    let mut adjacent = vec![vec![false; n]; n];
    for &(u, v) in edges.iter().filter(|(u, v)| u != v) {
        adjacent[u][v] = true;
        adjacent[v][u] = true;
    }
    (adjacent, None)
}
