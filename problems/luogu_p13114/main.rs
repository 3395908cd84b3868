// Bacterial Tactics
// https://www.luogu.com.cn/problem/P13114
//
// A colony is put into an empty cell and grows along its row or its column, up to colonies or the
// border; whoever makes it meet a radioactive cell, or has no cell, loses. How many first moves win?

use nim_snippets::rectangle_game::{Rectangle, RectangleGame, Split};
use proconio::{input, marker::Chars};

fn main() {
    input! { cases: usize }
    for case in 1..=cases {
        input! { height: usize, width: usize, board: [Chars; height] }
        let is_free = |row: usize, column: usize| board[row][column] == '.';
        let game = RectangleGame::new(height, width, |r: Rectangle| {
            let rows = r.rows().filter(move |&i| r.columns().all(|j| is_free(i, j)));
            let columns = r.columns().filter(move |&j| r.rows().all(|i| is_free(i, j)));
            rows.map(Split::Row).chain(columns.map(Split::Column))
        });
        let board = [game.board()];
        // A row is taken from each of its cells.
        let starts = game.winning_moves(&board).map(|(_, split)| match split {
            Split::Row(_) => width,
            _ => height,
        });
        println!("Case #{case}: {}", starts.sum::<usize>());
    }
}
