// Boards, which are empty at first. Fill in `moves`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

/// The position after each move; 0 is an empty cell.
fn moves(board: &State) -> Vec<State> {
    // Example: mark a cell, no two in one row or column (Codeforces 1365 A without claimed cells).
    let is_free = |&(i, j): &(usize, usize)| {
        let is_far = |&(k, l): &(usize, usize)| board[k][l] == 0 || k != i && l != j;
        cells(board).iter().all(is_far)
    };
    let free = cells(board).into_iter().filter(is_free);
    free.map(|(i, j)| with(board, i, j, 1)).collect()
}
//# rarely

/// Row and column of each cell.
fn cells(board: &[Vec<u8>]) -> Vec<(usize, usize)> {
    let columns = |i: usize| (0..board[i].len()).map(move |j| (i, j));
    (0..board.len()).flat_map(columns).collect()
}

/// The board with another mark in a cell.
fn with(board: &[Vec<u8>], i: usize, j: usize, mark: u8) -> Vec<Vec<u8>> {
    let mut board = board.to_vec();
    board[i][j] = mark;
    board
}

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_board
// stress: a=1..4

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];

/// The numbers of rows and columns.
fn numbers(input: &str) -> Vec<u64> {
    input.split_whitespace().map(|n| n.parse().unwrap()).collect()
}

// ---- You need not read the rest: it explores the game. ----

type Position = Vec<Vec<u8>>;

fn read(input: &str) -> Position {
    let sides = numbers(input);
    vec![vec![0; sides[1] as usize]; sides[0] as usize]
}

fn text(board: &Position) -> String {
    let rows = board.iter().map(|row| row.iter().map(|mark| mark.to_string()).collect::<String>());
    format!("{} {} [{}", board.len(), board[0].len(), rows.collect::<Vec<_>>().join("/"))
}
//# evaluate
//# main
