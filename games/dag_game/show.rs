use crate::games::entry::*;
use nim_snippets::dag_game;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let n = vertices(&edges, n_max);
        make values = dag_game::grundy_values(n, &edges);
        value[n]: values[n];
        play(p):
            dag_game::wins(&values, &sizes(p)),
            dag_game::winning_moves(&edges, &values, &sizes(p));
        rules(p): labels(rules::dag_game::moves(&sizes(p), &edges)), at_most squares(&[edges.len() as u64, p.len() as u64]);
    };
    let game = Game::new("dag_game", Shape::Sum("tokens"), answers).with(DAG).example("3 2");
    vec![game]
}
