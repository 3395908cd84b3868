// Divisor Game
// https://projecteuler.net/problem=550
//
// A pile becomes two, each a divisor of it other than 1 and itself. How many lists of k piles of 2
// to n stones does the first player win?

use nim_snippets::{bean_game, nim_counting};
use proconio::input;

const MODULUS: u64 = 987_654_321;

fn main() {
    input! { n: usize, k: u64 }
    let mut table = vec![0; 64];
    for value in &bean_game::divisor_grundy_values(n)[2..] {
        table[*value as usize] += 1;
    }
    let counts = nim_counting::xor_power(&table, k, MODULUS);
    println!("{}", counts[1..].iter().sum::<u64>() % MODULUS);
}
