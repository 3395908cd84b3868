use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::Edges;
use crate::random::Random;
use nim_snippets::hackendot::Hackendot;

/// The parent of each vertex, the edges to them in any direction, and the roots.
fn random_forest(random: &mut Random, n: usize, width: u64) -> (Vec<usize>, Edges, Vec<usize>) {
    let mut names: Vec<usize> = (0..n).collect();
    for i in 1..n {
        names.swap(i, random.below(i as u64 + 1) as usize);
    }
    let mut parents: Vec<usize> = (0..n).collect();
    let mut edges = Edges::new();
    for i in 1..n {
        if random.below(8) > 0 {
            let (v, parent) = (names[i], names[i - 1 - random.below(width.min(i as u64)) as usize]);
            parents[v] = parent;
            edges.push(if random.below(2) == 0 { (v, parent) } else { (parent, v) });
        }
    }
    let roots = (0..n).filter(|&v| parents[v] == v).collect();
    (parents, edges, roots)
}

#[test]
fn laws() {
    let mut random = Random(31);
    for round in 0..400 {
        let n = round % 11;
        let (parents, edges, roots) = random_forest(&mut random, n, 1 + round as u64 % 6);
        let left: Vec<bool> = (0..n).map(|_| random.below(4) > 0).collect();
        let game = Hackendot::new(n, &edges, &roots, &left);
        let mut rules = Rules::new(|left: &Vec<bool>| moves::hackendot::moves(left, &parents));
        rules.check_outcome(Normal, &left, game.wins(), game.winning_moves());
        rules.check_grundy(&left, game.grundy());
        let is_above = |v: usize, mut w: usize| {
            while w != v && parents[w] != w {
                w = parents[w];
            }
            w == v
        };
        for (v, &value) in game.vertex_values().iter().enumerate() {
            rules.check_grundy(&(0..n).map(|w| left[w] && is_above(v, w)).collect(), value);
        }
    }
}

/// Any vertices may be left: the moves of a large forest lead to lost ones, and no others do.
#[test]
fn large() {
    let mut random = Random(32);
    for round in 0..20 {
        let n = 60 + 5 * round;
        let (parents, edges, roots) = random_forest(&mut random, n, 1 + round as u64 / 2);
        let left: Vec<bool> = (0..n).map(|_| random.below(9) > 0).collect();
        let game = Hackendot::new(n, &edges, &roots, &left);
        let moves: Vec<usize> = game.winning_moves().collect();
        assert_eq!(game.wins(), !moves.is_empty());
        for (v, after) in moves::hackendot::moves(&left, &parents) {
            let after = Hackendot::new(n, &edges, &roots, &after);
            assert_eq!(after.wins(), !moves.contains(&v), "{edges:?} {v}");
        }
    }
}

/// A path of `n` vertices is a heap of `n`. And nobody loses a tree on the first move.
#[test]
fn paths_and_trees() {
    let path: Edges = (1..5000).map(|v| (v - 1, v)).collect();
    let game = Hackendot::new(5000, &path, &[0], &[true; 5000]);
    assert!(game.vertex_values().iter().copied().eq((1..=5000).rev()));
    assert!(game.winning_moves().eq([4999]));
    let mut random = Random(33);
    for n in 1..200 {
        let tree = crate::graph::random_tree(&mut random, n, n);
        let root = random.below(n as u64) as usize;
        assert!(Hackendot::new(n, &tree, &[root], &vec![true; n]).wins());
    }
}

#[test]
fn extremes() {
    let nothing = Hackendot::new(0, &[], &[], &[]);
    assert!(!nothing.wins() && nothing.vertex_values().is_empty());
    assert_eq!(nothing.winning_moves().count(), 0);
    assert!(!Hackendot::new(2, &[(0, 1)], &[1], &[false; 2]).wins());
    assert!(Hackendot::new(1, &[], &[0], &[true]).winning_moves().eq([0]));
    let new = |edges: &[(usize, usize)], roots: &[usize]| {
        Hackendot::new(3, edges, roots, &[true; 3]);
    };
    assert_panics("vertex 3 in a graph of 3 vertices", || new(&[(3, 0)], &[0]));
    assert_panics("vertex 3 in a graph of 3 vertices", || new(&[], &[3]));
    for (edges, roots) in [
        (&[(0, 1), (1, 2)][..], &[][..]), // no root
        (&[(0, 1), (1, 2)], &[0, 2]),     // two in one tree
        (&[(0, 1), (1, 2)], &[0, 0]),     // one twice
        (&[(0, 1)], &[0, 1]),             // two in a tree, none in another
        (&[(0, 1), (1, 2), (2, 0)], &[0]),
        (&[(0, 1), (1, 0)], &[0, 2]),
        (&[(0, 0), (1, 2)], &[1]),
    ] {
        let message = "the edges are no tree on each root";
        assert_panics(message, || new(edges, roots));
    }
    assert_panics("marks on 1 of 2 vertices", || Hackendot::new(2, &[(0, 1)], &[0], &[true]));
}
