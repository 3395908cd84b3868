//! Directed geography.

use crate::entry::*;
use nim_snippets::directed_geography;

/// Moves the token from the last vertex of its path along an arc to a vertex that is not on the
/// path.
pub fn moves(path: &[usize], arcs: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
    let from = path[path.len() - 1];
    let new = followers(arcs, from).into_iter().filter(|to| !path.contains(to));
    new.map(|to| (to, [path, &[to]].concat())).collect()
}

pub const GAMES: &[Game] = &[Game {
    parameters: ARCS,
    integer: Integer::Usize,
    once: Some(Once::game("DirectedGeography::new({vertices}, {arcs})")),
    places: |rule| vertex_count(rule, "arcs"),
    play: Some(Play::new(
        "{ let path = {path}; {game}.wins(path[path.len() - 1], \
         path.iter().fold(0, |bits, v| bits | 1 << v)) }",
        |path, rule| game(rule).wins(token(path), visited(path)),
        |path, rule| Box::new(game(rule).winning_moves(token(path), visited(path)).map(gone(path))),
    )),
    rules: rules!(
        moves(sizes(path), edges arcs) => gone(path),
        at_most |_, rule| vertices(rule.edges("arcs"), rule.n_max) as u128
    ),
    example: "0",
    tried: Tried::in_its_own_file(),
    ..Game::new("directed_geography", Shape::Row(Parts::Path))
}];

fn game(rule: &Under) -> &directed_geography::DirectedGeography {
    rule.made_of_graph("arcs", directed_geography::DirectedGeography::new)
}

/// The visited vertices as bits.
fn visited(path: &[u64]) -> u32 {
    path.iter().filter(|&&v| v < 24).fold(0, |bits, v| bits | 1 << v)
}

#[cfg(test)]
mod tests {
    use crate::entry::followers;
    use crate::support::assert_panics;
    use nim_snippets::directed_geography;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::graph::Edges;
    use crate::support::random::Random;
    use nim_snippets::directed_geography::DirectedGeography;
    use nim_snippets::vertex_geography::VertexGeography;

    /// The rules: a position is the vertex of the token and the set of visited vertices.
    fn geography_rules(arcs: &Edges) -> Rules<'_, (usize, u32), usize> {
        Rules::new(move |&(v, visited): &(usize, u32)| {
            let mut new = followers(arcs, v);
            new.sort_unstable();
            new.dedup();
            new.retain(|to| visited >> to & 1 == 0);
            new.into_iter().map(|to| (to, (to, visited | 1 << to))).collect()
        })
    }

    /// Compares all positions of a random graph with the rules.
    fn check_geography(random: &mut Random, n: u64, arc_count: u64) {
        let arc = |_| (random.below(n) as usize, random.below(n) as usize);
        let arcs: Edges = (0..arc_count).map(arc).collect();
        let mut rules = geography_rules(&arcs);
        let n = n as usize;
        let game = DirectedGeography::new(n, &arcs);
        for v in 0..n {
            for visited in 0..1 << n {
                let position = (v, visited | 1 << v);
                let moves = game.winning_moves(v, visited);
                rules.check_outcome(Normal, &position, game.wins(v, visited), moves);
            }
        }
        let starts = (0..n).filter(|&v| rules.is_won(Normal, &(v, 1 << v)));
        assert!(game.winning_starts().eq(starts), "{arcs:?}");
    }

    #[test]
    fn laws() {
        let mut random = Random(50);
        for round in 0..200 {
            let n = 1 + random.below(6);
            check_geography(&mut random, n, round % 16);
        }
    }

    /// Tests graphs with more vertices than the six whose sets share a word.
    #[test]
    fn many_words() {
        let mut random = Random(52);
        for round in 0..12 {
            check_geography(&mut random, 7 + round % 4, 8 + 3 * round);
        }
    }

    /// Arcs in both directions make an undirected graph, for which there is a theorem.
    #[test]
    fn both_directions() {
        let mut random = Random(51);
        for _ in 0..10 {
            let n = 14;
            let edge = |random: &mut Random| (random.below(n) as usize, random.below(n) as usize);
            let edges: Edges = (0..18).map(|_| edge(&mut random)).collect();
            let n = n as usize;
            let arcs: Edges = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]).collect();
            let game = DirectedGeography::new(n, &arcs);
            let starts = (0..n).filter(|&v| game.wins(v, 0));
            assert!(game.winning_starts().eq(starts));
            assert!(game.winning_starts().eq(VertexGeography::new(n, &edges).winning_starts()));
        }
    }

    #[test]
    fn extremes() {
        let game = DirectedGeography::new(2, &[(0, 1), (0, 0)]);
        assert!(game.wins(0, 0) && !game.wins(0, u32::MAX));
        assert!(DirectedGeography::new(0, &[]).winning_starts().next().is_none());
    }

    #[test]
    fn panics() {
        assert_panics("25 vertices are more than 24", || {
            _ = directed_geography::DirectedGeography::new(25, &[]);
        });
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            _ = directed_geography::DirectedGeography::new(1, &[(0, 1)]);
        });
    }
}
