// Brute force for boards: edit `moves` and the constants, and pipe what it prints into `guess`.
// A line has the numbers of rows and columns of a board, at first empty. The example is Codeforces
// 1365 A where no cell is claimed yet.

use std::collections::HashMap;

const ROWS: usize = 5; // at most
const COLUMNS: usize = 6;
const MISERE: bool = false; // whoever cannot move wins
const VALUES: bool = false; // Grundy values instead of who wins

type Position = Vec<Vec<u8>>;

/// What a move can leave: 0 is an empty cell.
fn moves(board: &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for (i, j) in cells(board) {
        // Here: mark a cell, no two in one row or column.
        let free = |&(k, l): &(usize, usize)| board[k][l] == 0 || k != i && l != j;
        if cells(board).iter().all(free) {
            let mut after = board.clone();
            after[i][j] = 1;
            options.push(after);
        }
    }
    options
}

/// A rule of its own for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Position) -> Option<bool> {
    None
}

/// Row and column of each cell.
fn cells(board: &Position) -> Vec<(usize, usize)> {
    let columns = |i: usize| (0..board[i].len()).map(move |j| (i, j));
    (0..board.len()).flat_map(columns).collect()
}

fn positions() -> Vec<Position> {
    let of = |rows: usize, columns: usize| vec![vec![0; columns]; rows];
    (1..=ROWS).flat_map(|rows| (1..=COLUMNS).map(move |columns| of(rows, columns))).collect()
}

fn text(board: &Position) -> String {
    format!("{} {}", board.len(), board[0].len())
}

/// Who wins, the Grundy value, and whether plays from here can have an even or an odd length.
#[derive(Clone, Copy)]
struct Known {
    won: bool,
    value: usize,
    even: bool,
    odd: bool,
}

fn evaluate(position: &Position, memory: &mut HashMap<Position, Known>) -> Known {
    if let Some(&known) = memory.get(position) {
        return known;
    }
    let over = end(position);
    let next = if over.is_some() { Vec::new() } else { moves(position) };
    let next: Vec<Known> = next.iter().map(|position| evaluate(position, memory)).collect();
    let known = Known {
        won: over.unwrap_or(next.is_empty() && MISERE || next.iter().any(|known| !known.won)),
        value: (0..).find(|&value| next.iter().all(|known| known.value != value)).unwrap(),
        even: next.is_empty() || next.iter().any(|known| known.odd),
        odd: next.iter().any(|known| known.even),
    };
    memory.insert(position.clone(), known);
    known
}

fn main() {
    let (positions, mut memory) = (positions(), HashMap::new());
    for position in &positions {
        let known = evaluate(position, &mut memory);
        let outcome = if known.won { "W" } else { "L" };
        let answer = if VALUES { known.value.to_string() } else { outcome.to_owned() };
        println!("{}: {}", text(position), answer);
    }
    let lost = positions.iter().filter(|position| !memory[*position].won);
    eprintln!("lost: {}", lost.take(20).map(text).collect::<Vec<_>>().join(", "));
    if memory.values().all(|known| known.even != known.odd) {
        eprintln!("all plays from a position have the same parity: the choices do not matter");
    }
}
