use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{Edges, random_dag, token_moves};
use crate::random::Random;
use nim_snippets::dag_game;

#[test]
fn laws() {
    let mut random = Random(3);
    for round in 0..300 {
        let n = 2 + random.below(9) as usize;
        let mut edges = random_dag(&mut random, n, round % 40);
        // In a third of the graphs each all edges go down, or up.
        match round % 3 {
            0 => edges.iter_mut().for_each(|edge| *edge = (edge.0.max(edge.1), edge.0.min(edge.1))),
            1 => edges.iter_mut().for_each(|edge| *edge = (edge.0.min(edge.1), edge.0.max(edge.1))),
            _ => (),
        }
        let mut rules = Rules::new(|tokens: &Vec<usize>| token_moves(&edges, tokens));
        let grundy = dag_game::grundy_values(n, &edges);
        for (v, &value) in grundy.iter().enumerate() {
            rules.check_grundy(&vec![v], value);
        }
        for count in 0..4 {
            let tokens: Vec<usize> = (0..count).map(|_| random.below(n as u64) as usize).collect();
            let moves = dag_game::winning_moves(&edges, &grundy, &tokens);
            rules.check_outcome(Normal, &tokens, dag_game::wins(&grundy, &tokens), moves);
        }
    }
}

#[test]
fn extremes() {
    use dag_game::{grundy_values, winning_moves, wins};
    assert!(grundy_values(0, &[]).is_empty());
    assert_eq!(grundy_values(2, &[]), [0, 0]);
    assert!(!wins(&[], &[]));
    assert_panics("2^30 vertices or edges are too many", || grundy_values(1 << 30, &[]));
    assert_eq!(winning_moves(&[(1, 0); 5], &[0, 1], &[1]).collect::<Vec<_>>(), [(0, 0)]);
    for edge in [(0, 2), (2, 0)] {
        assert_panics("vertex 2 in a graph of 2 vertices", || grundy_values(2, &[edge]));
        assert_panics("vertex 2 in a graph of 2 vertices", || {
            winning_moves(&[edge], &[0, 0], &[]).count()
        });
    }
    assert_panics("vertex 7 in a graph of 2 vertices", || wins(&[0, 1], &[7]));
    assert_panics("vertex 7 in a graph of 2 vertices", || {
        winning_moves(&[], &[0, 1], &[7]).count()
    });
    assert_panics("the graph has the cycle [1]", || grundy_values(2, &[(0, 1), (1, 1)]));
    let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (3, 4)];
    assert_panics("the graph has the cycle [1, 2, 3]", || grundy_values(5, &edges));
}

#[test]
fn large() {
    // Complete graphs: the n vertices are worth 0 to n - 1, so every size of sets comes up.
    let n = 300;
    let complete: Edges = (0..n).flat_map(|u| (0..u).map(move |v| (u, v))).collect();
    assert!(dag_game::grundy_values(n, &complete).into_iter().eq(0..n as u64));
    let upwards: Edges = complete.iter().map(|&(u, v)| (v, u)).collect();
    assert!(dag_game::grundy_values(n, &upwards).into_iter().eq((0..n as u64).rev()));
    let name = |v: usize| v * 77 % n;
    let renamed: Edges = complete.iter().map(|&(u, v)| (name(u), name(v))).collect();
    let grundy = dag_game::grundy_values(n, &renamed);
    assert!((0..n).all(|v| grundy[name(v)] == v as u64));
    let mut random = Random(4);
    for (n, count) in [(10_000, 20_000), (1000, 100_000), (200_000, 200_000)] {
        let edges = random_dag(&mut random, n, count);
        let grundy = dag_game::grundy_values(n, &edges);
        let mut reached = vec![Vec::new(); n];
        edges.iter().for_each(|&(from, to)| reached[from].push(grundy[to]));
        for (reached, mex) in reached.iter().zip(grundy) {
            assert!(!reached.contains(&mex) && (0..mex).all(|value| reached.contains(&value)));
        }
    }
}
