use crate::brute_force::Convention::Misere;
use crate::brute_force::{Rules, assert_panics};
use crate::graph::{random_dag, token_moves};
use crate::random::Random;
use nim_snippets::misere_sums::MisereSums;

#[test]
fn laws() {
    let mut random = Random(10);
    let mut wild = 0;
    for round in 0..400 {
        let n = 2 + random.below(9) as usize;
        let edges = random_dag(&mut random, n, round % 40);
        let mut rules = Rules::new(|tokens: &Vec<usize>| token_moves(&edges, tokens));
        let game = MisereSums::new(n, &edges);
        let pairs = game.vertex_values();
        for (v, pair) in pairs.iter().enumerate() {
            pair.iter().for_each(|pair| rules.check_grundy(&vec![v], pair.0));
        }
        let tame: Vec<usize> = (0..n).filter(|&v| pairs[v].is_some()).collect();
        wild += n - tame.len();
        for count in [0, 1, 1, 2, 2, 3, 3] {
            let token = |random: &mut Random| tame[random.below(tame.len() as u64) as usize];
            let tokens: Vec<usize> = (0..count).map(|_| token(&mut random)).collect();
            let moves = game.winning_moves(&tokens);
            rules.check_outcome(Misere, &tokens, game.wins(&tokens), moves);
        }
    }
    assert!(wild > 0, "some graphs have wild vertices");
}

#[test]
fn extremes() {
    let game = MisereSums::new;
    assert!(game(0, &[]).vertex_values().is_empty());
    assert!(game(0, &[]).wins(&[]), "the opponent has made the last move");
    assert_eq!(game(0, &[]).winning_moves(&[]).count(), 0);
    // From vertex 3 one can only move to a Nim heap of two.
    let arcs = [(1, 0), (2, 0), (2, 1), (3, 2)];
    assert_eq!(game(4, &arcs).vertex_values()[3], Some((0, 0)), "firm though below 2");
    for arc in [(0, 1), (1, 0)] {
        assert_panics("vertex 1 in a graph of 1 vertices", || game(1, &[arc]));
    }
    assert_panics("2^30 vertices or arcs are too many", || game(1 << 30, &[]));
    assert_panics("vertex 7 in a graph of 1 vertices", || game(1, &[]).wins(&[7]));
    assert_panics("vertex 7 in a graph of 1 vertices", || game(1, &[]).winning_moves(&[7]).count());
    assert_panics("the graph has the cycle [0]", || game(2, &[(0, 0), (1, 0)]));
    let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (3, 4)];
    assert_panics("the graph has the cycle [1, 2, 3]", || game(5, &edges));
    // Vertex 4 leads to the end and to a firm vertex of value 0: its pair is (1, 2).
    let wild = game(5, &[(1, 0), (2, 0), (2, 1), (3, 2), (4, 0), (4, 3)]);
    assert_panics("vertex 4 can reach a wild one", || wild.winning_moves(&[0, 4]).count());
}

/// A complete graph is Nim: vertex v is a heap of v stones. Renamed, in random order.
#[test]
fn large() {
    let n = 300;
    let name = |v: usize| v * 77 % n;
    let edges: Vec<_> = (0..n).flat_map(|u| (0..u).map(move |v| (name(u), name(v)))).collect();
    let game = MisereSums::new(n, &edges);
    let pairs = game.vertex_values();
    for v in 0..n as u64 {
        let misere = if v < 2 { 1 - v } else { v };
        assert_eq!(pairs[name(v as usize)], Some((v, misere)));
    }
}
