use entries::*;
use nim_snippets::directed_geography::DirectedGeography;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let n = vertices(&edges, n_max);
        make game = DirectedGeography::new(n, &edges);
        play(path):
            game.wins(token(path), visited(path)),
            game.winning_moves(token(path), visited(path)).map(gone(path));
        misere(path):
            game.misere_wins(token(path), visited(path)),
            game.misere_winning_moves(token(path), visited(path)).map(gone(path));
        moves(path):
            as_moves(moves::directed_geography::moves(&sizes(path), &edges), gone(path)),
            at_most n as u128;
    };
    let game = Game::new("directed_geography", Shape::Row("path"), answers)
        .has_own_laws()
        .with(PATHS)
        .example("0")
        .plain(
            "every new vertex that an arc leads to is won, on a path with this one",
            "弧の先の未訪問の頂点が、この頂点を通った道の上ではすべて勝ち",
        )
        .misere_lost(
            "there is a new vertex that an arc leads to, and all of them are won",
            "弧の先に未訪問の頂点があり、そのすべてが勝ち",
        );
    vec![game]
}

/// The visited vertices as bits.
fn visited(path: &[u64]) -> u32 {
    path.iter().filter(|&&v| v < 24).fold(0, |bits, v| bits | 1 << v)
}

refusals! {
    directed_geography::DirectedGeography::new(25, &[])
        => panics "25 vertices are more than 24";
    directed_geography::DirectedGeography::new(usize::MAX, &[])
        => panics "18446744073709551615 vertices are more than 24";
    directed_geography::DirectedGeography::new(1, &[(0, 1)])
        => panics "vertex 1 in a graph of 1 vertices";
    directed_geography::DirectedGeography::new(0, &[]).wins(0, 0)
        => panics "vertex 0 in a graph of 0 vertices";
    directed_geography::DirectedGeography::new(1, &[]).winning_moves(1, 0)
        => panics "vertex 1 in a graph of 1 vertices";
    directed_geography::DirectedGeography::new(1, &[]).misere_wins(usize::MAX, u32::MAX)
        => panics "vertex 18446744073709551615 in a graph of 1 vertices";
    directed_geography::DirectedGeography::new(1, &[]).misere_wins(0, u32::MAX)
        => answers "true";
    directed_geography::DirectedGeography::new(1, &[]).misere_winning_moves(40, 0)
        => panics "vertex 40 in a graph of 1 vertices";
    directed_geography::DirectedGeography::new(0, &[]).winning_starts().next()
        => answers "None";
}
