//! Lists of neighbours and orders of vertices.

/// A list for each vertex.
pub fn neighbours(n: usize, edges: &[(usize, usize)], both: bool) -> Vec<Vec<usize>> {
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbours[u].push(v);
        if both {
            neighbours[v].push(u);
        }
    }
    neighbours
}

/// All lists in one: those of `v` are `targets[starts[v]..starts[v + 1]]`.
pub fn flat(n: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0_u32; n + 2];
    edges.clone().for_each(|(from, _)| starts[from + 2] += 1);
    for v in 0..n {
        starts[v + 2] += starts[v + 1];
    }
    let mut targets = vec![0; starts[n + 1] as usize];
    for (from, to) in edges {
        targets[starts[from + 1] as usize] = to as u32;
        starts[from + 1] += 1;
    }
    (starts, targets)
}

pub fn list((starts, targets): &(Vec<u32>, Vec<u32>), v: usize) -> &[u32] {
    &targets[starts[v] as usize..starts[v + 1] as usize]
}

pub fn topological(n: usize, edges: &[(usize, usize)], followers: &[Vec<usize>]) -> Vec<usize> {
    let mut in_degree = vec![0; n];
    edges.iter().for_each(|edge| in_degree[edge.1] += 1);
    let mut order: Vec<usize> = (0..n).filter(|&v| in_degree[v] == 0).collect();
    for i in 0..n {
        for &to in &followers[order[i]] {
            in_degree[to] -= 1;
            if in_degree[to] == 0 {
                order.push(to);
            }
        }
    }
    order
}

/// Kahn's order over flat lists.
pub fn flat_topological(
    n: usize,
    edges: &[(usize, usize)],
    lists: &(Vec<u32>, Vec<u32>),
) -> Vec<u32> {
    let mut in_degree = vec![0_u32; n];
    edges.iter().for_each(|edge| in_degree[edge.1] += 1);
    let mut order: Vec<u32> = (0..n as u32).filter(|&v| in_degree[v as usize] == 0).collect();
    let mut next = 0;
    while next < order.len() {
        for &to in list(lists, order[next] as usize) {
            in_degree[to as usize] -= 1;
            if in_degree[to as usize] == 0 {
                order.push(to);
            }
        }
        next += 1;
    }
    order
}
