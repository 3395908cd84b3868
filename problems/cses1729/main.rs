// Stick Game
// https://cses.fi/problemset/task/1729
//
// Who wins with one heap of 1, 2, …, n sticks when the number taken must be in a given set?

use nim_snippets::subtraction_game;
use proconio::input;

fn main() {
    input! { n: usize, k: usize, set: [u64; k] }
    let wins = subtraction_game::outcomes(n, &set);
    let winners = wins[1..].iter().map(|&wins| if wins { 'W' } else { 'L' });
    println!("{}", winners.collect::<String>());
}
