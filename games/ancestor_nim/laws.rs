use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_tree};
use crate::random::Random;
use nim_snippets::ancestor_nim::{depths, root_values, winning_moves};
use nim_snippets::misere_nim;
use nim_snippets::staircase_tree::parents;

#[test]
fn laws() {
    let mut random = Random(41);
    for round in 0..150 {
        let n = 1 + random.below(7) as usize;
        let tree = random_tree(&mut random, n, 1 + round % 4);
        let mut tokens = vec![0; n];
        for _ in 0..random.below(5) {
            tokens[random.below(n as u64) as usize] += 1;
        }
        let values = root_values(n, &tree, &tokens);
        assert_eq!(values.len(), n);
        for (root, &value) in values.iter().enumerate() {
            let parents = parents(n, &tree, root);
            let mut game =
                Rules::new(|tokens: &Vec<u64>| moves::ancestor_nim::moves(tokens, &parents));
            game.check_grundy(&tokens, value);
            game.check_outcome(Normal, &tokens, value > 0, winning_moves(n, &tree, &tokens, root));
            let depths = depths(n, &tree, root);
            let heaps = (0..n).flat_map(|v| vec![depths[v]; tokens[v] as usize]);
            let misere = misere_nim::wins(&heaps.collect::<Vec<u64>>());
            assert_eq!(misere, game.is_won(Misere, &tokens), "{tree:?} {root} {tokens:?}");
        }
    }
}

/// Each root on its own, by the distances to all others; and the moves lead to lost positions.
#[test]
fn large() {
    let mut random = Random(42);
    for (n, width) in [(60, 1), (300, 1), (300, 2), (300, 20), (400, 400)] {
        let tree = random_tree(&mut random, n, width);
        let tokens: Vec<u64> = (0..n).map(|_| random.stones()).collect();
        let values = root_values(n, &tree, &tokens);
        for (root, &value) in values.iter().enumerate() {
            let heaps: Vec<u64> = depths(n, &tree, root);
            let worth = |v: usize| heaps[v] * (tokens[v] % 2);
            assert_eq!(value, (0..n).fold(0, |xor, v| xor ^ worth(v)), "{root}");
            if root % 50 == 0 {
                let moves: Vec<_> = winning_moves(n, &tree, &tokens, root).collect();
                assert_eq!(moves.is_empty(), value == 0);
                for (v, to) in moves {
                    assert!(tokens[v] > 0 && heaps[to] < heaps[v]);
                    assert_eq!(value ^ heaps[v] ^ heaps[to], 0);
                }
            }
        }
    }
}

#[test]
fn extremes() {
    assert!(root_values(0, &[], &[]).is_empty());
    assert_eq!(root_values(1, &[], &[u64::MAX]), [0]);
    assert_eq!(root_values(2, &[(1, 0)], &[u64::MAX, u64::MAX - 1]), [0, 1]);
    assert!(winning_moves(2, &[(1, 0)], &[u64::MAX, 0], 1).eq([(0, 1)]));
    let star: Edges = (1..3000).map(|v| (v, 0)).collect();
    assert_eq!(root_values(3000, &star, &[1; 3000])[..2], [1, 1]);
    assert_panics("vertex 1 in a graph of 0 vertices", || root_values(0, &[(0, 1)], &[]));
    assert_panics("vertex 2 in a graph of 2 vertices", || depths(2, &[(0, 1)], 2));
    assert_panics("vertex 2 in a graph of 2 vertices", || {
        winning_moves(2, &[(0, 1)], &[1, 1], 2).count()
    });
    assert_panics("tokens on 1 of 2 vertices", || root_values(2, &[(0, 1)], &[1]));
    assert_panics("tokens on 3 of 2 vertices", || winning_moves(2, &[(0, 1)], &[1; 3], 0).count());
}
