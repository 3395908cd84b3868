//! Node Kayles.

use crate::entry::*;
use nim_snippets::node_kayles;

/// Chooses a vertex of `left`, whose vertices ascend. A move is the chosen vertex.
pub fn moves(left: &[usize], edges: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
    left.iter().map(|&v| (v, choose(left, edges, v))).collect()
}

/// The vertices that are left after one is chosen.
pub fn choose(left: &[usize], edges: &[(usize, usize)], v: usize) -> Vec<usize> {
    let is_gone = |w: usize| w == v || edges.contains(&(v, w)) || edges.contains(&(w, v));
    left.iter().copied().filter(|&w| !is_gone(w)).collect()
}

pub const GAMES: &[Game] = &[Game {
    value: Some(Value::of_position("node_kayles::grundy({n}, {edges})", |p, _| {
        on_graph(p, node_kayles::grundy)
    })),
    play: Some(Play::new(
        "node_kayles::wins({n}, {edges})",
        |p, _| on_graph(p, node_kayles::wins),
        |p, _| Box::new(on_graph(p, node_kayles::winning_moves).map(chosen(p))),
    )),
    rules: Some(
        Rules::options(|p, _| becoming(all_choices(p))).at_most(|p, _| squares(&[p.len() as u64])),
    ),
    example: "0-1 1-2 2-3 3-0 3-4",
    tried: Tried::in_its_own_file(),
    ..Game::new("node_kayles", Shape::Written(Writing::Graph))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::graph::{Edges, random_edges, random_tree};

    use crate::support::random::Random;
    use nim_snippets::node_kayles;

    fn check(n: usize, edges: &[(usize, usize)]) {
        let mut rules = Rules::new(|left: &Vec<usize>| super::moves(left, edges));
        let all: Vec<usize> = (0..n).collect();
        let moves = node_kayles::winning_moves(n, edges);
        rules.check_outcome(Normal, &all, node_kayles::wins(n, edges), moves);
        rules.check_grundy(&all, node_kayles::grundy(n, edges));
    }

    #[test]
    fn laws() {
        for n in 0..=5 {
            let pairs: Edges = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
            for chosen in 0..1 << pairs.len() {
                let edges = (0..pairs.len()).filter(|&e| chosen >> e & 1 == 1);
                check(n, &edges.map(|e| pairs[e]).collect::<Edges>());
            }
        }
        let mut random = Random(5);
        for i in 0..100 {
            let n = 6 + i % 8;
            let count = random.below(2 * n as u64) as usize;
            check(n, &random_edges(&mut random, n, count));
            check(n, &random_tree(&mut random, n, 1 + i % 3));
        }
    }

    /// Tests long paths and cycles by the definition, beyond the period and its proof.
    #[test]
    fn paths_and_cycles() {
        let path = |length: usize| node_kayles::path_grundy(length as u64);
        for n in 1..400_usize {
            let options =
                (0..n).map(|i| path(i.saturating_sub(1)) ^ path((n - i).saturating_sub(2)));
            let options: Vec<u64> = options.collect();
            assert_eq!(path(n), (0..).find(|value| !options.contains(value)).unwrap(), "{n}");
        }
        let circle: Edges = (0..64).map(|v| (v, (v + 1) % 64)).collect();
        for n in 1..=64 {
            assert_eq!(node_kayles::grundy(n, &circle[..n - 1]), path(n));
            let cycle = [&circle[..n - 1], &[(n - 1, 0)]].concat();
            if n > 2 {
                assert_eq!(node_kayles::grundy(n, &cycle), node_kayles::cycle_grundy(n as u64));
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            _ = node_kayles::grundy(1, &[(0, 1)]);
        });
        assert_panics("18446744073709551615 vertices are more than 64", || {
            _ = node_kayles::grundy(usize::MAX, &[]);
        });
        assert_panics("2 vertices are fewer than 3", || _ = node_kayles::cycle_grundy(2));
    }
}
