use nim_snippets::{sparse_node_kayles, tree_kayles};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, tree};

/// Paths of one length that meet at a vertex.
fn arms(count: usize, length: usize) -> Edges {
    let vertices = 1..=count * length;
    vertices.map(|v| (if v % length == 1 { 0 } else { v - 1 }, v)).collect()
}

pub fn speed(bench: &mut Bench) {
    let edges = tree(20, 20);
    bench
        .row("a tree of 20 vertices", || tree_kayles::grundy(20, &edges))
        .plain(|| sparse_node_kayles::grundy(20, &edges))
        .time();
}

pub fn growth(growth: &mut Growth) {
    let small = tree(35, 35);
    growth.takes("a tree of 35 vertices takes {}", || tree_kayles::grundy(35, &small));
    let arms = arms(3, 30);
    growth.takes("three arms of 30 {}", || tree_kayles::grundy(91, &arms));
}
