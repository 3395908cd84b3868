//! Green Hackenbush: pruned leaves in a tree, bridges in a graph.

use nim_snippets::green_hackenbush;

use super::graphs::Lists;
use crate::harness::Bench;
use crate::input::{Edges, graph, tree};

pub fn green_hackenbush(bench: &mut Bench) {
    const N: usize = 100_000;
    for (task, width) in [("tree of 10^5 edges", N), ("deep tree of 10^5 edges", 3)] {
        let tree = tree(N, width);
        bench
            .row(task, || green_hackenbush::grundy(N, &tree, &[0]))
            .best("leaves", || tree_by_leaves(N, &tree))
            .time();
    }
    for (task, n) in [("graph of 2·10^5 edges", N), ("graph of 2·10^6 edges", 10 * N)] {
        let mut edges = tree(n, n);
        edges.extend(graph(n, n));
        bench
            .row(task, || green_hackenbush::grundy(n, &edges, &[0]))
            .best("bridges", || graph_by_bridges(n, &edges))
            .time();
    }
    let mut edges = tree(N, 3);
    edges.extend((0..N - 10).map(|v| (edges[v].0, edges[v + 9].1)).collect::<Edges>());
    bench
        .row("deep graph of 2·10^5 edges", || green_hackenbush::grundy(N, &edges, &[0]))
        .best("bridges", || graph_by_bridges(N, &edges))
        .time();
}

/// Removes leaves one by one. Each vertex keeps its degree and the xor of its neighbours, so no
/// lists are needed.
fn tree_by_leaves(n: usize, edges: &[(usize, usize)]) -> u64 {
    let mut vertices = vec![(0_u32, 0_u32, 0_u64); n];
    for &(u, v) in edges {
        for (here, there) in [(u, v), (v, u)] {
            vertices[here].0 += 1;
            vertices[here].1 ^= there as u32;
        }
    }
    vertices[0].0 += 2; // so that the ground is never a leaf
    for start in 0..n {
        let mut v = start;
        while vertices[v].0 == 1 {
            let (_, parent, value) = vertices[v];
            vertices[v].0 = 0;
            let parent = &mut vertices[parent as usize];
            parent.0 -= 1;
            parent.1 ^= v as u32;
            parent.2 ^= value + 1;
            v = vertices[v].1 as usize;
        }
    }
    vertices[0].2
}

/// The fusion principle in a depth-first search: an edge on a cycle has value 1, a bridge adds 1 to the
/// value above it.
fn graph_by_bridges(n: usize, edges: &[(usize, usize)]) -> u64 {
    #[derive(Clone)]
    struct Vertex {
        next: u32, // index in `targets`
        number: u32,
        low: u32,
        value: u32,
        parent: u32, // `NONE` once its edge was skipped
    }
    const NONE: u32 = u32::MAX;
    let no_loops = edges.iter().filter(|edge| edge.0 != edge.1);
    let Lists { starts, targets } = Lists::new(n, no_loops.flat_map(|&(u, v)| [(u, v), (v, u)]));
    let new = |&next: &u32| Vertex { next, number: 0, low: 0, value: 0, parent: NONE };
    let mut vertices: Vec<Vertex> = starts[..n].iter().map(new).collect();
    edges.iter().filter(|edge| edge.0 == edge.1).for_each(|&(v, _)| vertices[v].value ^= 1);
    let (mut path, mut count) = (vec![0_u32], 1);
    vertices[0].number = 1;
    vertices[0].low = 1;
    while let Some(&v) = path.last() {
        let here = &mut vertices[v as usize];
        if here.next < starts[v as usize + 1] {
            let to = targets[here.next as usize];
            here.next += 1;
            if to == here.parent {
                here.parent = NONE;
                continue;
            }
            let number = here.number;
            let there = &mut vertices[to as usize];
            if there.number == 0 {
                count += 1;
                (there.number, there.low, there.parent) = (count, count, v);
                path.push(to);
            } else if there.number < number {
                let low = there.number;
                let here = &mut vertices[v as usize];
                here.low = here.low.min(low);
                here.value ^= 1;
            }
            continue;
        }
        let Vertex { low, value, .. } = *here;
        path.pop();
        if let Some(&parent) = path.last() {
            let parent = &mut vertices[parent as usize];
            parent.low = parent.low.min(low);
            parent.value ^= if low > parent.number { value + 1 } else { value ^ 1 };
        }
    }
    vertices[0].value.into()
}
