// Dima and Game
// https://codeforces.com/problemset/problem/273/E
//
// A pair l < r up to p with difference d > 2 becomes one with difference floor(d / 3) or d -
// floor(d / 3). How many lists of n pairs does the first player win?

use nim_snippets::{monotone_game::MonotoneGame, nim_counting};
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: u64, p: u64 }
    let options = |d| if d > 2 { vec![d / 3, d - d / 3] } else { vec![] };
    let mut weights = vec![0; 4];
    for (run, value) in MonotoneGame::new(p - 1, options).runs() {
        // p - d pairs have the difference d, from 1 on.
        let first = u128::from(*run.start().max(&1));
        let last = u128::from(*run.end());
        let pairs = (last + 1 - first) * (2 * u128::from(p) - first - last) / 2;
        weights[value as usize] += (pairs % u128::from(MODULUS)) as u64;
    }
    let counts = nim_counting::xor_power(&weights, n, MODULUS);
    println!("{}", counts[1..].iter().sum::<u64>() % MODULUS);
}
