use nim_snippets::green_hackenbush;

use crate::graph::{flat, neighbours};
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, graph, tree};

pub fn speed(bench: &mut Bench) {
    const N: usize = 100_000;
    for (task, width) in [("tree of 10^5 edges", N), ("deep tree of 10^5 edges", 3)] {
        let tree = tree(N, width);
        bench
            .row(task, || green_hackenbush::grundy(N, &tree, &[0]))
            .plain(|| tree_by_neighbours(N, &tree))
            .best("leaves", || tree_by_leaves(N, &tree))
            .limit("copy", || tree.clone())
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

pub fn growth(growth: &mut Growth) {
    let mut edges = tree(1_000_000, 1_000_000);
    growth.power("almost {}", 4000, |n| {
        let mut edges = tree(n, n);
        edges.extend(graph(n, n));
        move || green_hackenbush::grundy(n, &edges, &[0])
    });
    growth.takes("10^6 edges take {} in a tree", || {
        green_hackenbush::grundy(1_000_000, &edges, &[0])
    });
    edges.truncate(500_000);
    edges.extend(graph(500_000, 500_000));
    growth.takes("{} with cycles", || green_hackenbush::grundy(1_000_000, &edges, &[0]));
    let cycle: Edges = (0..8001).map(|v| (v, (v + 1) % 8001)).collect();
    growth.takes("an odd cycle of 8000 edges takes {}", || {
        green_hackenbush::winning_moves(8001, &cycle, &[0]).count()
    });
}

/// The colon principle over a breadth-first search.
fn tree_by_neighbours(n: usize, edges: &[(usize, usize)]) -> u64 {
    let neighbours = neighbours(n, edges, true);
    let (mut parent, mut order) = (vec![usize::MAX; n], vec![0]);
    for i in 0..n {
        let v = order[i];
        for &child in &neighbours[v] {
            if child != parent[v] {
                parent[child] = v;
                order.push(child);
            }
        }
    }
    let mut values = vec![0; n];
    for &v in order[1..].iter().rev() {
        values[parent[v]] ^= values[v] + 1;
    }
    values[0]
}

/// Leaves fall one after the other: no lists, only degrees and the xor of the neighbours.
fn tree_by_leaves(n: usize, edges: &[(usize, usize)]) -> u64 {
    let mut vertices = vec![(0_u32, 0_u32, 0_u64); n];
    for &(u, v) in edges {
        for (here, there) in [(u, v), (v, u)] {
            vertices[here].0 += 1;
            vertices[here].1 ^= there as u32;
        }
    }
    vertices[0].0 += 2; // the ground is no leaf
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

/// Fusion: in a depth-first search an edge on a cycle counts 1, a bridge puts 1 on top.
fn graph_by_bridges(n: usize, edges: &[(usize, usize)]) -> u64 {
    // Each vertex knows its edges, of which each is the xor of its ends.
    let ends = edges.iter().enumerate().filter(|(_, edge)| edge.0 != edge.1);
    let lists = flat(n, ends.flat_map(|(i, &(u, v))| [(u, i), (v, i)]));
    let others: Vec<u32> = edges.iter().map(|&(u, v)| (u ^ v) as u32).collect();
    let mut values = vec![0_u32; n];
    edges.iter().filter(|edge| edge.0 == edge.1).for_each(|&(v, _)| values[v] ^= 1);
    let mut next = lists.0[..n].to_vec();
    let (mut number, mut low, mut count) = (vec![0_u32; n], vec![0_u32; n], 1);
    let mut path = vec![(0, u32::MAX)];
    number[0] = 1;
    low[0] = 1;
    while let Some(&(v, above)) = path.last() {
        let v = v as usize;
        if next[v] < lists.0[v + 1] {
            let edge = lists.1[next[v] as usize];
            next[v] += 1;
            let to = others[edge as usize] as usize ^ v;
            if edge == above {
                continue;
            }
            if number[to] == 0 {
                count += 1;
                number[to] = count;
                low[to] = count;
                path.push((to as u32, edge));
            } else if number[to] < number[v] {
                low[v] = low[v].min(number[to]);
                values[v] ^= 1;
            }
            continue;
        }
        path.pop();
        if let Some(&(parent, _)) = path.last() {
            let parent = parent as usize;
            low[parent] = low[parent].min(low[v]);
            values[parent] ^= if low[v] > number[parent] { values[v] + 1 } else { values[v] ^ 1 };
        }
    }
    values[0].into()
}
