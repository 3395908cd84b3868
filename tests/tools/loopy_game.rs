//! Loopy game.

use crate::dag_game;
use crate::entry::lists;
use crate::support::assert_panics;
use crate::support::brute_force::{Convention::Normal, Rules};
use crate::support::graph::{Edges, random_edges};
use crate::support::random::Random;
use games::entry::followers;
use nim_snippets::loopy_game;
use nim_snippets::loopy_game::{LoopyGame, reachable, remoteness};
use std::collections::HashMap;

#[test]
fn laws() {
    let mut random = Random(5);
    for round in 0..600 {
        let n = 1 + random.below(7) as usize;
        let edges = random_edges(&mut random, n, round % 15);
        let expected = remoteness_by_rules(n, &edges, 1);
        let expected: Vec<Option<u64>> = (0..n).map(|v| expected.get(&vec![v]).copied()).collect();
        let game = LoopyGame::new(n, &edges);
        assert_eq!(game.remoteness(), expected, "{edges:?}");
        for v in 0..n {
            let options = followers(&edges, v).into_iter();
            let mut losing: Vec<_> = options.filter_map(|to| Some((expected[to]?, to))).collect();
            losing.retain(|(moves, _)| moves % 2 == 0);
            losing.sort_unstable();
            let winning = game.winning_moves(v);
            assert!(winning.eq(losing.iter().map(|&(_, to)| to)), "{edges:?}");
        }
    }
}

/// A vertex whose arrival wins has no moves, but keeps its predecessors.
#[test]
fn by_predecessors() {
    let mut random = Random(6);
    for round in 0..300 {
        let n = 1 + random.below(7) as usize;
        let arcs = random_edges(&mut random, n, round % 15);
        let target = random.below(n as u64) as usize;
        let mut rest = arcs.clone();
        rest.retain(|arc| arc.0 != target);
        let moves = (0..n).map(|v| rest.iter().filter(|arc| arc.0 == v).count()).collect();
        let predecessors = |v: usize| arcs.iter().filter(move |arc| arc.1 == v).map(|arc| arc.0);
        assert_eq!(remoteness(moves, predecessors), LoopyGame::new(n, &rest).remoteness());
    }
}

/// The options if a move takes 1, 2 or 5 stones, or halves an even heap.
fn options(&heap: &u64) -> Vec<u64> {
    let taken = [1, 2, 5].into_iter().filter(|&s| s <= heap).map(|s| heap - s);
    let halved = Some(heap / 2).filter(|_| heap > 0 && heap % 2 == 0);
    taken.chain(halved).collect()
}

#[test]
fn reachable_positions() {
    let (positions, arcs) = reachable([40, 7, 40, 33], options);
    assert_eq!(positions[..3], [40, 7, 33]);
    let game = LoopyGame::new(positions.len(), &arcs);
    let mut rules = Rules::new(|heap: &u64| options(heap).into_iter().map(|q| (q, q)).collect());
    for (v, heap) in positions.iter().enumerate() {
        let to = arcs.iter().filter(|arc| arc.0 == v).map(|arc| positions[arc.1]);
        assert!(to.eq(options(heap)), "{heap}");
        let won = game.remoteness()[v].map(|moves| moves % 2 == 1);
        assert_eq!(won, Some(rules.is_won(Normal, heap)), "{heap}");
    }
    assert!(!positions.contains(&41));
    // Two tokens move on a ring in turn: going round for ever is a draw.
    let (positions, arcs) = reachable([(0, 3)], |&(a, b): &(u8, u8)| {
        let steps = if a == 5 { vec![] } else { vec![(a + 1) % 4, 5] };
        steps.into_iter().filter(|&a| a != b).map(|a| (b, a)).collect()
    });
    let game = LoopyGame::new(positions.len(), &arcs);
    let remoteness = |position| {
        game.remoteness()[positions.iter().position(|p| p == position).expect("reached")]
    };
    assert_eq!([(5, 0), (3, 5), (0, 3)].each_ref().map(remoteness), [Some(0), Some(1), None]);
    let (positions, arcs) = reachable([], |_: &u8| vec![]);
    assert!(positions.is_empty() && arcs.is_empty());
}

#[test]
fn large() {
    let n = 300_000;
    let path: Edges = (1..n).map(|v| (v, v - 1)).collect();
    let path = LoopyGame::new(n, &path);
    assert!(path.remoteness().iter().copied().eq((0..n as u64).map(Some)));
    let circle: Edges = (0..n).map(|v| (v, (v + 1) % n)).collect();
    assert_eq!(LoopyGame::new(n, &circle).remoteness(), vec![None; n]);
    let (positions, arcs) = reachable([200_000_u32], |&n| (1..=3.min(n)).map(|s| n - s).collect());
    assert_eq!(positions.len(), 200_001);
    assert_eq!(LoopyGame::new(200_001, &arcs).remoteness()[0], Some(100_000));
}

/// The remoteness of all positions of some tokens on `n` vertices, by its definition.
pub fn remoteness_by_rules(
    n: usize,
    edges: &[(usize, usize)],
    tokens: usize,
) -> HashMap<Vec<usize>, u64> {
    let all = lists(tokens, n as u64 - 1).into_iter();
    let mut unknown: Vec<Vec<usize>> =
        all.map(|p| p.iter().map(|&v| v as usize).collect()).collect();
    let mut known: HashMap<Vec<usize>, u64> = HashMap::new();
    let mut last = 0;
    for moves in 0.. {
        let ends_now = |position: &Vec<usize>| {
            let options: Vec<_> =
                dag_game::moves(position, edges).iter().map(|m| known.get(&m.1)).collect();
            moves % 2 == 1 && options.contains(&Some(&(moves - 1)))
                || options.iter().all(|option| option.is_some_and(|moves| moves % 2 == 1))
        };
        let (now, later) = unknown.into_iter().partition::<Vec<_>, _>(ends_now);
        last = if now.is_empty() { last } else { moves };
        known.extend(now.into_iter().map(|position| (position, moves)));
        unknown = later;
        if moves > last {
            break;
        }
    }
    known
}

#[test]
fn panics() {
    assert_panics("2^30 vertices or arcs are too many", || {
        _ = loopy_game::LoopyGame::new(usize::MAX, &[]);
    });
    assert_panics("vertex 1 in a graph of 1 vertices", || {
        _ = loopy_game::LoopyGame::new(1, &[(0, 1)]);
    });
    assert_panics("vertex 1 in a graph of 1 vertices", || {
        _ = loopy_game::remoteness(vec![0], |_| [1]);
    });
}
