use entries::*;
use nim_snippets::ancestor_nim::{root_values, winning_moves};
use nim_snippets::staircase_tree::parents;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let tree = edges(rule, "tree");
        let root = rule.size("root");
        play(tokens):
            root_values(tokens.len(), &tree, tokens)[known(root, tokens)] != 0,
            winning_moves(tokens.len(), &tree, tokens, root).map(moved);
        moves(tokens):
            as_moves(moves::ancestor_nim::moves(tokens, &parents(tokens.len(), &tree, known(root, tokens))), moved),
            at_most squares(&[tokens.len() as u64]);
    };
    let game = Game::new("ancestor_nim", Shape::Row("tokens"), answers)
        .tried(&["tree=1-0,2-1 root=0", "tree=1-0,2-1 root=1", "tree=0-1,0-2 root=0"])
        .sizes(&[(3, 2)])
        .with(ROOTED)
        .example("0 1 1")
        .plain("the xor of the depths of all tokens is 0", "すべての駒の深さの xor が 0");
    vec![game]
}

refusals! {
    ancestor_nim::root_values(0, &[], &[]) => answers "[]";
    ancestor_nim::root_values(2, &[(0, 2)], &[0, 0])
        => panics "vertex 2 in a graph of 2 vertices";
    ancestor_nim::root_values(1, &[(0, 0)], &[u64::MAX])
        => panics "the edges are no tree on each root";
    ancestor_nim::depths(0, &[], 0) => panics "vertex 0 in a graph of 0 vertices";
    ancestor_nim::depths(1, &[], 0) => answers "[0]";
    ancestor_nim::winning_moves(1, &[], &[u64::MAX], 0).next() => answers "None";
    ancestor_nim::winning_moves(1, &[], &[1], 1) => panics "vertex 1 in a graph of 1 vertices";
    ancestor_nim::root_values(usize::MAX, &[], &[1])
        => panics "tokens on 1 of 18446744073709551615 vertices";
    ancestor_nim::winning_moves(0, &[], &[1], 0) => panics "tokens on 1 of 0 vertices";
}
