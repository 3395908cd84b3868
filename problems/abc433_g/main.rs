// Substring Game
// https://atcoder.jp/contests/abc433/tasks/abc433_g
//
// A move appends a letter to a string that is empty at first, so that it stays a substring of S.
// Who makes the last move?

use nim_snippets::dag_game::DagGame;
use proconio::{input, marker::Bytes};

fn main() {
    input! { tests: usize, words: [Bytes; tests] }
    for word in words {
        let arcs = suffix_automaton(&word);
        let states = 2 * word.len() + 1;
        println!("{}", if DagGame::new(states, &arcs).wins(&[0]) { "Alice" } else { "Bob" });
    }
}

/// The arcs of the suffix automaton: the paths from state 0 spell the substrings.
fn suffix_automaton(word: &[u8]) -> Vec<(usize, usize)> {
    const NONE: usize = usize::MAX;
    let (mut next, mut link, mut len) = (vec![[NONE; 26]], vec![NONE], vec![0]);
    let mut last = 0;
    for &letter in word {
        let c = usize::from(letter - b'a');
        let (new, mut p) = (next.len(), last);
        next.push([NONE; 26]);
        link.push(0);
        len.push(len[last] + 1);
        while p != NONE && next[p][c] == NONE {
            next[p][c] = new;
            p = link[p];
        }
        if p != NONE {
            let q = next[p][c];
            link[new] = q;
            if len[q] > len[p] + 1 {
                let copy = next.len();
                next.push(next[q]);
                link.push(link[q]);
                len.push(len[p] + 1);
                link[q] = copy;
                link[new] = copy;
                while p != NONE && next[p][c] == q {
                    next[p][c] = copy;
                    p = link[p];
                }
            }
        }
        last = new;
    }
    let arcs = |(u, row): (usize, &[usize; 26])| row.map(|v| (u, v)).into_iter();
    next.iter().enumerate().flat_map(arcs).filter(|&(_, v)| v != NONE).collect()
}
