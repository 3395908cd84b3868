use crate::games::entry::*;
use nim_snippets::node_kayles;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{p}: on_graph(p, node_kayles::grundy);
        play(p):
            on_graph(p, node_kayles::wins),
            on_graph(p, node_kayles::winning_moves).map(chosen(p));
        rules(p): all_choices(p), at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("node_kayles", Shape::Written(Writing::Graph), answers)
        .example("0-1 1-2 2-3 3-0 3-4");
    vec![game]
}
