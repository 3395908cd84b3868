use entries::*;
use nim_snippets::node_kayles;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{p}: on_graph(p, node_kayles::grundy);
        play(p):
            on_graph(p, node_kayles::wins),
            on_graph(p, node_kayles::winning_moves).map(chosen(p));
        moves(p): becoming(all_choices(p)), at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("node_kayles", Shape::Written(Writing::Graph), answers)
        .has_own_laws()
        .example("0-1 1-2 2-3 3-0 3-4");
    vec![game]
}

refusals! {
    node_kayles::grundy(0, &[]) => answers "0";
    node_kayles::grundy(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
    node_kayles::grundy(usize::MAX, &[])
        => panics "18446744073709551615 vertices are more than 64";
    node_kayles::wins(0, &[(0, 0)]) => panics "vertex 0 in a graph of 0 vertices";
    node_kayles::winning_moves(0, &[]).next() => answers "None";
    node_kayles::winning_moves(2, &[(0, usize::MAX)])
        => panics "vertex 18446744073709551615 in a graph of 2 vertices";
}
