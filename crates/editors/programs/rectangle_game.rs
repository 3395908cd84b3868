// `1 2 / #.` prints `First`.

use nim_snippets::rectangle_game;
use proconio::{input, marker::Bytes};

fn main() {
    input! {
        h: usize,
        w: usize,
        board: [Bytes; h],
    }
    let game = rectangle_game::RectangleGame::new(h, w, |r: rectangle_game::Rectangle| {
        let is_free = |row: usize, column: usize| board[row][column] == b'.';
        let rows = r.rows().filter(|&row| r.columns().all(|column| is_free(row, column)));
        let columns = r.columns().filter(|&column| r.rows().all(|row| is_free(row, column)));
        let rows: Vec<rectangle_game::Split> = rows.map(rectangle_game::Split::Row).collect();
        rows.into_iter().chain(columns.map(rectangle_game::Split::Column)).collect::<Vec<_>>()
    });
    println!("{}", if game.wins(&[game.board()]) { "First" } else { "Second" });
}
