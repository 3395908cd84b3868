//! Undirected vertex geography.

use crate::entry::*;
use nim_snippets::vertex_geography;

/// Moves the token from the last vertex of its path to a neighbour that is not on the path.
pub fn moves(path: &[usize], edges: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
    let from = path[path.len() - 1];
    let new = neighbours(edges, from).into_iter().filter(|to| !path.contains(to));
    new.map(|to| (to, [path, &[to]].concat())).collect()
}

pub const GAMES: &[Game] = &[Game {
    parameters: EDGES,
    integer: Integer::Usize,
    play: Some(Play::new(
        "{ let path = {path}; let mut edges = ({edges}).to_vec(); \
         edges.retain(|(a, b)| path[..path.len() - 1].iter().all(|v| v != a && v != b)); \
         VertexGeography::new({vertices}, &edges).wins(path[path.len() - 1]) }",
        |path, rule| left(rule, path).wins(token(path)),
        |path, rule| Box::new(left(rule, path).winning_moves(token(path)).map(gone(path))),
    )),
    places: |rule| vertex_count(rule, "edges"),
    rules: rules!(
        moves(sizes(path), edges edges) => gone(path),
        at_most |_, rule| vertices(rule.edges("edges"), rule.n_max) as u128
    ),
    example: "0",
    losing: Some(Losing::If(words(
        "some maximum matching of the vertices that are left does not use the token's vertex",
        "残った頂点の最大マッチングの中に、駒の頂点を使わないものがある",
    ))),
    picture: Picture::Plain,
    tried: Tried::in_its_own_file(),
    ..Game::new("vertex_geography", Shape::Row(Parts::Path))
}];

/// The graph without the visited vertices, but with the token's.
fn left(rule: &Under, path: &[u64]) -> vertex_geography::VertexGeography {
    let (_, visited) = path.split_last().expect("no vertex is visited");
    let visited = sizes(visited);
    let mut edges = rule.edges("edges").to_vec();
    let n = vertices(&edges, rule.n_max);
    edges.retain(|edge| !visited.contains(&edge.0) && !visited.contains(&edge.1));
    vertex_geography::VertexGeography::new(n, &edges)
}

#[cfg(test)]
mod tests {
    use super::moves as moves_by_rules;
    use crate::support::assert_panics;
    use nim_snippets::vertex_geography;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::graph::{Edges, random_edges};
    use crate::support::large::Large;
    use crate::support::random::Random;
    use nim_snippets::vertex_geography::VertexGeography;

    fn check_geography(n: usize, edges: &[(usize, usize)]) {
        let mut rules = Rules::new(|path: &Vec<usize>| moves_by_rules(path, edges));
        let game = VertexGeography::new(n, edges);
        assert!(game.winning_starts().eq((0..n).filter(|&v| game.wins(v))));
        for v in 0..n {
            rules.check_outcome(Normal, &vec![v], game.wins(v), game.winning_moves(v));
        }
    }

    #[test]
    fn laws() {
        // All graphs on up to five vertices.
        for n in 1..=5 {
            let pairs: Edges = (0..n).flat_map(|u| (0..u).map(move |v| (u, v))).collect();
            for set in 0..1 << pairs.len() {
                let edges: Edges =
                    (0..pairs.len()).filter(|i| set >> i & 1 == 1).map(|i| pairs[i]).collect();
                check_geography(n, &edges);
            }
        }
        let mut random = Random(8);
        for round in 0..300 {
            let n = 4 + random.below(8) as usize;
            let edges = random_edges(&mut random, n, round % 20);
            check_geography(n, &edges);
        }
    }

    /// Tests the header's rule for full grids.
    #[test]
    fn grids() {
        for (height, width) in (1..8).flat_map(|height| (1..8).map(move |width| (height, width))) {
            let cells = (0..height).flat_map(|r| (0..width).map(move |c| (r, c)));
            let down = cells.clone().filter(|&(r, _)| r + 1 < height);
            let right = cells.clone().filter(|&(_, c)| c + 1 < width);
            let down = down.map(|(r, c)| (r * width + c, (r + 1) * width + c));
            let edges: Edges =
                down.chain(right.map(|(r, c)| (r * width + c, r * width + c + 1))).collect();
            let game = VertexGeography::new(height * width, &edges);
            for (r, c) in cells {
                let losing = height % 2 == 1 && width % 2 == 1 && (r + c) % 2 == 0;
                assert_eq!(game.wins(r * width + c), !losing, "{height} x {width}: {r} {c}");
            }
        }
    }

    /// A vertex is a winning start iff removing it makes the maximum matching smaller. Cacti of odd
    /// cycles, paths and sparse graphs bring deep nests of contracted cycles.
    #[test]
    fn large() {
        type Token = (Edges, usize);
        let large = Large::new(PartialOrd::lt, |(edges, from): &Token, &to: &usize| {
            assert!(edges.contains(&(*from, to)) || edges.contains(&(to, *from)));
            let rest = edges.iter().filter(|(u, v)| u != from && v != from);
            Some((rest.copied().collect(), to))
        });
        let wins = |(edges, from): &Token| VertexGeography::new(120, edges).wins(*from);
        let winning =
            |(edges, from): &Token| VertexGeography::new(120, edges).winning_moves(*from).collect();
        let mut random = Random(10);
        for _ in 0..256 {
            let n = 2 + random.below(118);
            let count = random.below(2 * n);
            let edges = random_edges(&mut random, n as usize, count as usize);
            large.check(Normal, &(edges, random.below(n) as usize), &wins, &winning);
        }
        for n in [99_999, 100_000] {
            let path: Edges = (1..n).map(|v| (v - 1, v)).collect();
            let starts = (0..n).filter(|&v| n % 2 == 0 || v % 2 == 1);
            assert!(VertexGeography::new(n, &path).winning_starts().eq(starts));
            let triangles = (2..n).flat_map(|v| [(v - 2, v - 1), (v - 2, v)]);
            let triangles: Edges = triangles.chain([(n - 2, n - 1)]).collect();
            let starts = if n % 2 == 0 { 0..n } else { 0..0 };
            assert!(VertexGeography::new(n, &triangles).winning_starts().eq(starts));
        }
    }

    /// Tests paths, tied together, of which a greedy matching takes the wrong edges; a search for
    /// each unmatched vertex would take seconds.
    #[test]
    fn far_from_greedy() {
        let mut random = Random(9);
        for (n, len) in [(100_000, 400), (100_000, 7)] {
            let mut edges: Edges =
                (0..n - 1).filter(|v| v % len != len - 1).map(|v| (v, v + 1)).collect();
            edges.sort_by_key(|&(v, _)| v % 2 == 0);
            let mut tie = || random.below(n as u64) as usize;
            edges.extend((0..n / len).map(|_| (tie(), tie())));
            let game = VertexGeography::new(n, &edges);
            let losing = (0..n).filter(|&v| !game.wins(v)).take(50);
            for from in losing {
                assert!(game.winning_moves(from).next().is_none());
            }
            for from in game.winning_starts().take(5) {
                let to = game.winning_moves(from).next().expect("a winning move");
                let rest: Edges =
                    edges.iter().copied().filter(|&(u, v)| u != from && v != from).collect();
                assert!(!VertexGeography::new(n, &rest).wins(to));
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics("vertex 0 in a graph of 0 vertices", || {
            _ = vertex_geography::VertexGeography::new(0, &[]).wins(0);
        });
        assert_panics("2^30 vertices or edges are too many", || {
            _ = vertex_geography::VertexGeography::new(usize::MAX, &[]);
        });
    }
}
