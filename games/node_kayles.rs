//! Node Kayles.

use crate::entry::*;
use nim_snippets::node_kayles;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{p}: on_graph(p, node_kayles::grundy);
        play(p):
            on_graph(p, node_kayles::wins),
            on_graph(p, node_kayles::winning_moves).map(chosen(p));
        moves(p): becoming(all_choices(p)), at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("node_kayles", Shape::Written(Writing::Graph), answers)
        .with_program(PROGRAM)
        .has_own_laws()
        .example("0-1 1-2 2-3 3-0 3-4");
    vec![game]
}

const PROGRAM: &str = r#"// `5 4 / 1 2 / 2 3 / 3 4 / 4 5` prints `First`.

use nim_snippets::node_kayles;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1); m],
    }
    let first = node_kayles::wins(n, &edges);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::graph::{Edges, random_edges};
    use crate::support::large::Large;
    use crate::support::random::Random;
    use nim_snippets::node_kayles;
    use proptest::collection::vec;
    use proptest::prelude::*;

    /// Node Kayles by its rules: the position is the set of vertices that are left.
    fn node_kayles_rules(n: usize, edges: &[(usize, usize)]) -> Rules<'_, u64, usize> {
        Rules::new(move |&left: &u64| {
            let here = (0..n).filter(|v| left >> v & 1 == 1);
            let choose = |v: usize| {
                let gone =
                    |u: &usize| *u == v || edges.contains(&(*u, v)) || edges.contains(&(v, *u));
                (v, (0..n).filter(gone).fold(left, |left, u| left & !(1 << u)))
            };
            here.map(choose).collect()
        })
    }

    #[test]
    fn laws() {
        let check = |n: usize, edges: &[(usize, usize)]| {
            let mut rules = node_kayles_rules(n, edges);
            let whole = (1 << n) - 1;
            let moves = node_kayles::winning_moves(n, edges);
            rules.check_outcome(Normal, &whole, node_kayles::wins(n, edges), moves);
            rules.check_grundy(&whole, node_kayles::grundy(n, edges));
        };
        for n in 0..=5 {
            let pairs: Edges = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
            for chosen in 0..1 << pairs.len() {
                let edges = (0..pairs.len()).filter(|&e| chosen >> e & 1 == 1);
                check(n, &edges.map(|e| pairs[e]).collect::<Edges>());
            }
        }
        let mut random = Random(5);
        for i in 0..100 {
            let n = 6 + i % 6;
            let count = random.below(2 * n as u64) as usize;
            check(n, &random_edges(&mut random, n, count));
        }
    }

    #[test]
    fn large() {
        let path: Edges = (1..40).map(|v| (v - 1, v)).collect();
        assert_eq!(node_kayles::grundy(40, &path), node_kayles::grundy(6, &path[..5]));
        let graph = (15..23_usize).prop_flat_map(|n| (Just(n), vec((0..n, 0..n), 0..2 * n)));
        let games = Large::new((graph, Just(())), |(n, edges): &(usize, Edges), (), &v| {
            let gone = |u: usize| u == v || edges.contains(&(u, v)) || edges.contains(&(v, u));
            let left: Vec<usize> = (0..*n).filter(|&u| !gone(u)).collect();
            let name = |u: usize| left.iter().position(|&w| w == u);
            let edges = edges.iter().filter_map(|&(a, b)| Some((name(a)?, name(b)?)));
            (left.len(), edges.collect())
        });
        games.check(
            Normal,
            |(n, edges), ()| node_kayles::wins(*n, edges),
            |(n, edges), ()| node_kayles::winning_moves(*n, edges).collect(),
        );
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("vertex 1 in a graph of 1 vertices", || node_kayles::grundy(1, &[(0, 1)]));
        assert_panics("18446744073709551615 vertices are more than 64", || {
            node_kayles::grundy(usize::MAX, &[])
        });
    }
}
