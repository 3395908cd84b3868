use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_edges};
use crate::large::Large;
use crate::random::Random;
use nim_snippets::vertex_geography;
use proptest::collection::vec;
use proptest::prelude::*;
use rules::vertex_geography::moves as moves_by_rules;

fn check_geography(n: usize, edges: &[(usize, usize)]) {
    let mut rules = Rules::new(|path: &Vec<usize>| moves_by_rules(path, edges));
    let starts = vertex_geography::winning_starts(n, edges);
    assert_eq!(starts.len(), n);
    for (v, &wins) in starts.iter().enumerate() {
        assert_eq!(vertex_geography::wins(n, edges, v), wins);
        rules.check_outcome(Normal, &vec![v], wins, vertex_geography::winning_moves(n, edges, v));
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
        let wins = vertex_geography::winning_starts(height * width, &edges);
        for (r, c) in cells {
            let lost = height % 2 == 1 && width % 2 == 1 && (r + c) % 2 == 0;
            assert_eq!(wins[r * width + c], !lost, "{height} x {width}: {r} {c}");
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
        |(edges, start), ()| vertex_geography::wins(120, edges, *start),
        |(edges, start), ()| vertex_geography::winning_moves(120, edges, *start).collect(),
    );
    for n in [99_999, 100_000] {
        let path: Edges = (1..n).map(|v| (v - 1, v)).collect();
        let starts = vertex_geography::winning_starts(n, &path);
        assert!(starts.into_iter().eq((0..n).map(|v| n % 2 == 0 || v % 2 == 1)));
        let triangles = (2..n).flat_map(|v| [(v - 2, v - 1), (v - 2, v)]);
        let triangles: Edges = triangles.chain([(n - 2, n - 1)]).collect();
        let starts = vertex_geography::winning_starts(n, &triangles);
        assert!(starts.into_iter().all(|wins| wins == (n % 2 == 0)));
    }
}

#[test]
fn extremes() {
    use vertex_geography::{winning_moves, winning_starts, wins};
    assert!(winning_starts(0, &[]).is_empty());
    assert_eq!(winning_starts(2, &[(0, 0)]), [false, false]);
    assert_eq!(winning_moves(2, &[(0, 0), (0, 1), (1, 0)], 0).collect::<Vec<_>>(), [1]);
    for edge in [(0, 2), (2, 0)] {
        assert_panics("vertex 2 in a graph of 2 vertices", || winning_starts(2, &[edge]));
        assert_panics("vertex 2 in a graph of 2 vertices", || winning_moves(2, &[edge], 0).count());
    }
    assert_panics("vertex 5 in a graph of 2 vertices", || wins(2, &[(0, 1)], 5));
    assert_panics("vertex 2 in a graph of 2 vertices", || winning_moves(2, &[], 2).count());
}
