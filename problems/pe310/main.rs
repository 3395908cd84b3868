// Nim Square
// https://projecteuler.net/problem=310
//
// A move takes a square number of stones from one of three heaps. How many positions with a <= b <=
// c <= N are lost?

use nim_snippets::{divisor_games, tuple_counting};
use proconio::input;

fn main() {
    input! { n: usize }
    let mut table = vec![0; 128];
    for value in divisor_games::subtract_square_grundy_values(n) {
        table[value as usize] += 1;
    }
    println!("{}", tuple_counting::multiset_counts(&table, 3, (1 << 61) - 1)[0]);
}
