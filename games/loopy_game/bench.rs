use nim_snippets::loopy_game::LoopyGame;

use crate::graph::{flat, list, neighbours};
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, dag, graph};

pub fn speed(bench: &mut Bench) {
    for (task, n) in [("2.5·10^5 edges", 50_000), ("2·10^6 edges", 400_000)] {
        let mut edges = graph(n, 5 * n);
        edges.retain(|edge| edge.0 >= n / 50);
        let reversed = || edges.iter().map(|&(from, to)| (to, from));
        bench
            .row(task, || LoopyGame::new(n, &edges).remoteness().to_vec())
            .plain(|| {
                let lists = neighbours(n, &reversed().collect::<Edges>(), false);
                remoteness(n, &edges, |v| lists[v].iter().copied())
            })
            .best("flat lists", || {
                let lists = flat(n, reversed());
                remoteness(n, &edges, |v| list(&lists, v).iter().map(|&from| from as usize))
            })
            .limit("copy", || edges.clone())
            .time();
    }
}

pub fn growth(growth: &mut Growth) {
    let edges = dag(200_000, 1_000_000, true);
    growth.power("{}", 4000, |n| {
        let edges = dag(n, 5 * n, true);
        move || LoopyGame::new(n, &edges)
    });
    growth.takes("10^6 arcs take {}", || LoopyGame::new(200_000, &edges));
    growth.stated("`winning_moves` looks at the arcs of the", 1.0, 20_000, |n| {
        let game = LoopyGame::new(n, &dag(n, 5 * n, true));
        move || (0..n).map(|v| game.winning_moves(v).count()).sum::<usize>()
    });
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
