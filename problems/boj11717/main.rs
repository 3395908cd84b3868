// Wall Making Game
// https://www.acmicpc.net/problem/11717
//
// From a free cell that is not marked, walls are built in four directions up to the next wall.

use nim_snippets::rectangle_game::{Rectangle, RectangleGame, Split};
use proconio::{input, marker::Chars};

fn main() {
    input! { height: usize, width: usize, board: [Chars; height] }
    let game = RectangleGame::new(height, width, |r: Rectangle| {
        let cells = r.rows().flat_map(move |row| r.columns().map(move |column| (row, column)));
        let empty = cells.filter(|&(row, column)| board[row][column] == '.');
        empty.map(|(row, column)| Split::Cross(row, column))
    });
    println!("{}", if game.wins(&[game.board()]) { "First" } else { "Second" });
}
