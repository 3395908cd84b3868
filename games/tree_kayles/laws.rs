use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_tree};
use crate::random::Random;
use nim_snippets::sparse_node_kayles;
use nim_snippets::tree_kayles::{grundy, winning_moves, wins};

use ::rules::sparse_node_kayles as rules;

/// Trees, and what is left of them when edges are cut.
fn random_forest(random: &mut Random, n: usize, depth: usize) -> Edges {
    let cuts = random.below(4);
    random_tree(random, n, depth).into_iter().filter(|_| random.below(12) >= cuts).collect()
}

#[test]
fn laws() {
    let mut random = Random(21);
    for round in 0..300 {
        let n = round % 12;
        let edges = random_forest(&mut random, n, 1 + round % 5);
        let mut game = Rules::new(|left: &Vec<usize>| rules::moves(left, &edges));
        let all: Vec<usize> = (0..n).collect();
        game.check_outcome(Normal, &all, wins(n, &edges), winning_moves(n, &edges));
        game.check_grundy(&all, grundy(n, &edges));
    }
}

/// Against the memo by lists of vertices.
#[test]
fn larger() {
    let mut random = Random(22);
    for round in 0..40 {
        let n = 12 + round % 12;
        let edges = random_forest(&mut random, n, 1 + round % 5);
        assert_eq!(grundy(n, &edges), sparse_node_kayles::grundy(n, &edges), "{edges:?}");
        let moves = sparse_node_kayles::winning_moves(n, &edges);
        assert!(winning_moves(n, &edges).eq(moves), "{edges:?}");
    }
}

/// Paths, and equal arms at one vertex: whatever the others are, two of one length do not cancel.
#[test]
fn paths_and_stars() {
    let path: Edges = (1..3000).map(|v| (v, v - 1)).collect();
    for n in (0..300).chain([3000]) {
        let edges = &path[..n.max(1) - 1];
        assert_eq!(grundy(n, edges), sparse_node_kayles::path_grundy(n as u64));
    }
    // All leaves are alike: one of them is chosen, or the centre.
    let star: Edges = (1..2000).map(|v| (v, 0)).collect();
    for n in 2..2000 {
        let leaves = n - 1;
        assert_eq!(grundy(n, &star[..leaves]), if leaves % 2 == 1 { 1 } else { 2 }, "{n}");
    }
    assert!(winning_moves(5, &star[..4]).eq([0]));
}

#[test]
fn extremes() {
    assert!(!wins(0, &[]) && winning_moves(0, &[]).next().is_none());
    assert_eq!((grundy(1, &[]), grundy(1000, &[])), (1, 0));
    assert!(winning_moves(3, &[]).eq([0, 1, 2]));
    // The recursion stays flat: a long path with a leaf on its second vertex but one.
    let edges: Edges = (1..400).map(|v| (v - 1, v)).chain([(2, 400)]).collect();
    assert_eq!(grundy(401, &edges), sparse_node_kayles::grundy(401, &edges));
    assert_panics("vertex 3 in a graph of 3 vertices", || wins(3, &[(3, 1)]));
    for edges in [&[(0, 0)][..], &[(0, 1), (1, 0)], &[(0, 1), (1, 2), (0, 2)]] {
        assert_panics("the edges are no forest", || grundy(3, edges));
        assert_panics("the edges are no forest", || drop(winning_moves(3, edges)));
    }
}
