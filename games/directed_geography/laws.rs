use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics};
use crate::graph::Edges;
use crate::random::Random;
use moves::graph::followers;
use nim_snippets::directed_geography::DirectedGeography;
use nim_snippets::vertex_geography::VertexGeography;

/// By the rules: where the token is, and the set of all vertices visited.
fn geography_rules(arcs: &Edges) -> Rules<'_, (usize, u32), usize> {
    Rules::new(move |&(v, visited): &(usize, u32)| {
        let mut new = followers(arcs, v);
        new.sort_unstable();
        new.dedup();
        new.retain(|to| visited >> to & 1 == 0);
        new.into_iter().map(|to| (to, (to, visited | 1 << to))).collect()
    })
}

#[test]
fn laws() {
    let mut random = Random(50);
    for round in 0..200 {
        let n = 1 + random.below(6);
        let arc = |random: &mut Random| (random.below(n) as usize, random.below(n) as usize);
        let arcs: Edges = (0..round % 16).map(|_| arc(&mut random)).collect();
        let mut rules = geography_rules(&arcs);
        let n = n as usize;
        let game = DirectedGeography::new(n, &arcs);
        for v in 0..n {
            for visited in 0..1 << n {
                let position = (v, visited | 1 << v);
                let moves = game.winning_moves(v, visited);
                rules.check_outcome(Normal, &position, game.wins(v, visited), moves);
                let moves = game.misere_winning_moves(v, visited);
                rules.check_outcome(Misere, &position, game.misere_wins(v, visited), moves);
            }
        }
        let starts = (0..n).filter(|&v| rules.is_won(Normal, &(v, 1 << v)));
        assert!(game.winning_starts().eq(starts), "{arcs:?}");
    }
}

/// Arcs in both directions are an undirected graph, for which there is a theorem.
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
    assert!(game.wins(0, 0) && !game.wins(0, u32::MAX) && game.misere_wins(0, u32::MAX));
    assert!(DirectedGeography::new(0, &[]).winning_starts().next().is_none());
    assert_panics("vertex 2 in a graph of 2 vertices", || game.wins(2, 0));
    assert_panics("vertex 2 in a graph of 2 vertices", || game.misere_winning_moves(2, 0).count());
    assert_panics("vertex 3 in a graph of 3 vertices", || DirectedGeography::new(3, &[(0, 3)]));
}
