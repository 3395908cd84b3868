// Hyper Smawk Bros
// https://codeforces.com/problemset/problem/2157/I
//
// A move takes 1 to m from a number n, but not as much as the opponent just took; whoever reaches 0 or less
// wins. Does the first player win?

use proconio::input;
use std::collections::HashMap;

const LARGEST: u64 = 1_000_000;

fn main() {
    input! { tests: usize, asked: [(u64, u64); tests] }
    let mut losing = HashMap::new();
    for (n, m) in asked {
        let losing = losing.entry(m).or_insert_with(|| losing_healths(m));
        println!("{}", if losing.binary_search(&n).is_ok() { "NO" } else { "YES" });
    }
}

/// The healths from which every hit loses, in order.
fn losing_healths(m: u64) -> Vec<u64> {
    let mut losing = vec![0];
    while losing[losing.len() - 1] <= LARGEST {
        // The answer to `x` is `m + 1 - x`, which is forbidden if both are equal.
        let no_answer = m % 2 == 1 && is_only(&losing, m.div_ceil(2), m);
        losing.push(losing[losing.len() - 1] + m + 1 + u64::from(no_answer));
    }
    losing
}

/// Is `d` the only winning hit at the health that is `d` above the last losing one?
/// Another hit `x` wins if it leaves a health at which only `x` wins.
fn is_only(losing: &[u64], d: u64, m: u64) -> bool {
    let [.., before, last] = losing else {
        return d == m; // `d` or more wins
    };
    let gap = last - before;
    let only_before = |x| x <= m && is_only(&losing[..losing.len() - 1], x, m);
    let has_other = d.is_multiple_of(2) && is_only(losing, d / 2, m)
        || (gap + d).is_multiple_of(2) && only_before((gap + d) / 2)
        || gap == m + 2 && d + 1 == m.div_ceil(2);
    !has_other
}
