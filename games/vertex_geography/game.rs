use entries::*;
use nim_snippets::vertex_geography::VertexGeography;

type Edges = Vec<(usize, usize)>;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let n = vertices(&edges, n_max);
        play(path):
            VertexGeography::new(n, &left(&edges, path)).wins(token(path)),
            VertexGeography::new(n, &left(&edges, path)).winning_moves(token(path)).map(gone(path));
        moves(path):
            as_moves(moves::vertex_geography::moves(&sizes(path), &edges), gone(path)),
            at_most n as u128;
    };
    let game = Game::new("vertex_geography", Shape::Row("path"), answers)
        .has_own_laws()
        .with(PATHS)
        .example("0")
        .plain(
            "some maximum matching of the vertices that are left leaves the token's out",
            "残った頂点の最大マッチングの中に、駒の頂点を使わないものがある",
        );
    vec![game]
}

/// The edges between vertices that may still be visited, and the token's.
fn left(edges: &[(usize, usize)], path: &[u64]) -> Edges {
    let (_, visited) = path.split_last().expect("no vertex is visited");
    let visited = sizes(visited);
    let is_left = |edge: &&(usize, usize)| !visited.contains(&edge.0) && !visited.contains(&edge.1);
    edges.iter().filter(is_left).copied().collect()
}

refusals! {
    vertex_geography::VertexGeography::new(0, &[]).wins(0) => panics "vertex 0 in a graph of 0 vertices";
    vertex_geography::VertexGeography::new(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
    vertex_geography::VertexGeography::new(usize::MAX, &[])
        => panics "2^30 vertices or edges are too many";
    vertex_geography::VertexGeography::new(0, &[]).winning_starts().next() => answers "None";
    vertex_geography::VertexGeography::new(0, &[(0, 0)]) => panics "vertex 0 in a graph of 0 vertices";
    vertex_geography::VertexGeography::new(1, &[]).winning_moves(0).next() => answers "None";
    vertex_geography::VertexGeography::new(1, &[]).winning_moves(usize::MAX)
        => panics "vertex 18446744073709551615 in a graph of 1 vertices";
}
