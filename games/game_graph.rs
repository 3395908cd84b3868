//! Game graph.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    vec![Game::untyped("game_graph", PROGRAM)]
}

const PROGRAM: &str = r#"// `1 0` prints `Draw`.

use nim_snippets::game_graph;
use nim_snippets::loopy_game;
use proconio::input;

fn main() {
    input! {
        a: u64,
        b: u64,
    }
    // The positions after a move; here: move a stone to the other heap, or take two from one.
    let options = |&(a, b): &(u64, u64)| {
        let mut options = Vec::new();
        for (a, b) in [(a, b), (b, a)] {
            options.extend(Some((a.wrapping_sub(1), b + 1)).filter(|_| a > 0));
            options.extend(Some((a.wrapping_sub(2), b)).filter(|_| a > 1));
        }
        options
    };
    let graph = game_graph::GameGraph::new([(a, b)], options);
    let game = loopy_game::LoopyGame::new(graph.positions.len(), &graph.arcs);
    let winner = game.remoteness()[0].map(|moves| if moves % 2 == 1 { "First" } else { "Second" });
    println!("{}", winner.unwrap_or("Draw"));
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::brute_force::{Convention, Rules};
    use nim_snippets::dag_game::DagGame;
    use nim_snippets::game_graph::GameGraph;
    use nim_snippets::loopy_game::LoopyGame;
    use nim_snippets::misere_sums::MisereSums;

    /// Take 1, 2 or 5 stones, or halve an even heap.
    fn options(&heap: &u64) -> Vec<u64> {
        let taken = [1, 2, 5].into_iter().filter(|&s| s <= heap).map(|s| heap - s);
        let halved = Some(heap / 2).filter(|_| heap > 0 && heap % 2 == 0);
        taken.chain(halved).collect()
    }

    #[test]
    fn laws() {
        let graph = GameGraph::new([40, 7, 40, 33], options);
        assert_eq!(graph.positions[..3], [40, 7, 33]);
        let n = graph.positions.len();
        let dag = DagGame::new(n, &graph.arcs);
        let loopy = LoopyGame::new(n, &graph.arcs);
        let sums = MisereSums::new(n, &graph.arcs);
        let mut rules =
            Rules::new(|heap: &u64| options(heap).into_iter().map(|q| (q, q)).collect());
        for (number, heap) in graph.positions.iter().enumerate() {
            assert_eq!(graph.number(heap), Some(number));
            let to = graph.arcs.iter().filter(|edge| edge.0 == number).map(|edge| edge.1);
            assert!(to.map(|to| graph.positions[to]).eq(options(heap)), "{heap}");
            rules.check_grundy(heap, dag.vertex_values()[number]);
            let won = loopy.remoteness()[number].map(|moves| moves % 2 == 1);
            assert_eq!(won, Some(rules.is_won(Convention::Normal, heap)), "{heap}");
            if let Some((_, misere)) = sums.vertex_values()[number] {
                assert_eq!(misere != 0, rules.is_won(Convention::Misere, heap), "{heap}");
            }
        }
        assert_eq!(graph.number(&41), None);
        assert!(graph.arcs.is_sorted_by_key(|edge| edge.0));
    }

    /// Two tokens on a ring, one after the other: going round for ever is a draw.
    #[test]
    fn draws() {
        let graph = GameGraph::new([(0, 3)], |&(a, b): &(u8, u8)| {
            let steps = if a == 5 { vec![] } else { vec![(a + 1) % 4, 5] };
            steps.into_iter().filter(|&a| a != b).map(|a| (b, a)).collect()
        });
        let game = LoopyGame::new(graph.positions.len(), &graph.arcs);
        let remoteness = |position| game.remoteness()[graph.number(position).expect("reached")];
        assert_eq!([(5, 0), (3, 5), (0, 3)].each_ref().map(remoteness), [Some(0), Some(1), None]);
        let ring = GameGraph::new([0], |&v: &u8| vec![(v + 1) % 7]);
        assert_eq!(LoopyGame::new(7, &ring.arcs).remoteness(), [None; 7]);
        let empty = GameGraph::new([], |_: &u8| vec![]);
        assert!(empty.positions.is_empty() && empty.arcs.is_empty());
    }

    #[test]
    fn large() {
        let graph = GameGraph::new([200_000u32], |&n| (1..=3.min(n)).map(|s| n - s).collect());
        assert_eq!(graph.positions.len(), 200_001);
        let game = LoopyGame::new(graph.positions.len(), &graph.arcs);
        assert_eq!(game.remoteness()[0], Some(100_000));
    }
}
