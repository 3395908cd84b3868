use crate::games::entry::*;
use nim_snippets::directed_geography::DirectedGeography;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let n = vertices(&edges, n_max);
        make game = DirectedGeography::new(n, &edges);
        play(p):
            game.wins(token(p), visited(p)),
            game.winning_moves(token(p), visited(p)).map(gone(p));
        misere(p):
            game.misere_wins(token(p), visited(p)),
            game.misere_winning_moves(token(p), visited(p)).map(gone(p));
        rules(p): labels(rules::directed_geography::moves(&sizes(p), &edges)).map(gone(p)), at_most n as u128;
    };
    let game = Game::new("directed_geography", Shape::Row("path"), answers)
        .with(PATHS)
        .example("0")
        .plain("every new vertex that an arc leads to is won, on a path with this one")
        .misere_lost("there is a new vertex that an arc leads to, and all of them are won");
    vec![game]
}

/// The visited vertices as bits.
fn visited(path: &[u64]) -> u32 {
    path.iter().filter(|&&v| v < 24).fold(0, |bits, v| bits | 1 << v)
}
