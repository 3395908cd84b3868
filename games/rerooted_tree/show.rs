use crate::games::entry::*;
use nim_snippets::rerooted_tree::{descendant_values, descendant_winning_moves};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let tree = edges(rule, "tree");
        let root = rule.size("root");
        play(p):
            descendant_values(&tree, p)[known(root, p)] != 0,
            descendant_winning_moves(&tree, p, root).map(moved(p));
        rules(p):
            labels(rules::rerooted_tree::descendant_moves(p, &tree, root)).map(moved(p)),
            at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("rerooted_tree", Shape::Row("tokens"), answers)
        .variant("descendant")
        .with(ROOTED)
        .example("1 2 1")
        .plain("the xor of the heights of the vertices with an odd number of tokens is 0");
    vec![game]
}
