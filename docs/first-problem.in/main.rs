// A34 - Game 3
// https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_ah

use nim_snippets::subtraction_game;
use std::io;

fn main() {
    let text = io::read_to_string(io::stdin()).expect("UTF-8");
    let words = text.split_ascii_whitespace();
    let numbers: Vec<u64> = words.map(|word| word.parse().expect("a number")).collect();
    let (steps, heaps) = (&numbers[1..3], &numbers[3..]);
    println!("{}", if subtraction_game::wins(heaps, steps) { "First" } else { "Second" });
}
