//! Misère sums.

use crate::dag_game::moves;
use crate::entry::*;
use nim_snippets::misere_sums;

pub const GAMES: &[Game] = &[Game {
    parameters: DAG,
    integer: Integer::Usize,
    once: Some(Once::game("MisereSums::new({vertices}, {arcs})")),
    places: |rule| vertex_count(rule, "arcs"),
    play: play!(game.wins(sizes(tokens)), winning_moves => Move::token, listed),
    is_misere: true,
    rules: rules!(
        moves(sizes(tokens), edges arcs) => Move::token,
        at_most |tokens, rule| squares(&[rule.edges("arcs").len() as u64, tokens.len() as u64])
    ),
    example: "3 2",
    ..Game::new("misere_sums", Shape::Row(Parts::Tokens))
}];

fn game(rule: &Under) -> &misere_sums::MisereSums {
    rule.made_of_graph("arcs", misere_sums::MisereSums::new)
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::misere_sums;

    use super::moves;
    use crate::support::brute_force::Convention::Misere;
    use crate::support::brute_force::Rules;
    use crate::support::graph::random_dag;
    use crate::support::random::Random;
    use nim_snippets::misere_sums::MisereSums;

    #[test]
    fn laws() {
        let mut random = Random(10);
        let mut wild = 0;
        for round in 0..400 {
            let n = 2 + random.below(9) as usize;
            let edges = random_dag(&mut random, n, round % 40);
            let mut rules = Rules::new(|tokens: &Vec<usize>| moves(tokens, &edges));
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

    /// A complete graph is Nim: vertex v is a heap of v stones. The vertices are renamed at random.
    #[test]
    fn complete_graphs_have_all_values() {
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

    #[test]
    fn panics() {
        assert_panics("2^30 vertices or arcs are too many", || {
            _ = misere_sums::MisereSums::new(usize::MAX, &[]);
        });
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            _ = misere_sums::MisereSums::new(1, &[(0, 1)]);
        });
        assert_panics("the graph has a cycle", || _ = misere_sums::MisereSums::new(1, &[(0, 0)]));
        assert_panics("vertex 4 can reach a wild vertex", || {
            _ = misere_sums::MisereSums::new(5, &[(1, 0), (2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
                .wins(&[4]);
        });
    }
}
