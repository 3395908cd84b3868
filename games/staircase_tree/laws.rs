use crate::brute_force::assert_panics;
use crate::graph::random_tree;
use crate::random::Random;
use nim_snippets::staircase_graph::{Staircase, jumps};
use nim_snippets::staircase_tree::{grundy_values, parents};

/// Against each root on its own, which `staircase_graph` answers.
#[test]
fn laws() {
    let mut random = Random(14);
    for round in 0..300 {
        let n = 1 + random.below(30) as usize;
        let tree = random_tree(&mut random, n, 1 + round % 7);
        let stones: Vec<u64> = (0..n).map(|_| random.stones()).collect();
        for k in [1, 2, 3, 4, 7, 29, 30, 31, usize::MAX] {
            let grundy = |root: usize| {
                Staircase::new(n, &jumps(&parents(n, &tree, root), k)).grundy(&stones)
            };
            assert!(grundy_values(&stones, &tree, k).into_iter().eq((0..n).map(grundy)), "{k}");
        }
    }
}

/// Who is nearer to the root, by walking from it.
#[test]
fn parents_laws() {
    let mut random = Random(15);
    for n in 1..20 {
        let tree = random_tree(&mut random, n, 4);
        for root in 0..n {
            let parents = parents(n, &tree, root);
            assert_eq!(parents[root], root);
            for (v, &parent) in parents.iter().enumerate().filter(|&(v, _)| v != root) {
                assert!(tree.contains(&(v, parent)) || tree.contains(&(parent, v)));
                assert_eq!((0..n).fold(v, |v, _| parents[v]), root);
            }
        }
    }
}

#[test]
fn extremes() {
    assert!(grundy_values(&[], &[], 1).is_empty());
    assert_eq!(grundy_values(&[u64::MAX], &[], 1), [0]);
    assert_eq!(grundy_values(&[u64::MAX, 1], &[(1, 0)], 1), [1, u64::MAX]);
    assert_panics("k must be positive", || grundy_values(&[], &[], 0));
    assert_panics("vertex 2 in a graph of 2 vertices", || grundy_values(&[1, 2], &[(0, 2)], 1));
    assert_panics("vertex 2 in a graph of 2 vertices", || parents(2, &[(0, 1)], 2));
    for edges in [vec![], vec![(0, 0)], vec![(0, 1), (1, 0)], vec![(0, 1), (1, 1)]] {
        assert_panics("the edges are no tree", || grundy_values(&[1, 2], &edges, 1));
    }
    let cycle = [(1, 2), (2, 3), (3, 1)];
    assert_panics("the edges are no tree", || grundy_values(&[0; 4], &cycle, 9));
}
