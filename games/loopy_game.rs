//! Loopy game.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    vec![Game::untyped("loopy_game", PROGRAM)]
}

const PROGRAM: &str = r#"// `5 6 / 1 2 / 2 1 / 2 3 / 4 5 / 5 4 / 5 2` prints `Second First Second Draw Draw`.

use nim_snippets::loopy_game;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        arcs: [(Usize1, Usize1); m],
    }
    for remoteness in loopy_game::LoopyGame::new(n, &arcs).remoteness() {
        println!("{}", remoteness.map_or("Draw", |r| if r % 2 == 1 { "First" } else { "Second" }));
    }
}
"#;

#[cfg(test)]
mod tests {
    use crate::entry::followers;
    use crate::support::assert_panics;
    use crate::support::graph::{Edges, random_edges, remoteness_by_rules};
    use crate::support::random::Random;
    use nim_snippets::loopy_game::LoopyGame;
    use std::cmp::Reverse;

    #[test]
    fn laws() {
        let mut random = Random(5);
        for round in 0..600 {
            let n = 1 + random.below(7) as usize;
            let edges = random_edges(&mut random, n, round % 15);
            let expected = remoteness_by_rules(n, &edges, 1);
            let expected: Vec<Option<u64>> =
                (0..n).map(|v| expected.get(&vec![v]).copied()).collect();
            let game = LoopyGame::new(n, &edges);
            assert_eq!(game.remoteness(), expected, "{edges:?}");
            let best_moves = game.best_moves();
            for v in 0..n {
                let options = followers(&edges, v).into_iter();
                let mut lost: Vec<_> =
                    options.clone().filter_map(|to| Some((expected[to]?, to))).collect();
                lost.retain(|(moves, _)| moves % 2 == 0);
                lost.sort_unstable();
                let winning = game.winning_moves(v);
                assert!(winning.eq(lost.iter().map(|&(_, to)| to)), "{edges:?}");
                let latest =
                    options.clone().filter_map(|to| Some((expected[to]?, Reverse(to)))).max();
                assert_eq!(
                    best_moves[v],
                    match expected[v] {
                        Some(moves) if moves % 2 == 1 => lost.first().map(|&(_, to)| to),
                        Some(_) => latest.map(|(_, Reverse(to))| to),
                        None => options.clone().find(|&to| expected[to].is_none()),
                    }
                );
            }
        }
    }

    #[test]
    fn large() {
        let n = 300_000;
        let path: Edges = (1..n).map(|v| (v, v - 1)).collect();
        let path = LoopyGame::new(n, &path);
        assert!(path.remoteness().iter().copied().eq((0..n as u64).map(Some)));
        let circle: Edges = (0..n).map(|v| (v, (v + 1) % n)).collect();
        assert_eq!(LoopyGame::new(n, &circle).remoteness(), vec![None; n]);
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("2^30 vertices or arcs are too many", || {
            loopy_game::LoopyGame::new(usize::MAX, &[])
        });
        assert_panics("vertex 1 in a graph of 1 vertices", || {
            loopy_game::LoopyGame::new(1, &[(0, 1)])
        });
    }
}
