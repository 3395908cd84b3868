use nim_snippets::directed_geography;

use crate::graph::neighbours;
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::graph;

pub fn speed(bench: &mut Bench) {
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

pub fn growth(growth: &mut Growth) {
    let game = |n: usize| directed_geography::DirectedGeography::new(n, &graph(n, 3 * n));
    growth.takes("20 vertices take {}", || game(20));
    growth.takes("24 {}", || game(24));
}
