//! Green Hackenbush.

use crate::entry::*;
use nim_snippets::green_hackenbush;
use std::collections::HashSet;

type Edges = Vec<(usize, usize)>;

/// Cuts one of the edges that are connected to the ground. Returns its index with the edges that
/// then remain.
pub fn moves(edges: &[(usize, usize)], ground: &[usize]) -> Vec<(usize, Edges)> {
    let carried = carried(edges, ground);
    let standing = (0..edges.len()).filter(|&e| carried.contains(&edges[e].0));
    standing.map(|e| (e, cut(edges, ground, e))).collect()
}

/// The edges that remain after edge `e` is cut.
pub fn cut(edges: &[(usize, usize)], ground: &[usize], e: usize) -> Edges {
    let mut left = [&edges[..e], &edges[e + 1..]].concat();
    let carried = carried(&left, ground);
    left.retain(|edge| carried.contains(&edge.0));
    left
}

/// The vertices that are connected to the ground.
fn carried(edges: &[(usize, usize)], ground: &[usize]) -> HashSet<usize> {
    let mut carried: HashSet<usize> = ground.iter().copied().collect();
    while let Some((u, v)) = edges.iter().find(|e| carried.contains(&e.0) != carried.contains(&e.1))
    {
        carried.extend([*u, *v]);
    }
    carried
}

pub const GAMES: &[Game] = &[Game {
    parameters: GROUND,
    value: Some(Value::of_position(
        "green_hackenbush::grundy({n}, {edges}, {ground})",
        |p, rule| standing(p, rule.set("ground"), green_hackenbush::grundy),
    )),
    play: Some(Play::new(
        "green_hackenbush::wins({n}, {edges}, {ground})",
        |p, rule| standing(p, rule.set("ground"), green_hackenbush::wins),
        |p, rule| Box::new(winning(p, rule.set("ground")).map(cut_move(p, rule.set("ground")))),
    )),
    rules: Some(
        Rules::options(|p, rule| {
            becoming(cuts(p, rule.set("ground")).into_iter().map(cut_move(p, rule.set("ground"))))
        })
        .at_most(|p, _| squares(&[p.len() as u64])),
    ),
    ground: |rule| rule.set("ground"),
    example: "0-1 1-2 1-3 3-6 0-4 4-5 5-0",
    tried: Tried::in_its_own_file(),
    ..Game::new("green_hackenbush", Shape::Written(Writing::Graph))
}];

/// Applies a question to the graph on its ground.
fn standing<T>(
    numbers: &[u64],
    ground: &[u64],
    say: impl FnOnce(usize, &[(usize, usize)], &[usize]) -> T,
) -> T {
    let graph = Graph::new(numbers, ground);
    say(graph.names.len(), &graph.edges, &graph.places(ground))
}

fn cuts(numbers: &[u64], ground: &[u64]) -> Vec<usize> {
    standing(numbers, ground, |_, edges, ground| labels(moves(edges, ground)).collect())
}

fn winning(numbers: &[u64], ground: &[u64]) -> std::vec::IntoIter<usize> {
    let moves = standing(numbers, ground, |n, edges, ground| {
        green_hackenbush::winning_moves(n, edges, ground).collect::<Vec<_>>()
    });
    moves.into_iter()
}

fn cut_move(numbers: &[u64], ground: &[u64]) -> impl Fn(usize) -> Move {
    let graph = Graph::new(numbers, ground);
    let ground = graph.places(ground);
    move |e| {
        let left = cut(&graph.edges, &ground, e);
        let name = |v: usize| graph.names[v];
        let (u, v) = graph.edges[e];
        let after = left.iter().flat_map(|&(u, v)| [name(u), name(v)]).collect();
        let (u, v) = (name(u), name(v));
        let says = told!("cut the edge {u}-{v}", "辺 {u}-{v} を切る");
        Move::Become(says.on(format!("{u}-{v}")), after)
    }
}

#[cfg(test)]
mod tests {
    use super::moves as moves_by_rules;
    use crate::support::assert_panics;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::graph::{Edges, random_edges, random_tree};

    use crate::support::random::Random;
    use nim_snippets::green_hackenbush;

    fn check_hackenbush(n: usize, edges: &[(usize, usize)], ground: &[usize]) {
        let mut rules = Rules::new(|edges: &Edges| moves_by_rules(edges, ground));
        let all = edges.to_vec();
        let moves = green_hackenbush::winning_moves(n, edges, ground);
        rules.check_outcome(Normal, &all, green_hackenbush::wins(n, edges, ground), moves);
        rules.check_grundy(&all, green_hackenbush::grundy(n, edges, ground));
    }

    #[test]
    fn laws() {
        // All graphs of up to four edges on three vertices, with loops and parallel edges.
        let pairs: Edges = (0..3).flat_map(|u| (0..3).map(move |v| (u, v))).collect();
        for code in 0..pairs.len().pow(4) {
            let digits = (0..4).map(|i| code / pairs.len().pow(i) % pairs.len());
            let edges: Edges = digits.map(|digit| pairs[digit]).collect();
            check_hackenbush(3, &edges[..code % 5], &[0, 2][..1 + code / 5 % 2]);
        }
        let mut random = Random(1);
        for round in 0..600 {
            let n = 1 + random.below(7) as usize;
            let edges = random_edges(&mut random, n, round % 10);
            let ground: Vec<usize> = (0..n).filter(|_| random.below(3) == 0).collect();
            check_hackenbush(n, &edges, &ground);
        }
        for round in 0..200 {
            let n = 2 + round % 9;
            let tree = random_tree(&mut random, n, 1 + round % 4);
            check_hackenbush(n, &tree, &[random.below(n as u64) as usize]);
        }
    }

    #[test]
    fn paths_and_trees() {
        let path = |n: usize| -> Edges { (1..n).map(|v| (v - 1, v)).collect() };
        let n = 300_000;
        assert_eq!(green_hackenbush::grundy(n, &path(n), &[0]), n as u64 - 1);
        for n in [300, 301] {
            // Ground at both ends makes a cycle: any cut leaves two stalks.
            let (path, ends) = (path(n), [0, n - 1]);
            let equal_stalks = (0..n - 1).filter(|&cut| cut == n - 2 - cut);
            assert!(green_hackenbush::winning_moves(n, &path, &ends).eq(equal_stalks));
        }
        let mut random = Random(2);
        let n = 100_000;
        let tree = random_tree(&mut random, n, 30);
        let mut moves = green_hackenbush::winning_moves(n, &tree, &[5]).peekable();
        assert_eq!(green_hackenbush::wins(n, &tree, &[5]), moves.peek().is_some());
        for cut in moves.take(20) {
            let rest = [&tree[..cut], &tree[cut + 1..]].concat();
            assert!(!green_hackenbush::wins(n, &rest, &[5]));
        }
    }

    /// Tests rings with parts of all kinds on them: paths, chords, loops, branches.
    #[test]
    fn cuts_on_cycles() {
        let mut random = Random(3);
        for round in 0..2000 {
            let n = 2 + round % 60;
            let tree = random_tree(&mut random, n, 1 + round % 5);
            let edges = [tree, random_edges(&mut random, n, round % 7)].concat();
            let ground: Vec<usize> = (0..1 + round % 3).map(|v| v % n).collect();
            let leads_to_loss = |&cut: &usize| {
                let rest = [&edges[..cut], &edges[cut + 1..]].concat();
                !green_hackenbush::wins(n, &rest, &ground)
            };
            let moves = green_hackenbush::winning_moves(n, &edges, &ground);
            assert!(moves.eq((0..edges.len()).filter(leads_to_loss)), "{edges:?} on {ground:?}");
        }
    }

    /// Tests long rings with branches, and thousands of edges that are not connected to the ground.
    #[test]
    fn many_edges() {
        let mut random = Random(4);
        let n = 30_000;
        let mut edges = random_tree(&mut random, n, 40);
        let ring =
            |first: usize, len: usize| (0..len).map(move |i| (first + i, first + (i + 1) % len));
        edges.extend(ring(0, 100).chain(ring(2000, 1000)));
        edges.extend(random_edges(&mut random, n, 50));
        let ground = [17];
        let moves: Vec<usize> = green_hackenbush::winning_moves(2 * n, &edges, &ground).collect();
        assert_eq!(!moves.is_empty(), green_hackenbush::wins(2 * n, &edges, &ground));
        for &cut in moves.iter().take(20) {
            let rest = [&edges[..cut], &edges[cut + 1..]].concat();
            assert!(!green_hackenbush::wins(2 * n, &rest, &ground));
        }
        edges.extend((n + 1..2 * n).map(|v| (v - 1, v)));
        assert!(green_hackenbush::winning_moves(2 * n, &edges, &ground).eq(moves));
    }

    #[test]
    fn panics() {
        assert_panics("2^30 vertices or edges are too many", || {
            _ = green_hackenbush::grundy(usize::MAX, &[], &[]);
        });
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            _ = green_hackenbush::grundy(1, &[(0, 1)], &[0]);
        });
    }
}
