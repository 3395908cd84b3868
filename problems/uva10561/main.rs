// Treblecross
// https://onlinejudge.org/external/105/10561.pdf
//
// Who first completes three X in a row wins. Who wins from each row, and by which first cells?

use nim_snippets::treblecross;
use proconio::{fastout, input, marker::Bytes};

#[fastout]
fn main() {
    input! { rows: [Bytes] }
    for row in rows {
        let row: Vec<bool> = row.iter().map(|&cell| cell == b'X').collect();
        let moves = treblecross::winning_moves(&row).map(|cell| (cell + 1).to_string());
        let moves: Vec<String> = moves.collect();
        println!("{}", if moves.is_empty() { "LOSING" } else { "WINNING" });
        println!("{}", moves.join(" "));
    }
}
