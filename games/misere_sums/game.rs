use entries::*;
use nim_snippets::misere_sums::MisereSums;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let n = vertices(&edges, n_max);
        make game = MisereSums::new(n, &edges);
        play(tokens): game.wins(&sizes(tokens)), game.winning_moves(&sizes(tokens));
        moves(tokens):
            moves::dag_game::moves(&sizes(tokens), &edges),
            at_most squares(&[edges.len() as u64, tokens.len() as u64]);
    };
    let game = Game::new("misere_sums", Shape::Row("tokens"), answers)
        .with(DAG)
        .is_misere()
        .example("3 2")
        .plain(
            "the xor of the values is 0 and a token is firm, or it is 1 and all are fickle",
            "値の xor が 0 で firm な駒がある、または xor が 1 ですべての駒が fickle",
        );
    vec![game]
}

refusals! {
    misere_sums::MisereSums::new(0, &[]).vertex_values() => answers "[]";
    misere_sums::MisereSums::new(usize::MAX, &[]) => panics "2^30 vertices or arcs are too many";
    misere_sums::MisereSums::new(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
    misere_sums::MisereSums::new(1, &[(0, 0)]) => panics "the graph has the cycle [0]";
    misere_sums::MisereSums::new(0, &[]).wins(&[]) => answers "true";
    misere_sums::MisereSums::new(0, &[]).wins(&[0]) => panics "vertex 0 in a graph of 0 vertices";
    misere_sums::MisereSums::new(5, &[(1, 0), (2, 0), (2, 1), (3, 2), (4, 0), (4, 3)]).wins(&[4])
        => panics "vertex 4 can reach a wild one";
    misere_sums::MisereSums::new(0, &[]).winning_moves(&[]).next() => answers "None";
    misere_sums::MisereSums::new(0, &[]).winning_moves(&[usize::MAX])
        => panics "vertex 18446744073709551615 in a graph of 0 vertices";
}
