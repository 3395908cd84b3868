use std::cmp::Reverse;

use crate::brute_force::assert_panics;
use crate::graph::{Edges, random_edges, remoteness_by_rules};
use crate::random::Random;
use nim_snippets::loopy_game;
use rules::graph::followers;

#[test]
fn laws() {
    let mut random = Random(5);
    for round in 0..600 {
        let n = 1 + random.below(7) as usize;
        let edges = random_edges(&mut random, n, round % 15);
        let expected = remoteness_by_rules(n, &edges, 1);
        let expected: Vec<Option<u64>> = (0..n).map(|v| expected.get(&vec![v]).copied()).collect();
        let remoteness = loopy_game::remoteness(n, &edges);
        assert_eq!(remoteness, expected, "{edges:?}");
        let best_moves = loopy_game::best_moves(&edges, &remoteness);
        for v in 0..n {
            let options = followers(&edges, v).into_iter();
            let mut lost: Vec<_> =
                options.clone().filter_map(|to| Some((expected[to]?, to))).collect();
            lost.retain(|(moves, _)| moves % 2 == 0);
            lost.sort_unstable();
            let winning = loopy_game::winning_moves(&edges, &remoteness, v);
            assert!(winning.eq(lost.iter().map(|&(_, to)| to)), "{edges:?}");
            let latest = options.clone().filter_map(|to| Some((expected[to]?, Reverse(to)))).max();
            assert_eq!(
                best_moves[v],
                match expected[v] {
                    Some(moves) if moves % 2 == 1 => lost.first().map(|&(_, to)| to),
                    Some(_) => latest.map(|(_, Reverse(to))| to),
                    None => options.clone().find(|&to| expected[to].is_none()),
                }
            );
        }
    }
}

#[test]
fn extremes() {
    use loopy_game::{best_moves, remoteness, winning_moves};
    assert!(remoteness(0, &[]).is_empty());
    assert_eq!(remoteness(2, &[(0, 0)]), [None, Some(0)]);
    assert_eq!(best_moves(&[(0, 0)], &[None, Some(0)]), [Some(0), None]);
    assert_eq!(winning_moves(&[], &[Some(0)], 0).count(), 0);
    let message = "vertex 2 in a graph of 2 vertices";
    for edge in [(0, 2), (2, 0)] {
        assert_panics(message, || remoteness(2, &[edge]));
        assert_panics(message, || best_moves(&[edge], &[None, None]));
    }
    assert_panics(message, || winning_moves(&[], &[None, None], 2).count());
    assert_panics("2^32 vertices or edges are too many", || remoteness(1 << 32, &[]));
    assert_panics(message, || winning_moves(&[(0, 2)], &[None, None], 0).count());
}

#[test]
fn large() {
    let n = 300_000;
    let path: Edges = (1..n).map(|v| (v, v - 1)).collect();
    let remoteness = loopy_game::remoteness(n, &path);
    assert!(remoteness.into_iter().eq((0..n as u64).map(Some)));
    let circle: Edges = (0..n).map(|v| (v, (v + 1) % n)).collect();
    assert_eq!(loopy_game::remoteness(n, &circle), vec![None; n]);
}
