use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_edges, random_tree};
use crate::random::Random;
use nim_snippets::sparse_node_kayles::*;

use ::rules::sparse_node_kayles as rules;

fn check(n: usize, edges: &[(usize, usize)]) {
    let mut game = Rules::new(|left: &Vec<usize>| rules::moves(left, edges));
    let all: Vec<usize> = (0..n).collect();
    game.check_outcome(Normal, &all, wins(n, edges), winning_moves(n, edges));
    game.check_grundy(&all, grundy(n, edges));
}

#[test]
fn laws() {
    for n in 0..=5_usize {
        let pairs: Edges = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        for chosen in 0..1 << pairs.len() {
            let edges = (0..pairs.len()).filter(|&e| chosen >> e & 1 == 1);
            check(n, &edges.map(|e| pairs[e]).collect::<Edges>());
        }
    }
    let mut random = Random(5);
    for i in 0..60 {
        let n = 6 + i % 6;
        let count = random.below(2 * n as u64) as usize;
        check(n, &random_edges(&mut random, n, count));
        check(n, &random_tree(&mut random, n, 1 + i % 3));
    }
}

/// A path or cycle whose vertices are renamed.
fn ring(random: &mut Random, n: usize, is_cycle: bool) -> Edges {
    let mut names: Vec<usize> = (0..n).collect();
    for i in 1..n {
        names.swap(i, random.below(i as u64 + 1) as usize);
    }
    let path = (1..n).map(|i| (names[i], names[i - 1]));
    path.chain(is_cycle.then(|| (names[0], names[n - 1]))).collect()
}

#[test]
fn paths_and_cycles() {
    let mut random = Random(6);
    for n in 0..15 {
        check(n, &ring(&mut random, n, false));
        assert_eq!(grundy(n, &ring(&mut random, n, false)), path_grundy(n as u64));
        if n >= 3 {
            check(n, &ring(&mut random, n, true));
            assert_eq!(grundy(n, &ring(&mut random, n, true)), cycle_grundy(n as u64));
        }
    }
    // Longer ones by the definition, past the period and its proof.
    let path = |length: usize| path_grundy(length as u64);
    for n in 1..400_usize {
        let options = (0..n).map(|i| path(i.saturating_sub(1)) ^ path((n - i).saturating_sub(2)));
        let options: Vec<u64> = options.collect();
        assert_eq!(path(n), (0..).find(|value| !options.contains(value)).unwrap(), "{n}");
    }
}

/// The moves of a graph of several large parts lead to lost graphs, and no others do.
#[test]
fn large() {
    let mut random = Random(7);
    for round in 0..12_usize {
        let (n, small) = (90 + 7 * round, 5 + round % 6);
        let mut edges = ring(&mut random, n, round % 2 == 0);
        let shifted =
            |edges: Edges, by: usize| edges.into_iter().map(move |(a, b)| (a + by, b + by));
        edges.extend(shifted(ring(&mut random, 70, round % 3 == 0), n));
        edges.extend(shifted(random_edges(&mut random, small, small + 2), n + 70));
        let total = n + 70 + small;
        let moves: Vec<usize> = winning_moves(total, &edges).collect();
        assert_eq!(wins(total, &edges), !moves.is_empty());
        for (v, left) in rules::moves(&(0..total).collect::<Vec<_>>(), &edges) {
            let name = |u: usize| left.binary_search(&u).ok();
            let rest: Edges =
                edges.iter().filter_map(|&(a, b)| Some((name(a)?, name(b)?))).collect();
            assert_eq!(wins(left.len(), &rest), !moves.contains(&v), "{edges:?} {v}");
        }
    }
}

#[test]
fn extremes() {
    assert!(!wins(0, &[]) && winning_moves(0, &[]).next().is_none());
    assert_eq!(grundy(1, &[(0, 0), (0, 0)]), 1);
    assert_eq!(grundy(1000, &[]), 0);
    assert_eq!(path_grundy(u64::MAX), path_grundy(52 + (u64::MAX - 52) % 34));
    assert_eq!(winning_moves(2000, &[(1, 0)]).count(), 2000); // each takes one of an odd number of parts
    assert_panics("2 vertices are fewer than 3", || cycle_grundy(2));
    assert_panics("vertex 3 in a graph of 3 vertices", || wins(3, &[(3, 1)]));
    assert_panics("vertex 0 in a graph of 0 vertices", || winning_moves(0, &[(0, 0)]).count());
}
