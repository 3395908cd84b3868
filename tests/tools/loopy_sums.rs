//! Loopy sums.

use crate::dag_game::moves;
use crate::entry::lists;
use crate::loopy_game::remoteness_by_rules;
use crate::support::assert_panics;
use crate::support::graph::random_edges;
use crate::support::random::Random;
use nim_snippets::dag_game::DagGame;
use nim_snippets::loopy_sums;
use nim_snippets::loopy_sums::{LoopySums, Outcome, Value};
use nim_snippets::sprague_grundy::SpragueGrundy;

#[test]
fn laws() {
    use Outcome::{Draw, Loss, Win};
    let mut random = Random(6);
    for round in 0..400 {
        let n = 1 + random.below(6) as usize;
        let edges = random_edges(&mut random, n, 2 + round % 13);
        let game = LoopySums::new(n, &edges);
        for count in 0..=3 {
            let known = remoteness_by_rules(n, &edges, count);
            let outcome = |tokens: &Vec<usize>| match known.get(tokens) {
                Some(moves) if moves % 2 == 1 => Win,
                Some(_) => Loss,
                None => Draw,
            };
            for tokens in lists(count, n as u64 - 1) {
                let tokens: Vec<usize> = tokens.into_iter().map(|v| v as usize).collect();
                assert_eq!(game.outcome(&tokens), outcome(&tokens), "{edges:?} {tokens:?}");
                let mut options = moves(&tokens, &edges);
                options.retain(|(_, option)| outcome(option) == Loss);
                let mut moves: Vec<_> = game.winning_moves(&tokens).collect();
                moves.sort_unstable();
                assert!(
                    moves.into_iter().eq(options.into_iter().map(|(m, _)| m)),
                    "{edges:?} {tokens:?}"
                );
            }
        }
    }
}

/// Whatever the opponent replies, always playing the first winning move comes to an end.
#[test]
fn first_winning_move_finishes() {
    let mut random = Random(7);
    for round in 0..300 {
        let n = 2 + random.below(6) as usize;
        let edges = random_edges(&mut random, n, 5 + round % 20);
        let game = LoopySums::new(n, &edges);
        let replies = |tokens: &Vec<usize>| -> Vec<Vec<usize>> {
            let Some((i, to)) = game.winning_moves(tokens).next() else { return vec![] };
            let mut after = tokens.clone();
            after[i] = to;
            moves(&after, &edges).into_iter().map(|(_, reply)| reply).collect()
        };
        // A solver that panics if play can return to a position.
        let mut solver = SpragueGrundy::new(replies);
        for tokens in lists(2, n as u64 - 1) {
            solver.grundy(&[tokens.into_iter().map(|v| v as usize).collect()]);
        }
    }
}

#[test]
fn extremes() {
    let game = LoopySums::new;
    assert!(game(0, &[]).vertex_values().is_empty());
    assert_eq!(game(0, &[]).outcome(&[]), Outcome::Loss);
    let drawn = game(1, &[(0, 0)]);
    assert_eq!(drawn.vertex_values(), [Value::Infinite(vec![])]);
    assert_eq!(drawn.outcome(&[0, 0]), Outcome::Draw);
    assert_eq!(drawn.winning_moves(&[0, 0]).count(), 0);
    assert!(game(2, &[(0, 1); 3]).winning_moves(&[0]).eq([(0, 1)]));
}

/// In a DAG that cycles lead to, the values are those of the DAG game.
#[test]
fn cycles_before_a_dag() {
    let mut random = Random(9);
    for round in 0..300 {
        let mut edges = crate::support::graph::random_dag(&mut random, 8, 4 + round % 30);
        let is_acyclic = LoopySums::new(8, &edges);
        let dag = DagGame::new(8, &edges);
        for (value, &grundy) in is_acyclic.vertex_values().iter().zip(dag.vertex_values()) {
            assert_eq!(*value, Value::Finite(grundy), "{edges:?}");
        }
        // Add two vertices, which lead to each other and into the DAG.
        edges.extend([(8, 9), (9, 8)]);
        edges.extend(
            (0..round % 7).map(|_| (8 + random.below(2) as usize, random.below(8) as usize)),
        );
        let game = LoopySums::new(10, &edges);
        let known = remoteness_by_rules(10, &edges, 2);
        for (a, b) in (0..10).flat_map(|a| (a..10).map(move |b| (a, b))) {
            let expected = match known.get(&vec![a, b]) {
                Some(moves) if moves % 2 == 1 => Outcome::Win,
                Some(_) => Outcome::Loss,
                None => Outcome::Draw,
            };
            assert_eq!(game.outcome(&[a, b]), expected, "{edges:?} {a} {b}");
        }
    }
}

#[test]
fn panics() {
    assert_panics("2^30 vertices or arcs are too many", || {
        _ = loopy_sums::LoopySums::new(usize::MAX, &[]);
    });
    assert_panics("vertex 1 in a graph of 1 vertices", || {
        _ = loopy_sums::LoopySums::new(1, &[(1, 0)]);
    });
}
