use crate::games::entry::*;
use nim_snippets::tree_kayles;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{p}: on_graph(p, tree_kayles::grundy);
        play(p):
            on_graph(p, tree_kayles::wins),
            on_graph(p, tree_kayles::winning_moves).map(chosen(p));
        rules(p): all_choices(p), at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("tree_kayles", Shape::Written(Writing::Graph), answers)
        .example("0-1 1-2 1-3 3-4");
    vec![game]
}
