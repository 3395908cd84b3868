// Prime Gaming (Easy Version)
// https://codeforces.com/problemset/problem/2140/E1
//
// In turn, the players remove one of the piles in a row whose place is good. One wants the last pile large,
// the other small. What is the sum of the last piles for all rows of n piles of 1 to m stones, m ≤ 2?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, m: u64, k: usize, good: [usize; k] }
        // wins[mask]: is the last pile a 2, if the 1s of the mask are the piles of 2?
        let mut wins = vec![false, true];
        for len in 2..=n {
            let by_alice = (n - len) % 2 == 0;
            let without = |mask: usize, i: usize| mask >> (i + 1) << i | mask & ((1 << i) - 1);
            let removed = || good.iter().map(|c| c - 1).filter(|&i| i < len);
            let win = |mask| {
                if by_alice {
                    removed().any(|i| wins[without(mask, i)])
                } else {
                    removed().all(|i| wins[without(mask, i)])
                }
            };
            wins = (0..1 << len).map(win).collect();
        }
        let twos = wins.iter().filter(|&&wins| wins).count();
        println!("{}", if m == 1 { 1 } else { (1 << n) + twos });
    }
}
