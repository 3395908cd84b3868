// Playing with String
// https://codeforces.com/problemset/problem/305/E
//
// A move splits a string into three at a letter with equal neighbours. Where does the first player
// split to win, as far left as possible?

use nim_snippets::octal_game::OctalGame;
use proconio::{input, marker::Bytes};

fn main() {
    input! { s: Bytes }
    // A split makes the places beside it useless: Dawson's chess on each run of useful places.
    let chess = OctalGame::new(u64::MAX, "0.137");
    let mut runs: Vec<Vec<usize>> = Vec::new();
    for i in (1..s.len().max(1) - 1).filter(|&i| s[i - 1] == s[i + 1]) {
        match runs.last_mut() {
            Some(run) if run.last() == Some(&(i - 1)) => run.push(i),
            _ => runs.push(vec![i]),
        }
    }
    let value = |len: usize| chess.grundy(&[len as u64]);
    let xor = runs.iter().fold(0, |xor, run| xor ^ value(run.len()));
    for run in runs {
        let others = xor ^ value(run.len());
        for (j, i) in run.iter().enumerate() {
            let right = run.len() - 1 - j;
            if value(j.saturating_sub(1)) ^ value(right.saturating_sub(1)) == others {
                println!("First\n{}", i + 1);
                return;
            }
        }
    }
    println!("Second");
}
