// Devourers and Cake
// https://atcoder.jp/contests/arc207/tasks/arc207_d
//
// A move takes a row or column at the edge of a board of 0 and 1. Is the last cell a 1, as the first
// player wants?

use proconio::{input, marker::Bytes};
use std::collections::HashMap;

/// The top, bottom, left and right end of the rest of the board.
type Part = [usize; 4];

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { height: usize, width: usize, board: [Bytes; height] }
        // Opposite moves cancel out, so only the centre matters: at most 4 by 4 cells.
        let (rows, columns) = (height.saturating_sub(3) / 2, width.saturating_sub(3) / 2);
        let centre = [rows, height - rows, columns, width - columns];
        let wins = wins(centre, true, &board, &mut HashMap::new());
        println!("{}", if wins { "First" } else { "Second" });
    }
}

/// Does the first player win, who is to move or not?
fn wins(part: Part, moves: bool, board: &[Vec<u8>], known: &mut HashMap<Part, bool>) -> bool {
    let [top, bottom, left, right] = part;
    if bottom - top == 1 && right - left == 1 {
        return board[top][left] == b'1';
    }
    if let Some(&result) = known.get(&part) {
        return result;
    }
    let by_row = [[top + 1, bottom, left, right], [top, bottom - 1, left, right]];
    let by_column = [[top, bottom, left + 1, right], [top, bottom, left, right - 1]];
    let mut options = by_row.into_iter().chain(by_column);
    let mut is_won =
        |[t, b, l, r]: Part| t < b && l < r && wins([t, b, l, r], !moves, board, known) == moves;
    let result = options.any(&mut is_won) == moves;
    known.insert(part, result);
    result
}
