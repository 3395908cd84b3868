use entries::*;
use nim_snippets::sparse_node_kayles;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{p}: on_graph(p, sparse_node_kayles::grundy);
        play(p):
            on_graph(p, sparse_node_kayles::wins),
            on_graph(p, sparse_node_kayles::winning_moves).map(chosen(p));
        moves(p): becoming(all_choices(p)), at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("sparse_node_kayles", Shape::Written(Writing::Graph), answers)
        .has_own_laws()
        .example("0-1 1-2 2-3 3-4 5-6 7");
    vec![game]
}

refusals! {
    sparse_node_kayles::path_grundy(0) => answers "0";
    sparse_node_kayles::path_grundy(u64::MAX) => answers "9";
    sparse_node_kayles::cycle_grundy(2) => panics "2 vertices are fewer than 3";
    sparse_node_kayles::cycle_grundy(u64::MAX) => answers "0";
    sparse_node_kayles::grundy(0, &[]) => answers "0";
    sparse_node_kayles::grundy(usize::MAX, &[]) => panics "2^32 vertices or edges are too many";
    sparse_node_kayles::grundy(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
    sparse_node_kayles::grundy(1, &[(0, 0)]) => answers "1";
    sparse_node_kayles::wins(0, &[]) => answers "false";
    sparse_node_kayles::wins(2, &[(2, 0)]) => panics "vertex 2 in a graph of 2 vertices";
    sparse_node_kayles::winning_moves(0, &[]).next() => answers "None";
    sparse_node_kayles::winning_moves(0, &[(0, 0)])
        => panics "vertex 0 in a graph of 0 vertices";
}
