// Misère Nim
// https://www.codingame.com/training/hard/misere-nim
//
// All winning moves `heap:stones taken` of misère Nim in each position.

use nim_snippets::misere_nim;
use proconio::input;

fn main() {
    input! { n: usize, k: usize, positions: [[u64; n]; k] }
    for heaps in positions {
        let moves = misere_nim::winning_moves(&heaps);
        let taken = moves.map(|(i, left)| format!("{}:{}", i + 1, heaps[i] - left));
        let moves = taken.collect::<Vec<_>>().join(" ");
        println!("{}", if moves.is_empty() { "CONCEDE" } else { &moves });
    }
}
