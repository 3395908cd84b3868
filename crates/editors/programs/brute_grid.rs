// Boards with filled cells. Fill in `moves` and `CELLS`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

/// The position after each move.
fn moves(board: &State) -> Vec<State> {
    let mut options = Vec::new();
    // Example: clear the first `#` of a row, and if you like some that follow it.
    for i in 0..board.len() {
        let mut after = board.clone();
        for j in 0..board[i].len() {
            if board[i][j] == b'#' {
                after[i][j] = b'.';
                options.push(after.clone());
            }
        }
    }
    options
}
//# rarely

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_grid
// stress: h=1..3,w=1..3 g*h*w=[CELLS]

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];
const CELLS: &[u8] = b".#"; // what a cell can be at the start; the first is unmarked

type Position = Vec<Vec<u8>>;

/// Reads the numbers of rows and columns, then the rows.
fn read(input: &str) -> Position {
    input.split_whitespace().skip(2).map(|row| row.bytes().collect()).collect()
}

/// Numbers that may decide who wins; add your own. A cell is marked unless it is like `CELLS[0]`;
/// the last two are the xors of the numbers of marks in each row, and in each column.
const NAMES: [&str; 6] = ["rows", "columns", "marks", "marked_rows", "xor_rows", "xor_columns"];

fn counts(board: &Position) -> Vec<u64> {
    let columns = board.first().map_or(0, |row| row.len());
    let is_marked = |i: usize, j: usize| u64::from(board[i][j] != CELLS[0]);
    let in_row = |i: usize| (0..columns).map(|j| is_marked(i, j)).sum::<u64>();
    let in_column = |j: usize| (0..board.len()).map(|i| is_marked(i, j)).sum::<u64>();
    let rows: Vec<u64> = (0..board.len()).map(in_row).collect();
    vec![
        board.len() as u64,
        columns as u64,
        rows.iter().sum(),
        rows.iter().filter(|marks| **marks > 0).count() as u64,
        rows.iter().fold(0, |xor, marks| xor ^ marks),
        (0..columns).map(in_column).fold(0, |xor, marks| xor ^ marks),
    ]
}

// ---- You need not read the rest: it explores the game. ----

/// The counts of a board, then the rows.
fn text(board: &Position) -> String {
    let counts = counts(board);
    let counts = NAMES.iter().zip(&counts).map(|(name, n)| format!("{}={}", name, n));
    let rows: Vec<String> =
        board.iter().map(|row| String::from_utf8_lossy(row).into_owned()).collect();
    format!("{} [{}", counts.collect::<Vec<_>>().join(" "), rows.join("/"))
}
//# evaluate
//# main
