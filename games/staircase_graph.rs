//! Staircase Nim on a graph.

use crate::entry::*;
use nim_snippets::staircase_graph;

/// A move of all but `left` of the stones on one vertex to another: `(from, left, to)`.
pub type Carry = (usize, u64, usize);

/// Moves any number of stones from one vertex along one arc.
pub fn moves(stones: &[u64], edges: &[(usize, usize)]) -> Vec<(Carry, Vec<u64>)> {
    let mut options = Vec::new();
    for v in 0..stones.len() {
        for left in 0..stones[v] {
            for to in followers(edges, v) {
                let mut after = stones.to_vec();
                after[to] += after[v] - left;
                after[v] = left;
                options.push(((v, left, to), after));
            }
        }
    }
    options
}

pub const GAMES: &[Game] = &[Game {
    parameters: STAIRS,
    value: Some(Value::of_position(
        "StaircaseGraph::new({count}, {arcs}).grundy({stones})",
        |stones, rule| stairs(stones, rule).grundy(stones),
    )),
    play: Some(Play::new(
        "StaircaseGraph::new({count}, {arcs}).wins({stones})",
        |stones, rule| stairs(stones, rule).wins(stones),
        |stones, rule| Box::new(stairs(stones, rule).winning_moves(stones).map(carried(stones))),
    )),
    misere: Some(Play::new(
        "StaircaseGraph::new({count}, {arcs}).misere_wins({stones})",
        |stones, rule| stairs(stones, rule).misere_wins(stones),
        |stones, rule| {
            Box::new(stairs(stones, rule).misere_winning_moves(stones).map(carried(stones)))
        },
    )),
    rules: rules!(
        moves(stones, edges arcs) => carried(stones),
        at_most |stones, rule| sum(stones) * rule.edges("arcs").len() as u128
    ),
    losing: Some(Losing::IfZero(words(
        "the xor of the stones that are an odd number of edges from the end",
        "終点まで辺が奇数本の頂点の石の xor",
    ))),
    misere_losing: Some(Losing::If(words(
        "the stones at an odd number of edges from the end lose in misère Nim",
        "終点まで辺が奇数本の頂点の石が、逆形ニムで負け",
    ))),
    picture: Picture::Plain,
    tried: Tried {
        rules: &["arcs=1-0,2-1", "arcs=0-2,0-2,1-2", "arcs="],
        sizes: &[(3, 4)],
        ..TRIED
    },
    ..Game::new("staircase_graph", Shape::Row(Parts::Stones))
}];

fn stairs(stones: &[u64], rule: &Rule) -> staircase_graph::StaircaseGraph {
    staircase_graph::StaircaseGraph::new(stones.len(), rule.edges("arcs"))
}

#[cfg(test)]
mod tests {
    use crate::entry::followers;
    use crate::entry::lists;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use crate::support::graph::{Edges, random_dag, random_tree};
    use crate::support::random::Random;
    use nim_snippets::staircase_graph;
    use nim_snippets::staircase_graph::{StaircaseGraph, jumps};
    use nim_snippets::staircase_tree::parents;

    fn check(n: usize, edges: &Edges, random: &mut Random) {
        let stairs = StaircaseGraph::new(n, edges);
        let mut rules = Rules::new(|stones: &Vec<u64>| super::moves(stones, edges));
        let few = lists(n, if n < 4 { 4 } else { 1 });
        let more = (0..10).map(|_| (0..n).map(|_| random.below(3)).collect::<Vec<u64>>());
        for stones in few.into_iter().chain(more.filter(|stones| stones.iter().sum::<u64>() < 6)) {
            rules.check_outcome(
                Normal,
                &stones,
                stairs.wins(&stones),
                stairs.winning_moves(&stones),
            );
            rules.check_grundy(&stones, stairs.grundy(&stones));
            let moves = stairs.misere_winning_moves(&stones);
            rules.check_outcome(Misere, &stones, stairs.misere_wins(&stones), moves);
        }
    }

    /// The parities of the lengths of all paths from `v` to sinks.
    fn parities(edges: &Edges, v: usize) -> Vec<bool> {
        let followers = followers(edges, v);
        let mut all: Vec<bool> =
            followers.iter().flat_map(|&to| parities(edges, to)).map(|odd| !odd).collect();
        if followers.is_empty() {
            all.push(false);
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    #[test]
    fn laws() {
        let mut random = Random(11);
        let (mut counted, mut refused) = (0, 0);
        for round in 0..200 {
            let n = 1 + random.below(6) as usize;
            let edges = random_dag(&mut random, n, round % 9);
            if (0..n).all(|v| parities(&edges, v).len() == 1) {
                counted += 1;
                check(n, &edges, &mut random);
            } else {
                refused += 1;
                let message = "has both odd and even paths to sinks";
                assert_panics(message, || StaircaseGraph::new(n, &edges));
            }
        }
        assert!(counted > 30 && refused > 30, "{counted} {refused}");
    }

    #[test]
    fn trees() {
        let mut random = Random(12);
        for n in 1..7 {
            for k in 1..4 {
                let tree = random_tree(&mut random, n, 2);
                let parents = parents(n, &tree, random.below(n as u64) as usize);
                let edges = jumps(&parents, k);
                check(n, &edges, &mut random);
            }
        }
    }

    /// The vertex `k` steps up, or `None` if there are fewer steps.
    fn climb(next: &[usize], mut v: usize, k: usize) -> Option<usize> {
        for _ in 0..k {
            if next[v] == v {
                return None;
            }
            v = next[v];
        }
        Some(v)
    }

    #[test]
    fn functional_graphs() {
        let mut random = Random(13);
        let mut cycles = 0;
        for _ in 0..200 {
            let n = 1 + random.below(6) as usize;
            let next: Vec<usize> =
                (0..n).map(|v| random.below(v as u64 + 2) as usize % n).collect();
            for k in [1, 2, 3, 5, usize::MAX] {
                let expected = (0..n).filter_map(|v| Some((v, climb(&next, v, k.min(60))?)));
                let edges = jumps(&next, k);
                if k <= 60 {
                    assert!(edges.iter().copied().eq(expected), "{next:?} {k}");
                }
                // A vertex leads to a cycle iff 60 steps can be made from it.
                if (0..n).all(|v| climb(&next, v, 60).is_none()) {
                    let stairs = StaircaseGraph::new(n, &edges);
                    for v in 0..n {
                        let depth =
                            (0..).take_while(|&up| climb(&next, v, up).is_some()).count() - 1;
                        assert_eq!(stairs.is_odd(v), depth / k % 2 == 1, "{next:?} {k}");
                    }
                } else {
                    cycles += 1;
                    assert_panics("the graph has a cycle", || StaircaseGraph::new(n, &edges));
                }
            }
        }
        assert!(cycles > 100, "{cycles}");
    }

    #[test]
    fn extremes() {
        const MAX: u64 = u64::MAX;
        let stairs = StaircaseGraph::new(3, &jumps(&[0, 0, 1], 1));
        assert!(stairs.winning_moves(&[MAX, MAX, MAX]).eq([(1, 0, 0)]));
        assert!(stairs.winning_moves(&[MAX, 1, MAX]).eq([(1, 0, 0)]));
        assert!(!stairs.wins(&[MAX, 0, MAX]) && stairs.misere_wins(&[MAX, 0, 0]));
        assert!(stairs.misere_winning_moves(&[5, 0, MAX]).eq([(2, MAX - 1, 1)]));
        let nothing = StaircaseGraph::new(0, &[]);
        assert!(!nothing.wins(&[]) && nothing.misere_wins(&[]));
        let two = StaircaseGraph::new(4, &[(3, 2), (1, 0), (3, 0), (1, 2), (1, 2)]);
        assert!(two.winning_moves(&[0, MAX, 0, 1]).eq([(1, 1, 0), (1, 1, 2)]));
    }

    #[test]
    fn panics() {
        assert_panics("2^30 vertices or arcs are too many", || {
            _ = staircase_graph::StaircaseGraph::new(usize::MAX, &[]);
        });
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            _ = staircase_graph::StaircaseGraph::new(1, &[(0, 1)]);
        });
        assert_panics("the graph has a cycle", || {
            _ = staircase_graph::StaircaseGraph::new(2, &[(0, 1), (1, 0)]);
        });
        assert_panics("vertex 2 has both odd and even paths to sinks", || {
            _ = staircase_graph::StaircaseGraph::new(3, &[(2, 1), (2, 0), (1, 0)]);
        });
        assert_panics("stones on 1 of 2 vertices", || {
            _ = staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).grundy(&[1]);
        });
        assert_panics("k must be positive", || _ = staircase_graph::jumps(&[], 0));
    }
}
