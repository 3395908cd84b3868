use nim_snippets::directed_geography;

use crate::growth::Growth;
use crate::input::graph;

pub fn growth(growth: &mut Growth) {
    let game = |n: usize| directed_geography::DirectedGeography::new(n, &graph(n, 3 * n));
    growth.takes("20 vertices take {}", || game(20));
    growth.takes("24 take {}", || game(24));
}
