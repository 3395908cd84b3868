// Dima and Game
// https://codeforces.com/problemset/problem/273/E
//
// A pair l < r up to p with difference d > 2 becomes one with difference floor(d / 3) or d -
// floor(d / 3). How many lists of n pairs does the first player win?

use nim_snippets::{sprague_grundy, tuple_counting};
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: u64, p: u64 }
    // The last difference of each run of equal values, and the value.
    let mut runs = vec![(2, 0)];
    while runs[runs.len() - 1].0 < p {
        let d = runs[runs.len() - 1].0 + 1;
        let run = |d| *runs.iter().find(|run| d <= run.0).unwrap();
        let (third, others) = (run(d / 3), run(d - d / 3));
        let next = (3 * third.0 + 2).min(3 * others.0 / 2);
        let value = sprague_grundy::mex(&[third.1, others.1]);
        runs.push((next, value));
        runs.dedup_by(|run, before| {
            run.1 == before.1 && {
                before.0 = run.0;
                true
            }
        });
    }
    let mut weights = vec![0; 4];
    let mut first = 1;
    for (last, value) in runs {
        // p - d pairs have the difference d.
        let last = last.min(p - 1);
        if first <= last {
            let pairs = u128::from(last - first + 1) * u128::from(2 * p - first - last) / 2;
            weights[value as usize] += (pairs % u128::from(MODULUS)) as u64;
        }
        first = last + 1;
    }
    let counts = tuple_counting::xor_power(&weights, n, MODULUS);
    println!("{}", counts[1..].iter().sum::<u64>() % MODULUS);
}
