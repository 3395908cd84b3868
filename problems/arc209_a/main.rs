// Bracket Game
// https://atcoder.jp/contests/arc209/tasks/arc209_a
//
// A move deletes the first or last bracket, or ends the game, which ends too when k are left. Are they
// balanced at the end, as the second player wants?

use proconio::{input, marker::Chars};

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { brackets: Chars, k: usize }
        println!("{}", if balances(&brackets, k) { "Second" } else { "First" });
    }
}

/// Can the second player restore the balance after each move until `k` brackets are left?
fn balances(brackets: &[char], k: usize) -> bool {
    let mut depth = 0_i64;
    let step = |bracket: &char| {
        depth += if *bracket == '(' { 1 } else { -1 };
        depth
    };
    let depths: Vec<i64> = brackets.iter().map(step).collect();
    if k % 2 == 1 || depth != 0 || depths.iter().any(|&depth| depth < 0) {
        return false;
    }
    // The pair around everything goes, one bracket by each player. `(…)` is one pair from `i` on iff
    // the depth first returns to `i` at its other end.
    let n = brackets.len();
    let mut outer = 0;
    let mut lowest = i64::MAX;
    let mut lows = vec![0; n / 2];
    for i in (0..n / 2).rev() {
        lows[i] = lowest.min(depths[i]).min(depths[n - 2 - i]);
        lowest = lows[i];
    }
    while outer < n / 2 && lows[outer] > outer as i64 {
        outer += 1;
    }
    // Then `()` goes from one end, as long as both ends have it.
    let rest = &brackets[outer..n - outer];
    let pairs = |pair: &&[char]| **pair == ['(', ')'];
    let left = rest.chunks(2).take_while(pairs).count();
    let right = rest.rchunks(2).take_while(pairs).count();
    rest.len() - 2 * left.min(right) <= k
}
