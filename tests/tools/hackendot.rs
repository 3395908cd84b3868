//! Hackendot.

use crate::support::assert_panics;
use crate::support::brute_force::Convention::Normal;
use crate::support::brute_force::Rules;
use crate::support::graph::Edges;
use crate::support::random::Random;
use nim_snippets::hackendot;
use nim_snippets::hackendot::Hackendot;

/// Chooses a vertex that is left, and removes it with all vertices on its path to the root. A move
/// is that vertex. A root is its own parent.
fn moves(left: &[bool], parents: &[usize]) -> Vec<(usize, Vec<bool>)> {
    let mut moves = Vec::new();
    for v in (0..left.len()).filter(|&v| left[v]) {
        let mut after = left.to_vec();
        let mut above = v;
        while parents[above] != above {
            after[above] = false;
            above = parents[above];
        }
        after[above] = false;
        moves.push((v, after));
    }
    moves
}

/// The parent of each vertex, the edges to the parents in any direction, and the roots.
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
        let game = Hackendot::with_marked(n, &edges, &roots, &left);
        let mut rules = Rules::new(|left: &Vec<bool>| moves(left, &parents));
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

/// In a large forest of which any vertices are left, exactly the winning moves lead to losing
/// positions.
#[test]
fn large() {
    let mut random = Random(32);
    for round in 0..20 {
        let n = 60 + 5 * round;
        let (parents, edges, roots) = random_forest(&mut random, n, 1 + round as u64 / 2);
        let left: Vec<bool> = (0..n).map(|_| random.below(9) > 0).collect();
        let game = Hackendot::with_marked(n, &edges, &roots, &left);
        let moves: Vec<usize> = game.winning_moves().collect();
        assert_eq!(game.wins(), !moves.is_empty());
        for (v, after) in self::moves(&left, &parents) {
            let after = Hackendot::with_marked(n, &edges, &roots, &after);
            assert_eq!(after.wins(), !moves.contains(&v), "{edges:?} {v}");
        }
    }
}

/// A path of `n` vertices is a heap of `n`, and the first player wins every tree.
#[test]
fn paths_and_trees() {
    let path: Edges = (1..5000).map(|v| (v - 1, v)).collect();
    let game = Hackendot::new(5000, &path, &[0]);
    assert!(game.vertex_values().iter().copied().eq((1..=5000).rev()));
    assert!(game.winning_moves().eq([4999]));
    let mut random = Random(33);
    for n in 1..200 {
        let tree = crate::support::graph::random_tree(&mut random, n, n);
        let root = random.below(n as u64) as usize;
        assert!(Hackendot::new(n, &tree, &[root]).wins());
    }
}

#[test]
fn panics() {
    assert_panics("vertex 1 in a graph of 1 vertices", || {
        _ = hackendot::Hackendot::new(1, &[(0, 1)], &[0]);
    });
    assert_panics("the edges do not form one tree per root", || {
        _ = hackendot::Hackendot::new(2, &[(0, 1)], &[]);
    });
    assert_panics("18446744073709551615 vertices are too many", || {
        _ = hackendot::Hackendot::new(usize::MAX, &[], &[]);
    });
    assert_panics("marks on 0 of 2 vertices", || {
        _ = hackendot::Hackendot::with_marked(2, &[(0, 1)], &[0], &[]);
    });
}
