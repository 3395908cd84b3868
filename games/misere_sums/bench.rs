use nim_snippets::misere_sums::MisereSums;

use crate::graph::{flat, flat_topological, list, neighbours, topological};
use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::dag;

pub fn speed(bench: &mut Bench) {
    const N: usize = 50_000;
    let edges = dag(N, 10 * N, true);
    bench
        .row("5·10^5 edges, hidden order", || MisereSums::new(N, &edges).vertex_values().to_vec())
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

pub fn growth(growth: &mut Growth) {
    let edges = dag(1_000_000, 10_000_000, true);
    growth.power("{}", 20_000, |n| {
        let edges = dag(n, 5 * n, true);
        move || MisereSums::new(n, &edges)
    });
    growth.takes("10^7 arcs take {}", || MisereSums::new(1_000_000, &edges));
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
