// Not a Nim Problem
// https://codeforces.com/problemset/problem/2004/E
//
// Who wins when a move takes from a pile a number of stones that is coprime to its size?

use nim_snippets::coprime_game;
use proconio::input;

fn main() {
    let grundy = coprime_game::grundy_values(10_000_000);
    input! { games: [[usize]] }
    for piles in games {
        let first = piles.iter().fold(0, |xor, &pile| xor ^ grundy[pile]) != 0;
        println!("{}", if first { "Alice" } else { "Bob" });
    }
}
