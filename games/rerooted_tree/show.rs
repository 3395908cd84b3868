use crate::games::entry::*;
use nim_snippets::rerooted_tree::{descendant_values, descendant_winning_moves};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let tree = edges(rule, "tree");
        let root = rule.size("root");
        play(p):
            descendant_values(&tree, p)[known(root, p)] != 0,
            descendant_winning_moves(&tree, p, root).map(down(p));
        rules(p):
            labels(rules::rerooted_tree::descendant_moves(p, &tree, root)).map(down(p)),
            at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("rerooted_tree", Shape::Row("tokens"), answers)
        .variant("descendant")
        .with(ROOTED)
        .example("1 2 1")
        .plain("the xor of the heights of the vertices with an odd number of tokens is 0");
    vec![game]
}

/// The root, if it is a vertex.
fn known(root: usize, tokens: &[u64]) -> usize {
    let n = tokens.len();
    assert!(root < n, "vertex {root} in a graph of {n} vertices");
    root
}

/// A token goes to a vertex below it.
fn down(tokens: &[u64]) -> impl Fn((usize, usize)) -> Move {
    move |(from, to)| match tokens[to].checked_add(1) {
        Some(more) => Move::Set(vec![(from, tokens[from] - 1), (to, more)]),
        None => Move::Say(format!("a token from {from} to {to}")),
    }
}
