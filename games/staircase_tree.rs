//! Staircase Nim on a tree.

use crate::entry::*;
use crate::staircase_graph::{self, Carry};
use nim_snippets::staircase_graph::{StaircaseGraph, jumps};
use nim_snippets::staircase_tree::{parents, root_values};

/// Moves any number of stones from one vertex to its `k`-th ancestor.
pub fn moves(
    stones: &[u64],
    tree: &[(usize, usize)],
    root: usize,
    k: usize,
) -> Vec<(Carry, Vec<u64>)> {
    staircase_graph::moves(stones, &ancestors(root, &mut vec![root], tree, k))
}

/// The arcs from the end of `path`, and from all vertices below it, to their `k`-th ancestors. The
/// path begins at the root.
fn ancestors(
    v: usize,
    path: &mut Vec<usize>,
    tree: &[(usize, usize)],
    k: usize,
) -> Vec<(usize, usize)> {
    let above = path.len().checked_sub(k + 1);
    let mut edges: Vec<(usize, usize)> = above.map(|i| (v, path[i])).into_iter().collect();
    for child in neighbours(tree, v) {
        if !path.contains(&child) {
            path.push(child);
            edges.extend(ancestors(child, path, tree, k));
            path.pop();
        }
    }
    edges
}

pub const GAMES: &[Game] = &[Game {
    parameters: TREE,
    play: Some(Play::new(
        "staircase_tree::root_values({count}, {edges}, {stones}, {k})[{root}] != 0",
        |stones, rule| {
            root_values(stones.len(), rule.edges("edges"), stones, rule.size("k"))
                [known(rule.size("root"), stones)]
                != 0
        },
        |stones, rule| {
            Box::new(
                rooted(stones, rule.edges("edges"), rule.size("root"), rule.size("k"))
                    .winning_moves(stones)
                    .map(carried(stones)),
            )
        },
    )),
    rules: rules!(moves(stones, edges edges, size root, size k) => carried(stones)),
    losing: Some(Losing::IfZero(words(
        "the xor of the stones that are an odd number of jumps from the end",
        "終点まで奇数回で着く頂点の石の xor",
    ))),
    picture: Picture::Plain,
    tried: Tried {
        rules: &[
            "edges=1-0,2-1 root=0 k=1",
            "edges=1-0,2-1 root=1 k=1",
            "edges=1-0,2-1 root=0 k=2",
            "edges=0-1,0-2 root=0 k=9",
        ],
        sizes: &[(3, 4)],
        ..TRIED
    },
    ..Game::new("staircase_tree", Shape::Row(Parts::Stones))
}];

/// The staircase that a tree with this root is.
fn rooted(stones: &[u64], edges: &[(usize, usize)], root: usize, k: usize) -> StaircaseGraph {
    let parents = parents(stones.len(), edges, known(root, stones));
    StaircaseGraph::new(stones.len(), &jumps(&parents, k))
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Rules;
    use crate::support::graph::random_tree;
    use crate::support::random::Random;
    use nim_snippets::staircase_graph::{StaircaseGraph, jumps};
    use nim_snippets::staircase_tree;
    use nim_snippets::staircase_tree::{StaircaseTree, parents, root_values};

    /// For each root, the answers are those of `staircase_graph`.
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
                assert!(
                    root_values(n, &tree, &stones, k).into_iter().eq((0..n).map(grundy)),
                    "{k}"
                );
            }
        }
    }

    /// On small trees, the answers follow the rules.
    #[test]
    fn every_root() {
        let mut random = Random(17);
        for round in 0..80 {
            let n = 1 + round % 6;
            let tree = random_tree(&mut random, n, 1 + round % 4);
            let stones: Vec<u64> = (0..n).map(|_| random.below(3)).collect();
            let k = 1 + round % 3;
            for (root, &value) in root_values(n, &tree, &stones, k).iter().enumerate() {
                let mut game = Rules::new(|stones: &Vec<u64>| super::moves(stones, &tree, root, k));
                game.check_grundy(&stones, value);
            }
        }
    }

    /// Compares subtrees with walks from vertices to parents, and with trees that get another root.
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
            let value =
                |parents: &[usize]| StaircaseGraph::new(n, &jumps(parents, 1)).grundy(&stones);
            assert_eq!(subtrees.grundy(), value(&above));
            for v in 0..n {
                for w in 0..n {
                    let is_inside = path(w).contains(&v);
                    let mut moved = above.clone();
                    moved[v] = w;
                    let expected = (!is_inside).then(|| value(&moved));
                    assert_eq!(
                        subtrees.grundy_if_moved(v, w),
                        expected,
                        "{tree:?} {root}: {v} {w}"
                    );
                }
            }
        }
    }

    /// Each parent shares an edge with its child, and is nearer to the root.
    #[test]
    fn parents_lead_to_the_root() {
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
    }

    #[test]
    fn panics() {
        assert_panics("vertex 1 in a graph of 0 vertices", || {
            _ = staircase_tree::root_values(0, &[(0, 1)], &[], 1);
        });
        assert_panics("k must be positive", || _ = staircase_tree::root_values(1, &[], &[1], 0));
        assert_panics("the edges do not form one tree per root", || {
            _ = staircase_tree::root_values(2, &[], &[1, 2], 1);
        });
        assert_panics("stones on 1 of 2 vertices", || {
            _ = staircase_tree::root_values(2, &[(0, 1)], &[1], 1);
        });
        assert_panics("stones on 3 of 2 vertices", || {
            _ = staircase_tree::StaircaseTree::new(2, &[(0, 1)], &[1; 3], 0);
        });
    }
}
