use nim_snippets::vertex_geography::VertexGeography;

use crate::graph::{flat, list, neighbours};
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, graph, grid};

pub fn speed(bench: &mut Bench) {
    let sides = |n: usize, side: usize| -> Vec<bool> {
        (0..n).map(|v| (v / side + v % side).is_multiple_of(2)).collect()
    };
    let pairs = |n: usize, m: usize| -> Edges {
        graph(n, m).iter().map(|&(u, v)| (u / 2 * 2, v | 1)).collect()
    };
    for (task, n, edges, is_left) in [
        ("grid of 100 × 100", 10_000, grid(100), sides(10_000, 100)),
        ("grid of 300 × 300", 90_000, grid(300), sides(90_000, 300)),
        ("3·10^4 edges, bipartite", 20_000, pairs(20_000, 30_000), sides(20_000, 20_000)),
        ("3·10^5 edges, bipartite", 200_000, pairs(200_000, 300_000), sides(200_000, 200_000)),
    ] {
        let row = bench.row(task, || starts(n, &edges)).best("trees, bipartite alone", || {
            let lists = flat(n, edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]));
            let mate = matching_by_trees(&lists, &is_left);
            starts_of_matching(&mate, |v| list(&lists, v).iter().map(|&to| to as usize))
        });
        let kuhn = || {
            let lists = neighbours(n, &edges, true);
            let mate = kuhn(&lists, &is_left);
            starts_of_matching(&mate, |v| lists[v].iter().copied())
        };
        let row = if n <= 20_000 { row.plain(kuhn) } else { row };
        row.time();
    }
}

pub fn growth(growth: &mut Growth) {
    let edges = grid(300);
    growth.power("about {} on grids", 20_000, |n| {
        let edges = grid(n.isqrt());
        move || VertexGeography::new(n, &edges)
    });
    growth.takes("a grid of 300 x 300 takes {}", || VertexGeography::new(90_000, &edges));
    growth.power("near to {}", 20_000, |n| {
        let game = VertexGeography::new(n, &graph(n, 2 * n));
        move || {
            (0..n).filter(|&v| game.wins(v)).take(5).map(|v| game.winning_moves(v).count()).max()
        }
    });
}

/// For each vertex: does the player to move win?
fn starts(n: usize, edges: &[(usize, usize)]) -> Vec<bool> {
    let game = VertexGeography::new(n, edges);
    (0..n).map(|v| game.wins(v)).collect()
}

/// A maximum matching of a bipartite graph. From all left vertices without a mate trees of
/// alternating paths grow at once; each ends as soon as it meets a right vertex without a mate.
fn matching_by_trees(lists: &(Vec<u32>, Vec<u32>), is_left: &[bool]) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    let n = is_left.len();
    let mut mate = vec![NONE; n];
    for v in (0..n).filter(|&v| is_left[v]) {
        if let Some(&to) = list(lists, v).iter().find(|&&to| mate[to as usize] == NONE) {
            mate[v] = to;
            mate[to as usize] = v as u32;
        }
    }
    let (mut root, mut before) = (vec![NONE; n], vec![NONE; n]);
    loop {
        let is_root = |&v: &u32| is_left[v as usize] && mate[v as usize] == NONE;
        let mut queue: Vec<u32> = (0..n as u32).filter(is_root).collect();
        queue.iter().for_each(|&v| root[v as usize] = v);
        let (mut next, mut is_larger) = (0, false);
        while let Some(&v) = queue.get(next) {
            next += 1;
            if mate[root[v as usize] as usize] != NONE {
                continue;
            }
            for &to in list(lists, v as usize) {
                let back = mate[to as usize];
                if back == NONE {
                    let (mut left, mut right) = (v, to);
                    while left != NONE {
                        mate[right as usize] = left;
                        right = std::mem::replace(&mut mate[left as usize], right);
                        left = if right == NONE { NONE } else { before[left as usize] };
                    }
                    is_larger = true;
                    break;
                } else if root[back as usize] == NONE {
                    root[back as usize] = root[v as usize];
                    before[back as usize] = v;
                    queue.push(back);
                }
            }
        }
        if !is_larger {
            return mate;
        }
        queue.iter().for_each(|&v| root[v as usize] = NONE);
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
