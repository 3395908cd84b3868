use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_edges};
use crate::large::Large;
use crate::random::Random;
use nim_snippets::node_kayles;
use proptest::collection::vec;
use proptest::prelude::*;

/// Node Kayles by its rules: the position is the set of vertices that are left.
fn node_kayles_rules(n: usize, edges: &[(usize, usize)]) -> Rules<'_, u64, usize> {
    Rules::new(move |&left: &u64| {
        let here = (0..n).filter(|v| left >> v & 1 == 1);
        let choose = |v: usize| {
            let gone = |u: &usize| *u == v || edges.contains(&(*u, v)) || edges.contains(&(v, *u));
            (v, (0..n).filter(gone).fold(left, |left, u| left & !(1 << u)))
        };
        here.map(choose).collect()
    })
}

#[test]
fn laws() {
    let check = |n: usize, edges: &[(usize, usize)]| {
        let mut rules = node_kayles_rules(n, edges);
        let whole = (1 << n) - 1;
        let moves = node_kayles::winning_moves(n, edges);
        rules.check_outcome(Normal, &whole, node_kayles::wins(n, edges), moves);
        rules.check_grundy(&whole, node_kayles::grundy(n, edges));
    };
    for n in 0..=5 {
        let pairs: Edges = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        for chosen in 0..1 << pairs.len() {
            let edges = (0..pairs.len()).filter(|&e| chosen >> e & 1 == 1);
            check(n, &edges.map(|e| pairs[e]).collect::<Edges>());
        }
    }
    let mut random = Random(5);
    for i in 0..100 {
        let n = 6 + i % 6;
        let count = random.below(2 * n as u64) as usize;
        check(n, &random_edges(&mut random, n, count));
    }
}

#[test]
fn extremes() {
    assert!(!node_kayles::wins(0, &[]) && node_kayles::winning_moves(0, &[]).next().is_none());
    assert_eq!(node_kayles::grundy(1, &[(0, 0), (0, 0)]), 1);
    assert_eq!(node_kayles::grundy(64, &[]), 0);
    assert!(node_kayles::winning_moves(63, &[]).eq(0..63));
    let complete: Edges = (0..64).flat_map(|a| (0..64).map(move |b| (a, b))).collect();
    assert_eq!(node_kayles::winning_moves(64, &complete).count(), 64);
    assert_panics("65 vertices are more than 64", || node_kayles::wins(65, &[]));
    assert_panics("vertex 3 in a graph of 3 vertices", || node_kayles::wins(3, &[(3, 1)]));
    assert_panics("vertex 0 in a graph of 0 vertices", || {
        node_kayles::winning_moves(0, &[(0, 0)]).count()
    });
}

#[test]
fn large() {
    let path: Edges = (1..40).map(|v| (v - 1, v)).collect();
    assert_eq!(node_kayles::grundy(40, &path), node_kayles::grundy(6, &path[..5]));
    let graph = (15..23_usize).prop_flat_map(|n| (Just(n), vec((0..n, 0..n), 0..2 * n)));
    let games = Large::new((graph, Just(())), |(n, edges): &(usize, Edges), (), &v| {
        let gone = |u: usize| u == v || edges.contains(&(u, v)) || edges.contains(&(v, u));
        let left: Vec<usize> = (0..*n).filter(|&u| !gone(u)).collect();
        let name = |u: usize| left.iter().position(|&w| w == u);
        let edges = edges.iter().filter_map(|&(a, b)| Some((name(a)?, name(b)?)));
        (left.len(), edges.collect())
    });
    games.check(
        Normal,
        |(n, edges), ()| node_kayles::wins(*n, edges),
        |(n, edges), ()| node_kayles::winning_moves(*n, edges).collect(),
    );
}
