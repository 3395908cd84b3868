use nim_snippets::ancestor_nim;

use crate::growth::Growth;
use crate::input::{Edges, numbers, tree};

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 2000, |n| {
        let edges = tree(n, 3);
        let tokens = numbers(n);
        move || ancestor_nim::root_values(n, &edges, &tokens)
    });
    let edges = tree(100_000, 3);
    let tokens = numbers(100_000);
    growth.takes("10^5 vertices take {}", || ancestor_nim::root_values(100_000, &edges, &tokens));
    growth.power("the moves of one root take {}", 20_000, |n| {
        let path: Edges = (1..n).map(|v| (v - 1, v)).collect();
        move || ancestor_nim::winning_moves(n, &path, &vec![1; n], 0).count()
    });
}
