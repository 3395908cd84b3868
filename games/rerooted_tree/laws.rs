use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_tree};
use crate::random::Random;
use nim_snippets::rerooted_tree::*;

#[test]
fn laws() {
    let mut random = Random(1);
    for round in 0..60 {
        let n = 1 + random.below(9) as usize;
        let mut tree = random_tree(&mut random, n, 1 + round % 4);
        tree.sort_unstable();
        let cuts = cut_root_values(n, &tree);
        let farthest = heights(n, &tree);
        for root in 0..n {
            let mut game = Rules::new(|left: &Edges| moves::rerooted_tree::cut_moves(left, root));
            game.check_grundy(&tree, cuts[root]);
            let mut walk =
                Rules::new(|at: &Vec<u64>| moves::rerooted_tree::descendant_moves(at, &tree, root));
            let mut tokens = vec![0; n];
            tokens[root] = 1;
            walk.check_grundy(&tokens, farthest[root]); // down to all smaller heights
        }
    }
}

#[test]
fn descendants() {
    let mut random = Random(2);
    for round in 0..150 {
        let n = 1 + random.below(7) as usize;
        let tree = random_tree(&mut random, n, 1 + round % 3);
        let mut tokens = vec![0; n];
        for _ in 0..random.below(4) {
            tokens[random.below(n as u64) as usize] += 1;
        }
        let values = descendant_root_values(n, &tree, &tokens);
        for (root, &value) in values.iter().enumerate() {
            let mut game =
                Rules::new(|at: &Vec<u64>| moves::rerooted_tree::descendant_moves(at, &tree, root));
            game.check_grundy(&tokens, value);
            let moves = descendant_winning_moves(n, &tree, &tokens, root);
            game.check_outcome(Normal, &tokens, value > 0, moves);
        }
    }
}

/// A root's own value by what is below it alone, from a copy of the tree in which it is vertex 0.
#[test]
fn large() {
    let mut random = Random(3);
    for n in [50, 300] {
        for depth in [1, 3, n] {
            let tree = random_tree(&mut random, n, depth);
            let tokens: Vec<u64> = (0..n).map(|_| random.stones()).collect();
            let all = (
                cut_root_values(n, &tree),
                heights(n, &tree),
                descendant_root_values(n, &tree, &tokens),
            );
            for root in 0..n {
                let swap = |v: usize| {
                    if v == root {
                        0
                    } else if v == 0 {
                        root
                    } else {
                        v
                    }
                };
                let swapped: Edges = tree.iter().map(|&(a, b)| (swap(a), swap(b))).collect();
                let moved: Vec<u64> = (0..n).map(|v| tokens[swap(v)]).collect();
                assert_eq!(cut_root_values(n, &swapped)[0], all.0[root]);
                assert_eq!(heights(n, &swapped)[0], all.1[root]);
                assert_eq!(descendant_root_values(n, &swapped, &moved)[0], all.2[root]);
            }
        }
    }
}

/// The moves lead to lower vertices whose heights make the xor 0, and all that do are there.
#[test]
fn large_moves() {
    let mut random = Random(4);
    for depth in [1, 2, 5, 80] {
        let n = 80;
        let tree = random_tree(&mut random, n, depth);
        for tokens_below in [2, 3, 100] {
            let tokens: Vec<u64> = (0..n).map(|_| random.below(tokens_below)).collect();
            for root in [0, 7, n - 1] {
                let value = descendant_root_values(n, &tree, &tokens)[root];
                let won = moves::rerooted_tree::descendant_moves(&tokens, &tree, root).into_iter();
                let won =
                    won.filter(|(_, after)| descendant_root_values(n, &tree, after)[root] == 0);
                let won: Vec<_> = won.map(|(step, _)| step).collect();
                assert_eq!(won.is_empty(), value == 0);
                assert!(descendant_winning_moves(n, &tree, &tokens, root).eq(won));
            }
        }
    }
}

#[test]
fn extremes() {
    assert!(cut_root_values(0, &[]).is_empty() && heights(0, &[]).is_empty());
    assert!(descendant_root_values(0, &[], &[]).is_empty());
    assert_eq!(descendant_root_values(2, &[(1, 0)], &[u64::MAX, u64::MAX - 1]), [1, 0]);
    assert_eq!(descendant_winning_moves(1, &[], &[u64::MAX], 0).count(), 0);
    let message = "vertex 1 in a graph of 0 vertices";
    assert_panics(message, || cut_root_values(0, &[(0, 1)]));
    assert_panics(message, || heights(0, &[(0, 1)]));
    assert_panics(message, || descendant_root_values(0, &[(0, 1)], &[]));
    assert_panics("the edges are no tree", || descendant_winning_moves(2, &[], &[1, 1], 0).count());
    assert_panics("vertex 2 in a graph of 2 vertices", || {
        descendant_winning_moves(2, &[(0, 1)], &[1, 1], 2).count()
    });
    assert_panics("tokens on 1 of 2 vertices", || descendant_root_values(2, &[(0, 1)], &[1]));
    assert_panics("tokens on 3 of 2 vertices", || {
        descendant_winning_moves(2, &[(0, 1)], &[1; 3], 0).count()
    });
}
