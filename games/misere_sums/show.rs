use crate::games::entry::*;
use nim_snippets::misere_sums;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let n = vertices(&edges, n_max);
        make pairs = misere_sums::pairs(n, &edges);
        play(p):
            misere_sums::wins(&pairs, &sizes(p)),
            misere_sums::winning_moves(&edges, &pairs, &sizes(p));
        rules(p): labels(rules::dag_game::moves(&sizes(p), &edges)), at_most squares(&[edges.len() as u64, p.len() as u64]);
    };
    let game = Game::new("misere_sums", Shape::Row("tokens"), answers)
        .with(DAG)
        .example("3 2")
        .plain("the xor of the values is 0 and a token is firm, or it is 1 and all are fickle");
    vec![game]
}
