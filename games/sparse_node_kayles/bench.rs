use nim_snippets::sparse_node_kayles;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::Edges;

fn path(n: usize) -> Edges {
    (1..n).map(|v| (v - 1, v)).collect()
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
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 20_000, |n| {
        let edges = path(n);
        move || sparse_node_kayles::grundy(n, &edges)
    });
    // The worst that is known: twelve paths of two vertices that meet in one.
    let small: Edges = (1..25).map(|v| (v.max(12) - 12, v)).collect();
    growth.takes("up to {} for a tree of 25 vertices", || sparse_node_kayles::grundy(25, &small));
}
