use entries::*;
use nim_snippets::staircase_graph::{StaircaseGraph, jumps};
use nim_snippets::staircase_tree::{parents, root_values};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let tree = edges(rule, "tree");
        let root = rule.size("root");
        let k = rule.size("k");
        play(stones):
            root_values(stones.len(), &tree, stones, k)[known(root, stones)] != 0,
            rooted(stones, &tree, root, k).winning_moves(stones).map(carried(stones));
        moves(stones):
            as_moves(moves::staircase_tree::moves(stones, &tree, root, k), carried(stones));
    };
    let game = Game::new("staircase_tree", Shape::Row("stones"), answers)
        .tried(&[
            "tree=1-0,2-1 root=0 k=1",
            "tree=1-0,2-1 root=1 k=1",
            "tree=1-0,2-1 root=0 k=2",
            "tree=0-1,0-2 root=0 k=9",
        ])
        .sizes(&[(3, 4)])
        .with(TREE)
        .plain(
            "the xor of the stones that are an odd number of jumps from the end is 0",
            "終点まで奇数回で着く頂点の石の xor が 0",
        );
    vec![game]
}

/// The stairs of a tree with its root.
fn rooted(stones: &[u64], tree: &[(usize, usize)], root: usize, k: usize) -> StaircaseGraph {
    let parents = parents(stones.len(), tree, known(root, stones));
    StaircaseGraph::new(stones.len(), &jumps(&parents, k))
}

refusals! {
    staircase_tree::root_values(0, &[], &[], 1) => answers "[]";
    staircase_tree::root_values(0, &[(0, 1)], &[], 1)
        => panics "vertex 1 in a graph of 0 vertices";
    staircase_tree::root_values(1, &[], &[1], 0) => panics "k must be positive";
    staircase_tree::root_values(2, &[], &[1, 2], 1)
        => panics "the edges are no tree on each root";
    staircase_tree::root_values(2, &[(0, 2)], &[1, 2], 1)
        => panics "vertex 2 in a graph of 2 vertices";
    staircase_tree::root_values(2, &[(0, 0)], &[1, 2], 1)
        => panics "the edges are no tree on each root";
    staircase_tree::root_values(2, &[(0, 1)], &[1, 2], usize::MAX) => answers "[0, 0]";
    staircase_tree::parents(0, &[], 0) => panics "vertex 0 in a graph of 0 vertices";
    staircase_tree::parents(usize::MAX, &[], 0)
        => panics "the edges are no tree on each root";
    staircase_tree::parents(usize::MAX, &[(0, 1)], usize::MAX)
        => panics "vertex 18446744073709551615 in a graph of 18446744073709551615 vertices";
    staircase_tree::parents(1, &[], 1) => panics "vertex 1 in a graph of 1 vertices";
    staircase_tree::parents(2, &[(0, 0)], 0)
        => panics "the edges are no tree on each root";
    staircase_tree::root_values(2, &[(0, 1)], &[1], 1) => panics "stones on 1 of 2 vertices";
    staircase_tree::StaircaseTree::new(usize::MAX, &[], &[], 0)
        => panics "stones on 0 of 18446744073709551615 vertices";
    staircase_tree::StaircaseTree::new(0, &[], &[], 0)
        => panics "vertex 0 in a graph of 0 vertices";
    staircase_tree::StaircaseTree::new(1, &[], &[3], 1)
        => panics "vertex 1 in a graph of 1 vertices";
    staircase_tree::StaircaseTree::new(1, &[], &[3], 0).depth(0) => answers "0";
    staircase_tree::StaircaseTree::new(1, &[], &[3], 0).depth(1)
        => panics "vertex 1 in a graph of 1 vertices";
    staircase_tree::StaircaseTree::new(1, &[], &[3], 0).contains(0, 1)
        => panics "vertex 1 in a graph of 1 vertices";
    staircase_tree::StaircaseTree::new(1, &[], &[3], 0).xors(usize::MAX)
        => panics "vertex 18446744073709551615 in a graph of 1 vertices";
    staircase_tree::StaircaseTree::new(1, &[], &[u64::MAX], 0).grundy() => answers "0";
    staircase_tree::StaircaseTree::new(1, &[], &[3], 0).grundy_if_moved(0, 0)
        => answers "None";
    staircase_tree::StaircaseTree::new(1, &[], &[3], 0).grundy_if_moved(0, 1)
        => panics "vertex 1 in a graph of 1 vertices";
}
