//! Misère sums.

use crate::entry::*;
use nim_snippets::misere_sums::MisereSums;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let arcs = edges(rule, "arcs");
        let n = vertices(&arcs, n_max);
        make game = MisereSums::new(n, &arcs);
        play(tokens): game.wins(&sizes(tokens)), game.winning_moves(&sizes(tokens));
        moves(tokens):
            crate::dag_game::moves(&sizes(tokens), &arcs),
            at_most squares(&[arcs.len() as u64, tokens.len() as u64]);
    };
    let game = Game::new("misere_sums", Shape::Row("tokens"), answers)
        .with_program(PROGRAM)
        .with(DAG)
        .is_misere()
        .example("3 2");
    vec![game]
}

const PROGRAM: &str = r#"// `4 6 3 / 2 1 / 3 1 / 3 2 / 4 1 / 4 2 / 4 3 / 2 3 4` prints `Second`.

use nim_snippets::misere_sums;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        k: usize,
        arcs: [(Usize1, Usize1); m],
        tokens: [Usize1; k],
    }
    let first = misere_sums::MisereSums::new(n, &arcs).wins(&tokens);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Misere;
    use crate::support::brute_force::Rules;
    use crate::support::graph::{random_dag, token_moves};
    use crate::support::random::Random;
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

    /// A complete graph is Nim: vertex v is a heap of v stones. Renamed, in random order.
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
        use nim_snippets::*;
        assert_panics("2^30 vertices or arcs are too many", || {
            misere_sums::MisereSums::new(usize::MAX, &[])
        });
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            misere_sums::MisereSums::new(1, &[(0, 1)])
        });
        assert_panics("the graph has a cycle", || misere_sums::MisereSums::new(1, &[(0, 0)]));
        assert_panics("vertex 4 can reach a wild vertex", || {
            misere_sums::MisereSums::new(5, &[(1, 0), (2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
                .wins(&[4])
        });
    }
}
