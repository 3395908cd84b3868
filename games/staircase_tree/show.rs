use crate::games::entry::*;
use nim_snippets::staircase_graph::{Staircase, jumps};
use nim_snippets::staircase_tree::{grundy_values as values_of, parents};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let tree = edges(rule, "tree");
        let root = rule.size("root");
        let k = rule.size("k");
        play(p):
            values_of(&tree, p, k)[known(root, p)] != 0,
            rooted(p, &tree, root, k).winning_moves(p).map(carried(p));
        rules(p): labels(rules::staircase_tree::moves(p, &tree, root, k)).map(carried(p));
    };
    let game = Game::new("staircase_tree", Shape::Row("stones"), answers)
        .with(TREE)
        .plain("the xor of the stones that are an odd number of jumps from the end is 0");
    vec![game]
}

/// The stairs of a tree with its root.
fn rooted(stones: &[u64], tree: &[(usize, usize)], root: usize, k: usize) -> Staircase {
    let parents = parents(stones.len(), tree, known(root, stones));
    Staircase::new(stones.len(), &jumps(&parents, k))
}
