use std::collections::{HashMap, VecDeque};

use nim_snippets::game_graph::GameGraph;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::takings;

pub fn speed(bench: &mut Bench) {
    // Two knights that may return, on a board of 12 × 12.
    let jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
    let inside = |(x, y): &(i32, i32)| (0..12).contains(x) && (0..12).contains(y);
    type Place = (i32, i32);
    let options = |&(a, b): &(Place, Place)| -> Vec<(Place, Place)> {
        let goes = jumps.iter().map(|&(dx, dy)| (a.0 + dx, a.1 + dy)).filter(inside);
        goes.map(|a| (b, a)).collect()
    };
    let start = ((0, 0), (11, 11));
    bench
        .row("2·10^4 positions", || {
            let graph = GameGraph::new([start], options);
            (graph.positions, graph.arcs)
        })
        .plain(|| {
            let mut numbers = HashMap::from([(start, 0)]);
            let (mut positions, mut edges) = (vec![start], Vec::new());
            let mut queue = VecDeque::from([0]);
            while let Some(from) = queue.pop_front() {
                for option in options(&positions[from]) {
                    let to = *numbers.entry(option).or_insert_with(|| {
                        positions.push(option);
                        queue.push_back(positions.len() - 1);
                        positions.len() - 1
                    });
                    edges.push((from, to));
                }
            }
            (positions, edges)
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.stated("a look-up for each option", 1.0, 4000, |n| {
        move || GameGraph::new([n], |&heap| takings(heap)).arcs.len()
    });
}
