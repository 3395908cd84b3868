//! Sparse node Kayles.

use crate::entry::*;
use nim_snippets::sparse_node_kayles;

/// A move is the vertex that is chosen, among those of `left`, which ascend.
pub fn moves(left: &[usize], edges: &[(usize, usize)]) -> Vec<(usize, Vec<usize>)> {
    left.iter().map(|&v| (v, choose(left, edges, v))).collect()
}

/// The vertices that are left after one is chosen.
pub fn choose(left: &[usize], edges: &[(usize, usize)], v: usize) -> Vec<usize> {
    let is_gone = |w: usize| w == v || edges.contains(&(v, w)) || edges.contains(&(w, v));
    left.iter().copied().filter(|&w| !is_gone(w)).collect()
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value{p}: on_graph(p, sparse_node_kayles::grundy);
        play(p):
            on_graph(p, sparse_node_kayles::wins),
            on_graph(p, sparse_node_kayles::winning_moves).map(chosen(p));
        moves(p): becoming(all_choices(p)), at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("sparse_node_kayles", Shape::Written(Writing::Graph), answers)
        .with_program(PROGRAM)
        .has_own_laws()
        .example("0-1 1-2 2-3 3-4 5-6 7");
    vec![game]
}

const PROGRAM: &str = r#"// `5 4 / 1 2 / 2 3 / 3 4 / 4 5` prints `First`.

use nim_snippets::sparse_node_kayles;
use proconio::input;
use proconio::marker::Usize1;

fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1); m],
    }
    let first = sparse_node_kayles::wins(n, &edges);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::graph::{Edges, random_edges, random_tree};
    use crate::support::random::Random;
    use nim_snippets::node_kayles;
    use nim_snippets::sparse_node_kayles::*;

    fn check(n: usize, edges: &[(usize, usize)]) {
        let mut game = Rules::new(|left: &Vec<usize>| super::moves(left, edges));
        let all: Vec<usize> = (0..n).collect();
        game.check_outcome(Normal, &all, wins(n, edges), winning_moves(n, edges));
        game.check_grundy(&all, grundy(n, edges));
    }

    #[test]
    fn laws() {
        for n in 0..=5_usize {
            let pairs: Edges = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
            for chosen in 0..1 << pairs.len() {
                let edges = (0..pairs.len()).filter(|&e| chosen >> e & 1 == 1);
                check(n, &edges.map(|e| pairs[e]).collect::<Edges>());
            }
        }
        let mut random = Random(5);
        for i in 0..60 {
            let n = 6 + i % 6;
            let count = random.below(2 * n as u64) as usize;
            check(n, &random_edges(&mut random, n, count));
            check(n, &random_tree(&mut random, n, 1 + i % 3));
        }
    }

    /// A path or cycle whose vertices are renamed.
    fn ring(random: &mut Random, n: usize, is_cycle: bool) -> Edges {
        let mut names: Vec<usize> = (0..n).collect();
        for i in 1..n {
            names.swap(i, random.below(i as u64 + 1) as usize);
        }
        let path = (1..n).map(|i| (names[i], names[i - 1]));
        path.chain(is_cycle.then(|| (names[0], names[n - 1]))).collect()
    }

    #[test]
    fn paths_and_cycles() {
        let mut random = Random(6);
        for n in 0..15 {
            check(n, &ring(&mut random, n, false));
            assert_eq!(grundy(n, &ring(&mut random, n, false)), path_grundy(n as u64));
            if n >= 3 {
                check(n, &ring(&mut random, n, true));
                assert_eq!(grundy(n, &ring(&mut random, n, true)), cycle_grundy(n as u64));
            }
        }
        // Longer ones by the definition, past the period and its proof.
        let path = |length: usize| path_grundy(length as u64);
        for n in 1..400_usize {
            let options =
                (0..n).map(|i| path(i.saturating_sub(1)) ^ path((n - i).saturating_sub(2)));
            let options: Vec<u64> = options.collect();
            assert_eq!(path(n), (0..).find(|value| !options.contains(value)).unwrap(), "{n}");
        }
    }

    /// The moves of a graph of several large parts lead to lost graphs, and no others do.
    #[test]
    fn large() {
        let mut random = Random(7);
        for round in 0..12_usize {
            let (n, small) = (90 + 7 * round, 5 + round % 6);
            let mut edges = ring(&mut random, n, round % 2 == 0);
            let shifted =
                |edges: Edges, by: usize| edges.into_iter().map(move |(a, b)| (a + by, b + by));
            edges.extend(shifted(ring(&mut random, 70, round % 3 == 0), n));
            edges.extend(shifted(random_edges(&mut random, small, small + 2), n + 70));
            let total = n + 70 + small;
            let moves: Vec<usize> = winning_moves(total, &edges).collect();
            assert_eq!(wins(total, &edges), !moves.is_empty());
            for (v, left) in super::moves(&(0..total).collect::<Vec<_>>(), &edges) {
                let name = |u: usize| left.binary_search(&u).ok();
                let rest: Edges =
                    edges.iter().filter_map(|&(a, b)| Some((name(a)?, name(b)?))).collect();
                assert_eq!(wins(left.len(), &rest), !moves.contains(&v), "{edges:?} {v}");
            }
        }
    }

    /// Trees, and what is left of them when edges are cut.
    fn random_forest(random: &mut Random, n: usize, depth: usize) -> Edges {
        let cuts = random.below(4);
        random_tree(random, n, depth).into_iter().filter(|_| random.below(12) >= cuts).collect()
    }

    #[test]
    fn forests() {
        let mut random = Random(21);
        for round in 0..300 {
            let n = round % 12;
            check(n, &random_forest(&mut random, n, 1 + round % 5));
        }
    }

    /// Against the memo by words, which knows no shapes.
    #[test]
    fn larger_forests() {
        let mut random = Random(22);
        for round in 0..60 {
            let n = 12 + round % 16;
            let edges = random_forest(&mut random, n, 1 + round % 5);
            assert_eq!(grundy(n, &edges), node_kayles::grundy(n, &edges), "{edges:?}");
            assert!(
                winning_moves(n, &edges).eq(node_kayles::winning_moves(n, &edges)),
                "{edges:?}"
            );
        }
    }

    /// Against `node_kayles`: a part of up to 64 vertices is asked there as a word. With a clique of 70
    /// at one of its vertices it is a part of more; whoever chooses there leaves the rest as it was.
    #[test]
    fn parts_beyond_words() {
        let mut random = Random(23);
        for round in 0..30 {
            let n = 6 + round % 8;
            let mut edges = random_tree(&mut random, n, 1 + round % 4);
            edges.extend(random_edges(&mut random, n, round % 4));
            let clique = |from: usize, to: usize| {
                (from..to).flat_map(move |a| (from..a).map(move |b| (a, b))).collect::<Edges>()
            };
            let with_clique = |size: usize| [&edges[..], &clique(n, n + size), &[(n, 0)]].concat();
            // All vertices of the clique but the one that is joined are alike.
            let (small, large) = (with_clique(5), with_clique(70));
            assert_eq!(grundy(n + 70, &large), node_kayles::grundy(n + 5, &small), "{edges:?}");
            let moves = winning_moves(n + 70, &large).filter(|&v| v < n + 5);
            assert!(moves.eq(node_kayles::winning_moves(n + 5, &small)), "{edges:?}");
        }
    }

    /// Equal arms at one vertex: whatever the others are, two of one length do not cancel.
    #[test]
    fn long_paths_and_stars() {
        let path: Edges = (1..3000).map(|v| (v, v - 1)).collect();
        for n in (0..300).chain([3000]) {
            let edges = &path[..n.max(1) - 1];
            assert_eq!(grundy(n, edges), path_grundy(n as u64));
        }
        // All leaves are alike: one of them is chosen, or the centre.
        let star: Edges = (1..2000).map(|v| (v, 0)).collect();
        for n in 2..2000 {
            let leaves = n - 1;
            assert_eq!(grundy(n, &star[..leaves]), if leaves % 2 == 1 { 1 } else { 2 }, "{n}");
        }
        assert!(winning_moves(5, &star[..4]).eq([0]));
        // The recursion stays flat: a long path with a leaf on its second vertex but one.
        let edges: Edges = (1..400).map(|v| (v - 1, v)).chain([(2, 400)]).collect();
        let first = winning_moves(401, &edges).next().unwrap();
        let near: Vec<usize> = (0..401)
            .filter(|&v| v != first && !edges.contains(&(v, first)) && !edges.contains(&(first, v)))
            .collect();
        let name = |v: usize| near.binary_search(&v).ok();
        let left: Edges = edges.iter().filter_map(|&(a, b)| Some((name(a)?, name(b)?))).collect();
        assert!(!wins(near.len(), &left));
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("2 vertices are fewer than 3", || sparse_node_kayles::cycle_grundy(2));
        assert_panics("2^32 vertices or edges are too many", || {
            sparse_node_kayles::grundy(usize::MAX, &[])
        });
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            sparse_node_kayles::grundy(1, &[(0, 1)])
        });
    }
}
