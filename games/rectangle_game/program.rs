// `1 2 / #.` prints `First`: a line is drawn through a row or column that has no `#`.

use nim_snippets::rectangle_game::{Rectangle, Rectangles, Split};
use proconio::{input, marker::Bytes};

fn main() {
    input! {
        h: usize,
        w: usize,
        board: [Bytes; h],
    }
    let game = Rectangles::new(h, w, |r: Rectangle| {
        let is_free = |row: usize, column: usize| board[row][column] == b'.';
        let rows = r.rows().filter(|&row| r.columns().all(|column| is_free(row, column)));
        let columns = r.columns().filter(|&column| r.rows().all(|row| is_free(row, column)));
        let rows: Vec<Split> = rows.map(Split::Row).collect();
        rows.into_iter().chain(columns.map(Split::Column)).collect::<Vec<_>>()
    });
    println!("{}", if game.wins(&[game.board()]) { "First" } else { "Second" });
}
