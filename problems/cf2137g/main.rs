// Cry Me a River
// https://codeforces.com/problemset/problem/2137/G
//
// Cry and River move a token along arcs of a graph without cycles. River wins on a red vertex, Cry on
// another one without arcs. Vertices turn red; from which does Cry win, who begins?

use proconio::{input, marker::Usize1};
use std::fmt::Write;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, m: usize, q: usize, arcs: [(Usize1, Usize1); m] }
        let (mut sources, mut options) = (vec![Vec::new(); n], vec![0; n]);
        for &(u, v) in &arcs {
            sources[v].push(u);
            options[u] += 1;
        }
        // lost[0][v]: River wins with Cry to move at v, and lost[1][v] with River to move.
        let mut lost = [vec![false; n], vec![false; n]];
        let mut output = String::new();
        for _ in 0..q {
            input! { kind: usize, v: Usize1 }
            if kind == 2 {
                writeln!(output, "{}", if lost[0][v] { "NO" } else { "YES" }).unwrap();
                continue;
            }
            let mut new = vec![(0, v), (1, v)];
            while let Some((turn, v)) = new.pop() {
                if std::mem::replace(&mut lost[turn][v], true) {
                    continue;
                }
                for &u in &sources[v] {
                    if turn == 0 {
                        new.push((1, u)); // River moves here
                        continue;
                    }
                    options[u] -= 1; // Cry has one option less
                    if options[u] == 0 {
                        new.push((0, u));
                    }
                }
            }
        }
        print!("{output}");
    }
}
