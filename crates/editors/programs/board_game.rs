// `3 3 / ... / .#. / ... / 1 / 3 3` prints `First`.

use nim_snippets::board_game;
use proconio::{
    input,
    marker::{Bytes, Usize1},
};

fn main() {
    input! {
        height: usize,
        width: usize,
        board: [Bytes; height],
        n: usize,
        tokens: [(Usize1, Usize1); n],
    }
    let row = |row: &Vec<u8>| row[..width].iter().map(|&cell| cell != b'#').collect();
    let open: Vec<Vec<bool>> = board.iter().map(row).collect();
    // Rows down and columns to the right: jumps, and rides of any length; here: a rook's.
    let game = board_game::BoardGame::new(&open, &[], &[(-1, 0), (0, -1)]);
    let first = game.wins(&tokens);
    println!("{}", if first { "First" } else { "Second" });
}
