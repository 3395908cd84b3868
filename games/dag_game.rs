//! Game on a DAG.

use crate::entry::*;
use nim_snippets::dag_game;

/// Moves a token along an arc.
pub fn moves(tokens: &[usize], edges: &[(usize, usize)]) -> Vec<((usize, usize), Vec<usize>)> {
    let moved = |(i, to): (usize, usize)| {
        let mut tokens = tokens.to_vec();
        tokens[i] = to;
        ((i, to), tokens)
    };
    let moves = (0..tokens.len())
        .flat_map(|i| followers(edges, tokens[i]).into_iter().map(move |to| (i, to)));
    moves.map(moved).collect()
}

pub const GAMES: &[Game] = &[Game {
    parameters: DAG,
    integer: Integer::Usize,
    once: Some(Once::game("DagGame::new({vertices}, {arcs})")),
    places: |rule| vertex_count(rule, "arcs"),
    value: value!(game.grundy(sizes(tokens))),
    play: play!(game.wins(sizes(tokens)), winning_moves => Move::token, listed),
    rules: rules!(
        moves(sizes(tokens), edges arcs) => Move::token,
        at_most |tokens, rule| squares(&[rule.edges("arcs").len() as u64, tokens.len() as u64])
    ),
    example: "3 2",
    ..Game::new("dag_game", Shape::Sum(Parts::Tokens))
}];

fn game(rule: &Under) -> &dag_game::DagGame {
    rule.made_of_graph("arcs", dag_game::DagGame::new)
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::dag_game;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::graph::{Edges, random_dag};
    use crate::support::random::Random;
    use nim_snippets::dag_game::DagGame;

    #[test]
    fn laws() {
        let mut random = Random(3);
        for round in 0..300 {
            let n = 2 + random.below(9) as usize;
            let mut edges = random_dag(&mut random, n, round % 40);
            // In one third of the graphs all arcs go down, in another third all go up.
            match round % 3 {
                0 => edges
                    .iter_mut()
                    .for_each(|edge| *edge = (edge.0.max(edge.1), edge.0.min(edge.1))),
                1 => edges
                    .iter_mut()
                    .for_each(|edge| *edge = (edge.0.min(edge.1), edge.0.max(edge.1))),
                _ => (),
            }
            let mut rules = Rules::new(|tokens: &Vec<usize>| super::moves(tokens, &edges));
            let game = DagGame::new(n, &edges);
            for (v, &value) in game.vertex_values().iter().enumerate() {
                rules.check_grundy(&vec![v], value);
            }
            for count in 0..4 {
                let tokens: Vec<usize> =
                    (0..count).map(|_| random.below(n as u64) as usize).collect();
                rules.check_grundy(&tokens, game.grundy(&tokens));
                let moves = game.winning_moves(&tokens);
                rules.check_outcome(Normal, &tokens, game.wins(&tokens), moves);
            }
        }
    }

    #[test]
    fn large() {
        // The n vertices of a complete graph have the values 0 to n - 1, so sets of every size
        // occur.
        let n = 300;
        let complete: Edges = (0..n).flat_map(|u| (0..u).map(move |v| (u, v))).collect();
        assert!(DagGame::new(n, &complete).vertex_values().iter().copied().eq(0..n as u64));
        let upwards: Edges = complete.iter().map(|&(u, v)| (v, u)).collect();
        assert!(DagGame::new(n, &upwards).vertex_values().iter().copied().eq((0..n as u64).rev()));
        let name = |v: usize| v * 77 % n;
        let renamed: Edges = complete.iter().map(|&(u, v)| (name(u), name(v))).collect();
        let game = DagGame::new(n, &renamed);
        let grundy = game.vertex_values();
        assert!((0..n).all(|v| grundy[name(v)] == v as u64));
        let mut random = Random(4);
        for (n, count) in [(10_000, 20_000), (1000, 100_000), (200_000, 200_000)] {
            let edges = random_dag(&mut random, n, count);
            let game = DagGame::new(n, &edges);
            let grundy = game.vertex_values();
            let mut reached = vec![Vec::new(); n];
            edges.iter().for_each(|&(from, to)| reached[from].push(grundy[to]));
            for (reached, mex) in reached.iter().zip(grundy) {
                assert!(!reached.contains(mex) && (0..*mex).all(|value| reached.contains(&value)));
            }
        }
    }

    /// 10^10 winning moves are not listed before the first is asked for.
    #[test]
    fn winning_moves_are_lazy() {
        let n = 100_000;
        let arcs: Edges = (1..n).map(|to| (0, to)).collect();
        let game = DagGame::new(n, &arcs);
        let tokens = vec![0; n + 1];
        assert!(game.winning_moves(&tokens).step_by(n - 1).take(3).eq([(0, 1), (1, 1), (2, 1)]));
    }

    #[test]
    fn panics() {
        assert_panics("2^30 vertices or arcs are too many", || {
            _ = dag_game::DagGame::new(usize::MAX, &[]);
        });
        assert_panics("vertex 2 in a graph of 2 vertices", || {
            _ = dag_game::DagGame::new(2, &[(0, 2)]);
        });
        assert_panics("the graph has a cycle", || _ = dag_game::DagGame::new(2, &[(0, 1), (1, 0)]));
    }
}
