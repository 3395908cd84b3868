use nim_snippets::directed_geography;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::graph;

pub fn speed(bench: &mut Bench) {
    const N: usize = 16;
    // All positions: a bit for each vertex from which a set is lost.
    let all_positions = |arcs: &[(usize, usize)]| {
        let mut followers = [0_u32; N];
        arcs.iter().for_each(|&(from, to)| followers[from] |= 1 << to);
        let mut lost = vec![0_u32; 1 << N];
        for set in 0..1_u32 << N {
            for v in (0..N).filter(|v| set >> v & 1 == 1) {
                let rest = set ^ 1 << v;
                let reached = followers[v] & rest;
                lost[set as usize] |= u32::from(reached & lost[rest as usize] == 0) << v;
            }
        }
        (0..N).filter(|&v| lost[(1 << N) - 1] >> v & 1 == 0).collect::<Vec<_>>()
    };
    for (task, arcs) in [
        ("all positions of 16 vertices, 40 arcs", graph(N, 40)),
        ("all positions of 16 vertices, 200 arcs", graph(N, 200)),
    ] {
        let starts = || {
            let game = directed_geography::DirectedGeography::new(N, &arcs);
            game.winning_starts().collect::<Vec<_>>()
        };
        bench.row(task, starts).plain(|| all_positions(&arcs)).time();
    }
}

pub fn growth(growth: &mut Growth) {
    let game = |n: usize| directed_geography::DirectedGeography::new(n, &graph(n, 3 * n));
    growth.takes("20 vertices take {}", || game(20));
    growth.takes("24 take {}", || game(24));
}
