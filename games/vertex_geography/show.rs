use crate::games::entry::*;
use nim_snippets::vertex_geography;

type Edges = Vec<(usize, usize)>;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let n = vertices(&edges, n_max);
        play(p):
            vertex_geography::wins(n, &left(&edges, p), token(p)),
            vertex_geography::winning_moves(n, &left(&edges, p), token(p)).map(gone(p));
        rules(p): labels(rules::vertex_geography::moves(&sizes(p), &edges)).map(gone(p)), at_most n as u128;
    };
    let game = Game::new("vertex_geography", Shape::Row("path"), answers)
        .with(PATHS)
        .example("0")
        .plain("some maximum matching of the vertices that are left leaves the token's out");
    vec![game]
}

/// The edges between vertices that may still be visited, and the token's.
fn left(edges: &[(usize, usize)], path: &[u64]) -> Edges {
    let (_, visited) = path.split_last().expect("no vertex is visited");
    let visited = sizes(visited);
    let is_left = |edge: &&(usize, usize)| !visited.contains(&edge.0) && !visited.contains(&edge.1);
    edges.iter().filter(is_left).copied().collect()
}
