// Nullify The Matrix
// https://codeforces.com/problemset/problem/1451/F
//
// A move lowers one number of a matrix and may change all others on a shortest path from it to the
// right and down. Who wins?

use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { games: usize }
    for _ in 0..games {
        input! { height: usize, width: usize, matrix: [[u64; width]; height] }
        // A path meets each diagonal once, and must change that of its start: each is a game of Nim.
        let mut diagonals = vec![Vec::new(); height + width];
        for (row, numbers) in matrix.iter().enumerate() {
            for (column, &number) in numbers.iter().enumerate() {
                diagonals[row + column].push(number);
            }
        }
        let first = diagonals.iter().any(|numbers| nim::wins(numbers));
        println!("{}", if first { "Ashish" } else { "Jeel" });
    }
}
