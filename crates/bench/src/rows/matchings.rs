//! Rows about vertex geography on bipartite graphs.

use nim_snippets::vertex_geography::VertexGeography;

use super::graphs::Lists;
use crate::harness::Bench;
use crate::input::grid;

pub fn vertex_geography(bench: &mut Bench) {
    let sides = |n: usize, side: usize| -> Vec<bool> {
        (0..n).map(|v| (v / side + v % side).is_multiple_of(2)).collect()
    };
    for (task, n, edges, is_left) in [
        ("grid of 100 × 100", 10_000, grid(100), sides(10_000, 100)),
        ("grid of 300 × 300", 90_000, grid(300), sides(90_000, 300)),
    ] {
        bench
            .row(task, || {
                let game = VertexGeography::new(n, &edges);
                (0..n).map(|v| game.wins(v)).collect::<Vec<_>>()
            })
            .best("trees, bipartite alone", || {
                let lists = Lists::new(n, edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]));
                winning_starts(&matching_by_trees(&lists, &is_left), &lists)
            })
            .time();
    }
}

/// A maximum matching of a bipartite graph: a breadth-first search grows a tree of alternating
/// paths from every unmatched left vertex, until it meets an unmatched right vertex.
fn matching_by_trees(lists: &Lists, is_left: &[bool]) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    let n = is_left.len();
    let mut mate = vec![NONE; n];
    for v in (0..n).filter(|&v| is_left[v]) {
        if let Some(&to) = lists.of(v).iter().find(|&&to| mate[to as usize] == NONE) {
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
            for &to in lists.of(v as usize) {
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

/// Returns whether each start wins: it does unless an alternating path leads to it from an
/// unmatched vertex.
fn winning_starts(mate: &[u32], lists: &Lists) -> Vec<bool> {
    let mut wins: Vec<bool> = mate.iter().map(|&mate| mate != u32::MAX).collect();
    let mut stack: Vec<usize> = (0..mate.len()).filter(|&v| !wins[v]).collect();
    while let Some(v) = stack.pop() {
        for &to in lists.of(v) {
            let back = mate[to as usize] as usize;
            if wins[back] {
                wins[back] = false;
                stack.push(back);
            }
        }
    }
    wins
}
