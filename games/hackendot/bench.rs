use std::collections::HashSet;

use nim_snippets::hackendot::Hackendot;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{Edges, tree};

/// The options of each vertex as a list, each of whose values is changed on the way up.
fn by_lists(n: usize, edges: &Edges) -> u64 {
    let mut near = vec![Vec::new(); n];
    for &(a, b) in edges {
        near[a].push(b);
        near[b].push(a);
    }
    let (mut order, mut parents) = (vec![0], vec![0; n]);
    for i in 0..n {
        let v = order[i];
        let parent = parents[v];
        for &to in near[v].iter().filter(|&&to| to != parent) {
            parents[to] = v;
            order.push(to);
        }
    }
    let (mut below, mut lists, mut value) = (vec![0; n], vec![vec![0]; n], 0);
    for &v in order.iter().rev() {
        let list: HashSet<u64> = lists[v].drain(..).map(|option| option ^ below[v]).collect();
        value = (0..).find(|value| !list.contains(value)).unwrap_or_default();
        below[parents[v]] ^= value;
        lists[parents[v]].extend(list.iter().map(|option| option ^ value));
    }
    value
}

pub fn speed(bench: &mut Bench) {
    const N: usize = 2000;
    let edges = tree(N, 2);

    bench
        .row("a long tree of 2000 vertices", || {
            Hackendot::new(N, &edges, &[0], &[true; N]).grundy()
        })
        .plain(|| by_lists(N, &edges))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1000, |n| {
        let edges = tree(n, n);
        move || Hackendot::new(n, &edges, &[0], &vec![true; n]).grundy()
    });
    let edges = tree(100_000, 100_000);
    growth.takes("10^5 vertices take {}", || {
        Hackendot::new(100_000, &edges, &[0], &[true; 100_000]).grundy()
    });
}
