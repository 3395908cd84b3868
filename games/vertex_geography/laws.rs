use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_edges};
use crate::large::Large;
use crate::random::Random;
use moves::vertex_geography::moves as moves_by_rules;
use nim_snippets::vertex_geography::VertexGeography;
use proptest::collection::vec;
use proptest::prelude::*;

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

/// What the header says of full grids.
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
            let lost = height % 2 == 1 && width % 2 == 1 && (r + c) % 2 == 0;
            assert_eq!(game.wins(r * width + c), !lost, "{height} x {width}: {r} {c}");
        }
    }
}

/// A vertex is a winning start iff removing it makes the maximum matching smaller. Cacti of odd
/// cycles, paths and sparse graphs bring deep nests of contracted cycles.
#[test]
fn large() {
    let graph = (2..120_usize).prop_flat_map(|n| (vec((0..n, 0..n), 0..2 * n), 0..n));
    let games = Large::new((graph, Just(())), |(edges, from): &(Edges, usize), (), &to| {
        assert!(edges.contains(&(*from, to)) || edges.contains(&(to, *from)));
        let rest = edges.iter().filter(|(u, v)| u != from && v != from);
        (rest.copied().collect(), to)
    });
    games.check(
        Normal,
        |(edges, start), ()| VertexGeography::new(120, edges).wins(*start),
        |(edges, start), ()| VertexGeography::new(120, edges).winning_moves(*start).collect(),
    );
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

#[test]
fn extremes() {
    let game = VertexGeography::new;
    assert_eq!(game(0, &[]).winning_starts().count(), 0);
    assert_eq!(game(2, &[(0, 0)]).winning_starts().count(), 0);
    assert!(game(2, &[(0, 0), (0, 1), (1, 0)]).winning_moves(0).eq([1]));
    for edge in [(0, 2), (2, 0)] {
        assert_panics("vertex 2 in a graph of 2 vertices", || game(2, &[edge]));
    }
    assert_panics("2^30 vertices or edges are too many", || game(1 << 30, &[]));
    assert_panics("vertex 5 in a graph of 2 vertices", || game(2, &[(0, 1)]).wins(5));
    assert_panics("vertex 2 in a graph of 2 vertices", || game(2, &[]).winning_moves(2).count());
}
