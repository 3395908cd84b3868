// S-Nim
// http://poj.org/problem?id=2960
//
// Who wins each of these positions when the number of stones taken must be in a given set? The
// input ends with an empty set.

use nim_snippets::subtraction_game;
use proconio::{fastout, input};

#[fastout]
fn main() {
    loop {
        input! { set: [u64] }
        if set.is_empty() {
            break;
        }
        input! { positions: [[usize]] }
        let values = subtraction_game::grundy_values(10_000, &set);
        for heaps in positions {
            let xor = heaps.iter().fold(0, |xor, &heap| xor ^ values[heap]);
            print!("{}", if xor != 0 { 'W' } else { 'L' });
        }
        println!();
    }
}
