// Tree Game
// https://atcoder.jp/contests/abc398/tasks/abc398_e
//
// A move adds an edge to a tree so that no odd cycle arises. Choose to be first or second, and win
// against the judge.

use proconio::{
    input_interactive,
    marker::{Isize1, Usize1},
};
use std::collections::BTreeSet;

fn main() {
    input_interactive! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for &(u, v) in &edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let (mut side, mut stack) = (vec![None; n], vec![0]);
    side[0] = Some(false);
    while let Some(u) = stack.pop() {
        for &v in neighbours[u].iter().filter(|&&v| v != u) {
            if side[v].is_none() {
                side[v] = side[u].map(|side: bool| !side);
                stack.push(v);
            }
        }
    }
    // Whatever is played, all pairs with different sides become edges: parity decides.
    let pairs = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v)));
    let mut free: BTreeSet<_> = pairs.filter(|&(u, v)| side[u] != side[v]).collect();
    for &(u, v) in &edges {
        free.remove(&(u.min(v), u.max(v)));
    }
    let mut is_mine = free.len() % 2 == 1;
    println!("{}", if is_mine { "First" } else { "Second" });
    loop {
        if is_mine {
            let (u, v) = free.pop_first().expect("an edge is left");
            println!("{} {}", u + 1, v + 1);
        } else {
            input_interactive! { u: Isize1, v: Isize1 }
            if u < 0 {
                return;
            }
            free.remove(&((u as usize).min(v as usize), (u as usize).max(v as usize)));
        }
        is_mine = !is_mine;
    }
}
