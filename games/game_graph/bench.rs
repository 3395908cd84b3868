use nim_snippets::game_graph::GameGraph;

use crate::growth::Growth;
use crate::input::takings;

pub fn growth(growth: &mut Growth) {
    growth.stated("a look-up for each option", 1.0, 4000, |n| {
        move || GameGraph::new([n], |&heap| takings(heap)).arcs.len()
    });
}
