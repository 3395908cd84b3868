// Nimble Game
// https://www.hackerrank.com/challenges/nimble-game-1
//
// A coin moves from a square to any one before it. Who wins, given the number of coins on each?

use nim_snippets::nimble;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for counts in games {
        println!("{}", if nimble::row_wins(&counts) { "First" } else { "Second" });
    }
}
