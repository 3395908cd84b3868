use nim_snippets::rerooted_tree;

use crate::growth::Growth;
use crate::input::{Edges, tree};

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 20_000, |n| {
        let (tree, tokens) = (tree(n, n), vec![1; n]);
        move || rerooted_tree::descendant_root_values(n, &tree, &tokens)
    });
    growth.power("the moves of one root {}", 20_000, |n| {
        let path: Edges = (1..n).map(|v| (v - 1, v)).collect();
        let tokens: Vec<u64> = (0..n as u64).map(|v| u64::from(v % 3 > 0)).collect();
        move || rerooted_tree::descendant_winning_moves(n, &path, &tokens, 0).count()
    });
    let million = tree(1_000_000, 1_000_000);
    growth.takes("10^6 vertices take {}", || rerooted_tree::cut_root_values(1_000_000, &million));
}
