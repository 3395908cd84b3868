// Grid Game 2
// https://codeforces.com/problemset/problem/1906/G
//
// A black cell turns over the square that ends at it and reaches the nearer border: who moves last?

use nim_snippets::quotient_game;
use proconio::input;

fn main() {
    input! { cells: [(u64, u64)] }
    // A cell has one move, so every such square has xor 1. The rectangle from the corner to a cell
    // loses its squares as in Euclid's algorithm; four rectangles leave the cell.
    let area = |rows, columns| quotient_game::fold(rows, columns, 0, |q, _, xor| xor ^ (q % 2));
    let value = |r, c| area(r, c) ^ area(r - 1, c) ^ area(r, c - 1) ^ area(r - 1, c - 1);
    let first = cells.iter().fold(0, |xor, &(r, c)| xor ^ value(r, c)) != 0;
    println!("{}", if first { "FIRST" } else { "SECOND" });
}
