//! Graphs.

use std::collections::{HashMap, HashSet};

use nim_snippets::loopy_sums::Value;
use nim_snippets::staircase_graph::{Staircase, jumps};
use nim_snippets::*;

use crate::harness::{Bench, Modules};
use crate::input::*;
use crate::modules;

pub const MODULES: Modules = modules![
    dag_game misere_sums loopy_game loopy_sums green_hackenbush vertex_geography node_kayles
    staircase_graph staircase_tree
    board_game directed_geography
];

/// A list for each vertex.
fn neighbours(n: usize, edges: &[(usize, usize)], both: bool) -> Vec<Vec<usize>> {
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
fn flat(n: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> (Vec<u32>, Vec<u32>) {
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

fn list((starts, targets): &(Vec<u32>, Vec<u32>), v: usize) -> &[u32] {
    &targets[starts[v] as usize..starts[v + 1] as usize]
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

fn topological(n: usize, edges: &[(usize, usize)], followers: &[Vec<usize>]) -> Vec<usize> {
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
fn flat_topological(n: usize, edges: &[(usize, usize)], lists: &(Vec<u32>, Vec<u32>)) -> Vec<u32> {
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

fn dag_game(bench: &mut Bench) {
    const N: usize = 50_000;
    for (task, hidden) in [("5·10^5 edges, hidden order", true), ("5·10^5 edges, ordered", false)]
    {
        let edges = dag(N, 10 * N, hidden);
        bench
            .row(task, || dag_game::grundy_values(N, &edges))
            .plain(|| dag_by_neighbours(N, &edges))
            .best("Kahn, flat lists", || dag_by_flat_lists(N, &edges))
            .limit("copy", || edges.clone())
            .time();
    }
}

type Pair = Option<(u64, u64)>;

/// The pair of a vertex whose followers have these.
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

fn misere_sums(bench: &mut Bench) {
    const N: usize = 50_000;
    let edges = dag(N, 10 * N, true);
    bench
        .row("5·10^5 edges, hidden order", || misere_sums::pairs(N, &edges))
        .plain(|| {
            let followers = neighbours(N, &edges, false);
            let (mut pairs, mut seen) = (vec![None; N], vec![(u32::MAX, u32::MAX); N + 1]);
            for v in topological(N, &edges, &followers).into_iter().rev() {
                let of = followers[v].iter().map(|&to| pairs[to]);
                pairs[v] = misere_pair(of, &mut seen, v as u32);
            }
            pairs
        })
        .best("Kahn, flat lists", || {
            let lists = flat(N, edges.iter().copied());
            let (mut pairs, mut seen) = (vec![None; N], vec![(u32::MAX, u32::MAX); N + 1]);
            for v in flat_topological(N, &edges, &lists).into_iter().rev() {
                let of = list(&lists, v as usize).iter().map(|&to| pairs[to as usize]);
                pairs[v as usize] = misere_pair(of, &mut seen, v);
            }
            pairs
        })
        .limit("copy", || edges.clone())
        .time();
}

/// Backwards from the ends.
fn remoteness<I: Iterator<Item = usize>>(
    n: usize,
    edges: &[(usize, usize)],
    predecessors: impl Fn(usize) -> I,
) -> Vec<Option<u64>> {
    let mut left = vec![0; n];
    edges.iter().for_each(|edge| left[edge.0] += 1);
    let mut known: Vec<usize> = (0..n).filter(|&v| left[v] == 0).collect();
    let mut remoteness = vec![None; n];
    known.iter().for_each(|&v| remoteness[v] = Some(0_u64));
    let mut next = 0;
    while next < known.len() {
        let v = known[next];
        next += 1;
        let moves = remoteness[v].expect("known");
        for from in predecessors(v) {
            left[from] -= 1;
            if remoteness[from].is_none() && (moves % 2 == 0 || left[from] == 0) {
                remoteness[from] = Some(moves + 1);
                known.push(from);
            }
        }
    }
    remoteness
}

fn loopy_game(bench: &mut Bench) {
    const N: usize = 50_000;
    let mut edges = graph(N, 5 * N);
    edges.retain(|edge| edge.0 > 999);
    let reversed = || edges.iter().map(|&(from, to)| (to, from));
    bench
        .row("2.5·10^5 edges", || loopy_game::remoteness(N, &edges))
        .plain(|| {
            let lists = neighbours(N, &reversed().collect::<Edges>(), false);
            remoteness(N, &edges, |v| lists[v].iter().copied())
        })
        .best("flat lists", || {
            let lists = flat(N, reversed());
            remoteness(N, &edges, |v| list(&lists, v).iter().map(|&from| from as usize))
        })
        .limit("copy", || edges.clone())
        .time();
}

fn loopy_sums(bench: &mut Bench) {
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
            let values = loopy_sums::values(N, &edges).into_iter();
            let result = |value| match value {
                Value::Finite(value, _) => Ok(value),
                Value::Infinite(set) => Err(set),
            };
            values.map(result).collect::<Vec<_>>()
        })
        .plain(plain)
        .time();
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
    let mut neighbours = vec![Vec::new(); n];
    for (i, &(u, v)) in edges.iter().enumerate() {
        neighbours[u].push((v, i));
        if u != v {
            neighbours[v].push((u, i));
        }
    }
    let (mut number, mut low, mut values) = (vec![0; n], vec![0; n], vec![0; n]);
    let (mut next, mut count) = (vec![0; n], 1);
    let mut path = vec![(0, usize::MAX)];
    number[0] = 1;
    low[0] = 1;
    while let Some(&(v, above)) = path.last() {
        if let Some(&(to, edge)) = neighbours[v].get(next[v]) {
            next[v] += 1;
            if edge == above {
                continue;
            }
            if number[to] == 0 {
                count += 1;
                number[to] = count;
                low[to] = count;
                path.push((to, edge));
            } else {
                low[v] = low[v].min(number[to]);
                if number[to] <= number[v] {
                    values[v] ^= 1;
                }
            }
            continue;
        }
        path.pop();
        if let Some(&(parent, _)) = path.last() {
            low[parent] = low[parent].min(low[v]);
            values[parent] ^= if low[v] > number[parent] { values[v] + 1 } else { values[v] ^ 1 };
        }
    }
    values[0]
}

fn green_hackenbush(bench: &mut Bench) {
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
    let mut edges = tree(N, N);
    edges.extend(graph(N, N));
    bench
        .row("graph of 2·10^5 edges", || green_hackenbush::grundy(N, &edges, &[0]))
        .plain(|| graph_by_bridges(N, &edges))
        .time();
}

/// A maximum matching of a bipartite graph by Hopcroft and Karp.
fn hopcroft_karp(lists: &(Vec<u32>, Vec<u32>), is_left: &[bool]) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    let n = is_left.len();
    let mut mate = vec![NONE; n];
    for v in (0..n).filter(|&v| is_left[v]) {
        if let Some(&to) = list(lists, v).iter().find(|&&to| mate[to as usize] == NONE) {
            mate[v] = to;
            mate[to as usize] = v as u32;
        }
    }
    let mut layer = vec![0_u32; n];
    let mut next = vec![0_u32; n];
    loop {
        let mut queue: Vec<u32> = Vec::new();
        layer.fill(NONE);
        for v in (0..n).filter(|&v| is_left[v] && mate[v] == NONE) {
            layer[v] = 0;
            queue.push(v as u32);
        }
        let (mut at, mut found) = (0, false);
        while at < queue.len() {
            let v = queue[at] as usize;
            at += 1;
            for &to in list(lists, v) {
                match mate[to as usize] {
                    NONE => found = true,
                    back if layer[back as usize] == NONE => {
                        layer[back as usize] = layer[v] + 1;
                        queue.push(back);
                    }
                    _ => {}
                }
            }
        }
        if !found {
            return mate;
        }
        next[..n].copy_from_slice(&lists.0[..n]);
        for start in (0..n).filter(|&v| is_left[v]) {
            if mate[start] != NONE {
                continue;
            }
            let mut path = vec![start as u32];
            while let Some(&v) = path.last() {
                let v = v as usize;
                if next[v] == lists.0[v + 1] {
                    path.pop();
                    continue;
                }
                let to = lists.1[next[v] as usize];
                next[v] += 1;
                match mate[to as usize] {
                    NONE => {
                        // Each left vertex of the path takes what it looked at last.
                        for v in path.drain(..) {
                            let to = lists.1[next[v as usize] as usize - 1];
                            mate[v as usize] = to;
                            mate[to as usize] = v;
                        }
                    }
                    back if layer[back as usize] == layer[v] + 1 => path.push(back),
                    _ => {}
                }
            }
        }
    }
}

/// One augmenting path after the other, by recursion.
fn kuhn(lists: &[Vec<usize>], is_left: &[bool]) -> Vec<u32> {
    fn augment(
        v: usize,
        lists: &[Vec<usize>],
        mate: &mut [u32],
        seen: &mut [usize],
        start: usize,
    ) -> bool {
        for &to in &lists[v] {
            if seen[to] != start {
                seen[to] = start;
                let back = mate[to];
                if back == u32::MAX || augment(back as usize, lists, mate, seen, start) {
                    mate[v] = to as u32;
                    mate[to] = v as u32;
                    return true;
                }
            }
        }
        false
    }
    let n = lists.len();
    let (mut mate, mut seen) = (vec![u32::MAX; n], vec![usize::MAX; n]);
    for v in (0..n).filter(|&v| is_left[v]) {
        augment(v, lists, &mut mate, &mut seen, v);
    }
    mate
}

/// Won are the vertices that no alternating path reaches from one without a mate.
fn starts_of_matching<I: Iterator<Item = usize>>(
    mate: &[u32],
    neighbours: impl Fn(usize) -> I,
) -> Vec<bool> {
    let mut wins: Vec<bool> = mate.iter().map(|&mate| mate != u32::MAX).collect();
    let mut stack: Vec<usize> = (0..mate.len()).filter(|&v| !wins[v]).collect();
    while let Some(v) = stack.pop() {
        for to in neighbours(v) {
            let back = mate[to] as usize;
            if wins[back] {
                wins[back] = false;
                stack.push(back);
            }
        }
    }
    wins
}

fn vertex_geography(bench: &mut Bench) {
    const SIDE: usize = 100;
    let n = SIDE * SIDE;
    let edges = grid(SIDE);
    let is_left: Vec<bool> = (0..n).map(|v| (v / SIDE + v % SIDE).is_multiple_of(2)).collect();
    bench
        .row("grid of 100 × 100", || vertex_geography::winning_starts(n, &edges))
        .plain(|| {
            let lists = neighbours(n, &edges, true);
            let mate = kuhn(&lists, &is_left);
            starts_of_matching(&mate, |v| lists[v].iter().copied())
        })
        .best("Hopcroft, Karp", || {
            let lists = flat(n, edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]));
            let mate = hopcroft_karp(&lists, &is_left);
            starts_of_matching(&mate, |v| list(&lists, v).iter().map(|&to| to as usize))
        })
        .time();
    let edges: Edges = graph(20_000, 30_000).iter().map(|&(u, v)| (u / 2 * 2, v | 1)).collect();
    let is_left: Vec<bool> = (0..20_000).map(|v| v % 2 == 0).collect();
    bench
        .row("3·10^4 edges, bipartite", || vertex_geography::winning_starts(20_000, &edges))
        .plain(|| {
            let lists = neighbours(20_000, &edges, true);
            let mate = kuhn(&lists, &is_left);
            starts_of_matching(&mate, |v| lists[v].iter().copied())
        })
        .best("Hopcroft, Karp", || {
            let lists = flat(20_000, edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]));
            let mate = hopcroft_karp(&lists, &is_left);
            starts_of_matching(&mate, |v| list(&lists, v).iter().map(|&to| to as usize))
        })
        .time();
}

fn node_kayles(bench: &mut Bench) {
    let right = (0..25).filter(|v| v % 5 < 4).map(|v| (v, v + 1));
    let edges: Edges = right.chain((5..25).map(|v| (v - 5, v))).collect();
    let mut taken = [0_u64; 25];
    for (v, taken) in taken.iter_mut().enumerate() {
        *taken |= 1 << v;
    }
    for &(u, v) in &edges {
        taken[u] |= 1 << v;
        taken[v] |= 1 << u;
    }
    fn value(set: u64, taken: &[u64], memo: &mut HashMap<u64, u64>) -> u64 {
        if let Some(&value) = memo.get(&set) {
            return value;
        }
        let reached: HashSet<u64> = (0..taken.len())
            .filter(|v| set >> v & 1 == 1)
            .map(|v| value(set & !taken[v], taken, memo))
            .collect();
        let mex = (0..).find(|value| !reached.contains(value)).expect("a mex");
        memo.insert(set, mex);
        mex
    }
    fn value_by_parts(set: u64, taken: &[u64], memo: &mut HashMap<u64, u64>) -> u64 {
        let (mut rest, mut xor) = (set, 0);
        while rest > 0 {
            let mut part = rest & rest.wrapping_neg();
            let mut border = part;
            while border > 0 {
                let near = taken[border.trailing_zeros() as usize] & rest & !part;
                border = border & (border - 1) | near;
                part |= near;
            }
            rest &= !part;
            let known = memo.get(&part).copied();
            xor ^= known.unwrap_or_else(|| {
                let (mut left, mut reached) = (part, 0_u64);
                while left > 0 {
                    let v = left.trailing_zeros() as usize;
                    left &= left - 1;
                    reached |= 1 << value_by_parts(part & !taken[v], taken, memo);
                }
                memo.insert(part, reached.trailing_ones().into());
                reached.trailing_ones().into()
            });
        }
        xor
    }
    bench
        .row("grid of 5 × 5", || node_kayles::grundy(25, &edges))
        .plain(|| value((1 << 25) - 1, &taken, &mut HashMap::new()))
        .best("components", || value_by_parts((1 << 25) - 1, &taken, &mut HashMap::new()))
        .time();
}

fn staircase_graph(bench: &mut Bench) {
    const N: usize = 100_000;
    let edges = tree(N, N);
    let parents = staircase_tree::parents(N, &edges, 0);
    let stones = numbers(N);
    bench
        .row("rooted tree of 10^5", || Staircase::new(N, &jumps(&parents, 1)).grundy(&stones))
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

fn staircase_tree(bench: &mut Bench) {
    const K: usize = 5;
    // From every root.
    let by_roots = |edges: &Edges, stones: &[u64]| {
        let lists = neighbours(stones.len(), edges, true);
        let value = |root: usize| {
            let (mut xor, mut stack) = (0, vec![(root, root, 0)]);
            while let Some((v, above, depth)) = stack.pop() {
                if depth / K % 2 == 1 {
                    xor ^= stones[v];
                }
                let below = lists[v].iter().filter(|&&to| to != above);
                stack.extend(below.map(|&to| (to, v, depth + 1)));
            }
            xor
        };
        (0..stones.len()).map(value).collect::<Vec<u64>>()
    };
    let (edges, stones) = (tree(1000, 100), numbers(1000));
    bench
        .row("1000 vertices, k = 5", || staircase_tree::grundy_values(&stones, &edges, K))
        .plain(|| by_roots(&edges, &stones))
        .time();
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
        .row("5·10^4 vertices, k = 5", || staircase_tree::grundy_values(&stones, &edges, K))
        .best("arrays of 2k", || rerooted(&edges, &stones))
        .time();
}

fn board_game(bench: &mut Bench) {
    const SIDE: usize = 100;
    let mut random = Random(9);
    let open: Vec<Vec<bool>> =
        (0..SIDE).map(|_| (0..SIDE).map(|_| random.below(10) > 0).collect()).collect();
    let rides: [(i64, i64); 3] = [(-1, 0), (0, -1), (-1, -1)];
    let plain = || {
        let mut values = vec![vec![0_u64; SIDE]; SIDE];
        let mut stamps = vec![usize::MAX; 4 * SIDE];
        for row in 0..SIDE {
            for column in (0..SIDE).filter(|&column| open[row][column]) {
                let cell = row * SIDE + column;
                for (down, right) in rides {
                    let (mut r, mut c) = (row as i64 + down, column as i64 + right);
                    while r >= 0 && c >= 0 && open[r as usize][c as usize] {
                        stamps[values[r as usize][c as usize] as usize] = cell;
                        (r, c) = (r + down, c + right);
                    }
                }
                let mex = (0..).find(|&value| stamps[value as usize] != cell);
                values[row][column] = mex.expect("a mex");
            }
        }
        values
    };
    bench
        .row("a queen on 100 × 100", || board_game::grundy_values(&open, &[], &rides))
        .plain(plain)
        .time();
    let plain = || {
        let mut values = vec![vec![0_u64; SIDE]; SIDE];
        for row in 0..SIDE {
            for column in (0..SIDE).filter(|&column| open[row][column]) {
                let mut seen = 0_u64;
                for (down, right) in rides {
                    let (r, c) = (row as i64 + down, column as i64 + right);
                    if r >= 0 && c >= 0 && open[r as usize][c as usize] {
                        seen |= 1 << values[r as usize][c as usize];
                    }
                }
                values[row][column] = seen.trailing_ones().into();
            }
        }
        values
    };
    bench
        .row("a king on 100 × 100", || board_game::grundy_values(&open, &rides, &[]))
        .plain(plain)
        .time();
}

fn directed_geography(bench: &mut Bench) {
    const N: usize = 16;
    // All positions in both kinds of play, a `bool` for each vertex and set of unvisited ones.
    let all_positions = |lists: &[Vec<usize>]| {
        let mut lost = vec![[[false; N]; 2]; 1 << N];
        for set in 0..1_usize << N {
            for v in (0..N).filter(|v| set >> v & 1 == 1) {
                let rest = set ^ 1 << v;
                let mut followers = lists[v].iter().filter(|&to| rest >> to & 1 == 1);
                let is_end = followers.clone().next().is_none();
                lost[set][1][v] = !is_end && !followers.clone().any(|&to| lost[rest][1][to]);
                lost[set][0][v] = !followers.any(|&to| lost[rest][0][to]);
            }
        }
        (0..N).filter(|&v| lost[(1 << N) - 1][0][v]).collect::<Vec<_>>()
    };
    for (task, arcs) in [
        ("all positions of 16 vertices, 40 arcs", graph(N, 40)),
        ("all positions of 16 vertices, 200 arcs", graph(N, 200)),
    ] {
        let starts = || {
            let game = directed_geography::DirectedGeography::new(N, &arcs);
            game.winning_starts().collect::<Vec<_>>()
        };
        bench.row(task, starts).plain(|| all_positions(&neighbours(N, &arcs, false))).time();
    }
}
