use nim_snippets::ancestor_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, numbers, tree};

/// A walk over the tree for each root.
fn by_walks(edges: &Edges, tokens: &[u64]) -> Vec<u64> {
    let mut near = vec![Vec::new(); tokens.len()];
    for &(a, b) in edges {
        near[a].push(b);
        near[b].push(a);
    }
    let value = |root: usize| {
        let (mut open, mut xor) = (vec![(root, root, 0)], 0);
        while let Some((v, parent, depth)) = open.pop() {
            xor ^= depth * (tokens[v] % 2);
            let children = near[v].iter().filter(|&&to| to != parent);
            open.extend(children.map(|&to| (to, v, depth + 1)));
        }
        xor
    };
    (0..tokens.len()).map(value).collect()
}

pub fn speed(bench: &mut Bench) {
    const N: usize = 2000;
    let edges = tree(N, 3);
    let tokens = numbers(N);
    bench
        .row("each root of a tree of 2000", || ancestor_nim::root_values(N, &edges, &tokens))
        .plain(|| by_walks(&edges, &tokens))
        .time();
}

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
