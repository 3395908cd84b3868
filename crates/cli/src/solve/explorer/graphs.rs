// Graphs, which have no token at first.

/// The graph with these edges.
fn graph(n: usize, edges: &[(usize, usize)]) -> Input {
    let mut adjacent = vec![vec![false; n]; n];
    for &(u, v) in edges.iter().filter(|(u, v)| u != v) {
        adjacent[u][v] = true;
        adjacent[v][u] = true;
    }
    (adjacent, None)
}

/// The most vertices of a graph with nearly all edges.
const DENSE: usize = 8;

fn directions(_: &Assumptions) -> Vec<Direction> {
    let mut all = vec![direction(24_000_000, |size, _| {
        let n = size as usize + 1;
        let pairs: Vec<_> = (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect();
        let some = |set: u64| -> Input {
            let is_in = |&(i, _): &(usize, &(usize, usize))| set >> i & 1 == 1;
            let edges: Vec<_> = pairs.iter().enumerate().filter(is_in).map(|(_, it)| *it).collect();
            graph(n, &edges)
        };
        if n > 6 {
            return None;
        }
        let inputs = (0..1 << pairs.len()).map(some).collect();
        Some(Batch { inputs, reach: format!("all graphs of up to {} vertices", n) })
    })];
    all.push(direction(8_000_000, |size, _| {
        let n = size as usize + 2;
        let path: Vec<_> = (1..n).map(|v| (v - 1, v)).collect();
        let star: Vec<_> = (1..n).map(|v| (0, v)).collect();
        let cycle: Vec<_> = (0..n).map(|v| (v, (v + 1) % n)).collect();
        let pairs: Vec<_> = (0..n / 2).map(|v| (2 * v, 2 * v + 1)).collect();
        let whole: Vec<_> = (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect();
        let mut inputs: Vec<Input> =
            [path, star, cycle, pairs].iter().map(|edges| graph(n, edges)).collect();
        if n <= DENSE {
            inputs.push(graph(n, &whole));
        }
        for left in 2..=n / 2 {
            let edges: Vec<_> = (0..left).flat_map(|u| (left..n).map(move |v| (u, v))).collect();
            if n <= DENSE {
                inputs.push(graph(n, &edges));
            }
            let two: Vec<_> = (1..n).filter(|&v| v != left).map(|v| (v - 1, v)).collect();
            inputs.push(graph(n, &two));
        }
        let reach = format!(
            "paths, stars, cycles, pairs of up to {} vertices, complete graphs of up to {}",
            n,
            n.min(DENSE)
        );
        if n > 12 { None } else { Some(Batch { inputs, reach }) }
    }));
    all.push(direction(16_000_000, |size, search| {
        let n = 6 + size as usize / 8;
        let mut inputs = Vec::new();
        for _ in 0..20 {
            let count = 2 + search.chance.below(n as u64 + 1);
            let mut vertex = || search.chance.below(n as u64) as usize;
            let edges: Vec<_> = (0..count).map(|_| (vertex(), vertex())).collect();
            inputs.push(graph(n, &edges));
        }
        let reach = format!("graphs by chance of up to {} vertices", n);
        if n > 12 { None } else { Some(Batch { inputs, reach }) }
    }));
    all
}
