use nim_snippets::sparse_node_kayles;

use crate::growth::Growth;
use crate::input::{Edges, tree};

fn path(n: usize) -> Edges {
    (1..n).map(|v| (v - 1, v)).collect()
}

/// Paths of one length that meet at a vertex.
fn arms(count: usize, length: usize) -> Edges {
    let vertices = 1..=count * length;
    vertices.map(|v| (if v % length == 1 { 0 } else { v - 1 }, v)).collect()
}

pub fn growth(growth: &mut Growth) {
    growth.power("almost {}", 50_000, |n| {
        let edges = path(n);
        move || sparse_node_kayles::grundy(n, &edges)
    });
    growth.power("almost {}", 5000, |n| {
        let edges = path(n);
        move || sparse_node_kayles::winning_moves(n, &edges).count() as u64
    });
    let million = path(1_000_000);
    growth.takes("10^6 vertices take {}", || sparse_node_kayles::grundy(1_000_000, &million));
    let small = tree(35, 35);
    growth.takes("a tree of 35 vertices takes {}", || sparse_node_kayles::grundy(35, &small));
    let arms = arms(3, 30);
    growth.takes("three arms of 30 {}", || sparse_node_kayles::grundy(91, &arms));
}
