// Silver dollar game
// https://projecteuler.net/problem=344
//
// On how many placements of c worthless coins and a silver dollar on n squares does the first player
// win, modulo 1000036000099?

use nim_snippets::strip_counting;
use proconio::input;

fn main() {
    input! { n: u64, worthless: u64 }
    let wins = strip_counting::dollar_count_wins(n, worthless + 1, 1_000_036_000_099);
    println!("{wins}");
}
