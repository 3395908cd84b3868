use crate::games::entry::*;
use nim_snippets::ancestor_nim::{grundy_values as values_of, winning_moves};
use nim_snippets::staircase_tree::parents;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let tree = edges(rule, "tree");
        let root = rule.size("root");
        play(p):
            values_of(&tree, p)[known(root, p)] != 0,
            winning_moves(&tree, p, root).map(moved(p));
        rules(p):
            labels(rules::ancestor_nim::moves(p, &parents(p.len(), &tree, known(root, p)))).map(moved(p)),
            at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("ancestor_nim", Shape::Row("tokens"), answers)
        .with(ROOTED)
        .example("0 1 1")
        .plain("the xor of the depths of all tokens is 0");
    vec![game]
}
