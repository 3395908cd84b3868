use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_edges, random_tree};
use crate::large::Large;
use crate::random::Random;
use moves::green_hackenbush::moves as moves_by_rules;
use nim_snippets::green_hackenbush;
use proptest::collection::vec;
use proptest::prelude::*;

fn check_hackenbush(n: usize, edges: &[(usize, usize)], ground: &[usize]) {
    let mut rules = Rules::new(|edges: &Edges| moves_by_rules(edges, ground));
    let all = edges.to_vec();
    let moves = green_hackenbush::winning_moves(n, edges, ground);
    rules.check_outcome(Normal, &all, green_hackenbush::wins(n, edges, ground), moves);
    rules.check_grundy(&all, green_hackenbush::grundy(n, edges, ground));
}

#[test]
fn laws() {
    // All graphs of up to four edges on three vertices, loops and parallel edges too.
    let pairs: Edges = (0..3).flat_map(|u| (0..3).map(move |v| (u, v))).collect();
    for code in 0..pairs.len().pow(4) {
        let digits = (0..4).map(|i| code / pairs.len().pow(i) % pairs.len());
        let edges: Edges = digits.map(|digit| pairs[digit]).collect();
        check_hackenbush(3, &edges[..code % 5], &[0, 2][..1 + code / 5 % 2]);
    }
    let mut random = Random(1);
    for round in 0..600 {
        let n = 1 + random.below(7) as usize;
        let edges = random_edges(&mut random, n, round % 10);
        let ground: Vec<usize> = (0..n).filter(|_| random.below(3) == 0).collect();
        check_hackenbush(n, &edges, &ground);
    }
    for round in 0..200 {
        let n = 2 + round % 9;
        let tree = random_tree(&mut random, n, 1 + round % 4);
        check_hackenbush(n, &tree, &[random.below(n as u64) as usize]);
    }
}

#[test]
fn extremes() {
    use green_hackenbush::{grundy, winning_moves, wins};
    assert!(!wins(0, &[], &[]));
    assert!(!wins(2, &[(0, 1), (0, 0)], &[]), "nothing stands");
    assert_eq!(winning_moves(2, &[(0, 1), (0, 0)], &[]).count(), 0);
    assert_eq!(grundy(2, &[(0, 1)], &[0, 1, 0, 1]), 1, "ground to ground");
    assert_eq!(grundy(1, &[(0, 0); 5], &[0, 0]), 1, "five loops");
    assert!(winning_moves(1, &[(0, 0); 5], &[0]).eq(0..5));
    assert_panics("vertex 2 in a graph of 2 vertices", || grundy(2, &[(0, 2)], &[0]));
    assert_panics("vertex 7 in a graph of 2 vertices", || winning_moves(2, &[], &[7]).count());
    assert_panics("2^30 vertices or edges are too many", || wins(1 << 30, &[], &[]));
}

#[test]
fn paths_and_trees() {
    let path = |n: usize| -> Edges { (1..n).map(|v| (v - 1, v)).collect() };
    let n = 300_000;
    assert_eq!(green_hackenbush::grundy(n, &path(n), &[0]), n as u64 - 1);
    for n in [300, 301] {
        // The ground at both ends makes a cycle: any cut leaves two stalks.
        let (path, ends) = (path(n), [0, n - 1]);
        let equal_stalks = (0..n - 1).filter(|&cut| cut == n - 2 - cut);
        assert!(green_hackenbush::winning_moves(n, &path, &ends).eq(equal_stalks));
    }
    let mut random = Random(2);
    let n = 100_000;
    let tree = random_tree(&mut random, n, 30);
    let mut moves = green_hackenbush::winning_moves(n, &tree, &[5]).peekable();
    assert_eq!(green_hackenbush::wins(n, &tree, &[5]), moves.peek().is_some());
    for cut in moves.take(20) {
        let rest = [&tree[..cut], &tree[cut + 1..]].concat();
        assert!(!green_hackenbush::wins(n, &rest, &[5]));
    }
}

/// Rings with pieces of all kinds on them: paths, chords, loops, branches.
#[test]
fn cuts_on_cycles() {
    let mut random = Random(3);
    for round in 0..2000 {
        let n = 2 + round % 30;
        let tree = random_tree(&mut random, n, 1 + round % 5);
        let edges = [tree, random_edges(&mut random, n, round % 7)].concat();
        let ground: Vec<usize> = (0..1 + round % 3).map(|v| v % n).collect();
        let leads_to_loss = |&cut: &usize| {
            let rest = [&edges[..cut], &edges[cut + 1..]].concat();
            !green_hackenbush::wins(n, &rest, &ground)
        };
        let moves = green_hackenbush::winning_moves(n, &edges, &ground);
        assert!(moves.eq((0..edges.len()).filter(leads_to_loss)), "{edges:?} on {ground:?}");
    }
    for n in [100_000, 100_001] {
        let cycle: Edges = (0..n).map(|v| (v, (v + 1) % n)).collect();
        assert!(green_hackenbush::winning_moves(n, &cycle, &[0]).eq((n / 2..).take(n % 2)));
    }
}

const GROUND: [usize; 3] = [0, 1, 7];

/// Trees with a few edges that close circles, and with several vertices on the ground.
#[test]
fn large() {
    let graph = (2..60_usize).prop_flat_map(|n| {
        let tree = (1..n).map(|v| (Just(v), v.saturating_sub(9)..v)).collect::<Vec<_>>();
        (tree, vec((0..n, 0..n), 0..4)).prop_map(|(tree, more)| [tree, more].concat())
    });
    let games = Large::new((graph.prop_shuffle(), 1..4_usize), |edges: &Edges, _, &cut| {
        [&edges[..cut], &edges[cut + 1..]].concat()
    });
    games.check(
        Normal,
        |edges, ground| green_hackenbush::wins(60, edges, &GROUND[..ground]),
        |edges, ground| green_hackenbush::winning_moves(60, edges, &GROUND[..ground]).collect(),
    );
}
