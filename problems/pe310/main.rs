// Nim Square
// https://projecteuler.net/problem=310
//
// A move takes a square number of stones from one of three heaps. How many positions with a <= b <=
// c <= N are losing?

use nim_snippets::{divisor_games, nim_counting};
use proconio::input;

fn main() {
    input! { n: usize }
    let mut table = vec![0; 128];
    for value in divisor_games::subtract_square_grundy_values(n) {
        table[value as usize] += 1;
    }
    // By Burnside's lemma: two equal heaps have xor 0, so the third one must have value 0.
    let ordered = nim_counting::xor_power(&table, 3, (1 << 61) - 1)[0];
    let losses = table[0];
    println!("{}", (ordered + 3 * (n as u64 + 1) * losses + 2 * losses) / 6);
}
