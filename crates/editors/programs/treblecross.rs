// `.....` prints `3`.

use nim_snippets::treblecross;
use proconio::{fastout, input, marker::Chars};

#[fastout]
fn main() {
    input! {
        row: Chars,
    }
    let row: Vec<bool> = row.iter().map(|&cell| cell == 'X').collect();
    for cell in treblecross::winning_moves(&row) {
        println!("{}", cell + 1);
    }
}
