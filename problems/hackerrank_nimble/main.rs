// Nimble Game
// https://www.hackerrank.com/challenges/nimble-game-1
//
// A coin moves from a square to any one before it. Who wins, given the number of coins on each?

use nim_snippets::nimble;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for counts in games {
        // Two coins on one square cancel each other.
        let odd = (0..).zip(counts).filter(|(_, count)| count % 2 == 1);
        let coins: Vec<u64> = odd.map(|(square, _)| square).collect();
        println!("{}", if nimble::wins(&coins) { "First" } else { "Second" });
    }
}
