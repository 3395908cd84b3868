use nim_snippets::loopy_sums::LoopySums;

use crate::growth::Growth;
use crate::input::{dag, graph};

pub fn growth(growth: &mut Growth) {
    let acyclic = dag(400_000, 2_000_000, true);
    let edges = graph(100_000, 200_000);
    growth.power("`new` is {} where there are no cycles", 4000, |n| {
        let edges = dag(n, 20 * n, true);
        move || LoopySums::new(n, &edges)
    });
    growth.power("takes {} for each value that occurs there", 4000, |n| {
        let edges = graph(n, 2 * n);
        move || LoopySums::new(n, &edges)
    });
    growth.takes("2·10^6 arcs take {}", || LoopySums::new(400_000, &acyclic));
    growth.takes("few values take {}", || LoopySums::new(100_000, &edges));
}
