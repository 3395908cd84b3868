// Poker Nim
// https://www.hackerrank.com/challenges/poker-nim-1/problem
//
// A player takes chips from a pile, or adds some, but to no pile more than k times. Who takes the last
// chip?

use nim_snippets::poker_nim;
use proconio::input;

fn main() {
    input! { games: usize }
    for _ in 0..games {
        input! { n: usize, _k: u64, piles: [u64; n] }
        let first = poker_nim::wins(&piles, u64::MAX);
        println!("{}", if first { "First" } else { "Second" });
    }
}
