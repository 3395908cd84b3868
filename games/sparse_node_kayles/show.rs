use crate::games::entry::*;
use nim_snippets::sparse_node_kayles;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{p}: on_graph(p, sparse_node_kayles::grundy);
        play(p):
            on_graph(p, sparse_node_kayles::wins),
            on_graph(p, sparse_node_kayles::winning_moves).map(chosen(p));
        rules(p): all_choices(p), at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("sparse_node_kayles", Shape::Written(Writing::Graph), answers)
        .example("0-1 1-2 2-3 3-4 5-6 7");
    vec![game]
}
