use nim_snippets::{node_kayles, sparse_node_kayles};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, tree};

fn path(n: usize) -> Edges {
    (1..n).map(|v| (v - 1, v)).collect()
}

/// Paths of one length that meet at a vertex.
fn arms(count: usize, length: usize) -> Edges {
    let vertices = 1..=count * length;
    vertices.map(|v| (if v % length == 1 { 0 } else { v - 1 }, v)).collect()
}

pub fn speed(bench: &mut Bench) {
    const N: usize = 2000;
    let edges = path(N);
    let by_stamps = || {
        let (mut values, mut stamps) = (vec![0_usize; N + 1], [0; 64]);
        for n in 1..=N {
            for i in 0..n.div_ceil(2) {
                let before = if i > 0 { values[i - 1] } else { 0 };
                let after = if n - i > 2 { values[n - i - 2] } else { 0 };
                stamps[before ^ after] = n;
            }
            values[n] = stamps.iter().take_while(|&&stamp| stamp == n).count();
        }
        values[N] as u64
    };
    bench.row("a path of 2000", || sparse_node_kayles::grundy(N, &edges)).plain(by_stamps).time();
    let edges = tree(30, 30);
    bench
        .row("a tree of 30 vertices", || sparse_node_kayles::grundy(30, &edges))
        .plain(|| node_kayles::grundy(30, &edges))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("almost {}", 50_000, |n| {
        let edges = path(n);
        move || sparse_node_kayles::grundy(n, &edges)
    });
    growth.power("almost {}", 5000, |n| {
        let edges = path(n);
        move || sparse_node_kayles::winning_moves(n, &edges).count() as u64
    });
    let million = path(1_000_000);
    growth.takes("10^6 vertices take {}", || sparse_node_kayles::grundy(1_000_000, &million));
    let small = tree(35, 35);
    growth.takes("a tree of 35 vertices takes {}", || sparse_node_kayles::grundy(35, &small));
    let arms = arms(3, 30);
    growth.takes("three arms of 30 {}", || sparse_node_kayles::grundy(91, &arms));
}
