use entries::*;
use nim_snippets::rerooted_tree::{descendant_root_values, descendant_winning_moves};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let tree = edges(rule, "tree");
        let root = rule.size("root");
        play(tokens):
            descendant_root_values(tokens.len(), &tree, tokens)[known(root, tokens)] != 0,
            descendant_winning_moves(tokens.len(), &tree, tokens, root).map(moved);
        moves(tokens):
            as_moves(moves::rerooted_tree::descendant_moves(tokens, &tree, root), moved),
            at_most squares(&[tokens.len() as u64]);
    };
    let game = Game::new("rerooted_tree", Shape::Row("tokens"), answers)
        .tried(&["tree=1-0,2-1 root=0", "tree=1-0,2-1 root=1", "tree=0-1,0-2 root=0"])
        .sizes(&[(3, 2)])
        .variant("descendant")
        .with(ROOTED)
        .example("1 2 1")
        .plain(
            "the xor of the heights of the vertices with an odd number of tokens is 0",
            "駒が奇数個ある頂点の高さの xor が 0",
        );
    vec![game]
}

refusals! {
    rerooted_tree::cut_root_values(0, &[]) => answers "[]";
    rerooted_tree::cut_root_values(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
    rerooted_tree::cut_root_values(2, &[]) => panics "the edges are no tree on each root";
    rerooted_tree::cut_root_values(usize::MAX, &[(0, 1)])
        => panics "the edges are no tree on each root";
    rerooted_tree::heights(usize::MAX, &[]) => panics "the edges are no tree on each root";
    rerooted_tree::heights(0, &[]) => answers "[]";
    rerooted_tree::heights(2, &[(0, 0)]) => panics "the edges are no tree on each root";
    rerooted_tree::descendant_root_values(0, &[], &[]) => answers "[]";
    rerooted_tree::descendant_root_values(2, &[(0, 2)], &[1, 1])
        => panics "vertex 2 in a graph of 2 vertices";
    rerooted_tree::descendant_root_values(1, &[], &[]) => panics "tokens on 0 of 1 vertices";
    rerooted_tree::descendant_winning_moves(2, &[], &[1], 0)
        => panics "tokens on 1 of 2 vertices";
    rerooted_tree::descendant_winning_moves(1, &[], &[1], 0).next() => answers "None";
    rerooted_tree::descendant_winning_moves(1, &[], &[1], 1)
        => panics "vertex 1 in a graph of 1 vertices";
}
