use crate::brute_force::{Rules, assert_panics};
use crate::graph::random_tree;
use crate::random::Random;
use nim_snippets::staircase_graph::{StaircaseGraph, jumps};
use nim_snippets::staircase_tree::{StaircaseTree, parents, root_values};

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
                StaircaseGraph::new(n, &jumps(&parents(n, &tree, root), k)).grundy(&stones)
            };
            assert!(root_values(n, &tree, &stones, k).into_iter().eq((0..n).map(grundy)), "{k}");
        }
    }
}

/// Against the rules, on small trees.
#[test]
fn every_root() {
    let mut random = Random(17);
    for round in 0..80 {
        let n = 1 + round % 6;
        let tree = random_tree(&mut random, n, 1 + round % 4);
        let stones: Vec<u64> = (0..n).map(|_| random.below(3)).collect();
        let k = 1 + round % 3;
        for (root, &value) in root_values(n, &tree, &stones, k).iter().enumerate() {
            let mut game = Rules::new(|stones: &Vec<u64>| {
                moves::staircase_tree::moves(stones, &tree, root, k)
            });
            game.check_grundy(&stones, value);
        }
    }
}

/// Walks from vertex to parent, and trees that are hung again and solved anew.
#[test]
fn subtrees() {
    let mut random = Random(16);
    for round in 0..60 {
        let n = 1 + random.below(14) as usize;
        let tree = random_tree(&mut random, n, 1 + round % 5);
        let stones: Vec<u64> = (0..n).map(|_| random.stones()).collect();
        let root = random.below(n as u64) as usize;
        let subtrees = StaircaseTree::new(n, &tree, &stones, root);
        let above = parents(n, &tree, root);
        let path = |v: usize| {
            let mut path = vec![v];
            while path[path.len() - 1] != root {
                path.push(above[path[path.len() - 1]]);
            }
            path
        };
        let value = |parents: &[usize]| StaircaseGraph::new(n, &jumps(parents, 1)).grundy(&stones);
        assert_eq!(subtrees.grundy(), value(&above));
        for v in 0..n {
            assert_eq!(subtrees.depth(v), path(v).len() - 1);
            let mut xors = [0; 2];
            for w in 0..n {
                let is_inside = path(w).contains(&v);
                assert_eq!(subtrees.contains(v, w), is_inside, "{tree:?} {root}: {v} {w}");
                if is_inside {
                    xors[(path(w).len() - path(v).len()) % 2] ^= stones[w];
                }
                let mut moved = above.clone();
                moved[v] = w;
                let expected = (!is_inside).then(|| value(&moved));
                assert_eq!(subtrees.grundy_if_moved(v, w), expected, "{tree:?} {root}: {v} {w}");
            }
            assert_eq!(subtrees.xors(v), xors);
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
    assert!(root_values(0, &[], &[], 1).is_empty());
    assert_eq!(root_values(1, &[], &[u64::MAX], 1), [0]);
    assert_eq!(root_values(2, &[(1, 0)], &[u64::MAX, 1], 1), [1, u64::MAX]);
    assert_panics("vertex 2 in a graph of 2 vertices", || {
        StaircaseTree::new(2, &[(0, 1)], &[1, 2], 2)
    });
    assert_panics("vertex 0 in a graph of 0 vertices", || {
        StaircaseTree::new(0, &[], &[], 0).grundy()
    });
    assert_panics("vertex 2 in a graph of 2 vertices", || parents(2, &[(0, 1)], 2));
    for edges in [vec![], vec![(0, 0)], vec![(0, 1), (1, 0)], vec![(0, 1), (1, 1)]] {
        assert_panics("the edges are no tree", || root_values(2, &edges, &[1, 2], 1));
    }
    assert_panics("stones on 3 of 2 vertices", || StaircaseTree::new(2, &[(0, 1)], &[1; 3], 0));
}
