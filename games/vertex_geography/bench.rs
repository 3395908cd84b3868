use nim_snippets::vertex_geography;

use crate::graph::{flat, list, neighbours};
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, graph, grid};

pub fn speed(bench: &mut Bench) {
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

pub fn growth(growth: &mut Growth) {
    let edges = grid(300);
    growth.power("about {} on grids", 20_000, |n| {
        let edges = grid(n.isqrt());
        move || vertex_geography::winning_starts(n, &edges)
    });
    growth
        .takes("a grid of 300 x 300 takes {}", || vertex_geography::winning_starts(90_000, &edges));
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
