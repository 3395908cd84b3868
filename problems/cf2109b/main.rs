// Slice to Survive
// https://codeforces.com/problemset/problem/2109/B
//
// A board is cut along a line, and the part without a monster is removed; then the monster moves to any
// cell. How many cuts leave a single cell, if the monster delays it?

use proconio::input;

fn main() {
    input! { tests: usize, boards: [[u32; 4]; tests] }
    for board in boards {
        let [height, width, row, column] = board[..] else { unreachable!("four numbers") };
        // The monster goes to the middle, so each cut but the first halves a side, rounded up.
        let halvings = |side: u32| u32::BITS - (side - 1).leading_zeros();
        let by_row = halvings(row.min(height + 1 - row)) + halvings(width);
        let by_column = halvings(height) + halvings(column.min(width + 1 - column));
        println!("{}", 1 + by_row.min(by_column));
    }
}
