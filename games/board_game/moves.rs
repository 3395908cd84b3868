//! Board game.

/// Row and column.
pub type Cell = (usize, usize);

/// So many rows down and columns to the right.
pub type Jump = (i64, i64);

/// Which token goes to which cell.
pub type TokenMove = (usize, Cell);

/// A token makes a step, or a ride of any number of equal jumps as long as no wall stands in the way.
pub fn moves(
    tokens: &[Cell],
    open: &[Vec<bool>],
    steps: &[Jump],
    rides: &[Jump],
) -> Vec<(TokenMove, Vec<Cell>)> {
    let mut options = Vec::new();
    for (i, &cell) in tokens.iter().enumerate() {
        for to in reached(open, steps, rides, cell) {
            let mut after = tokens.to_vec();
            after[i] = to;
            options.push(((i, to), after));
        }
    }
    options
}

/// The cells that a token reaches, each once.
fn reached(open: &[Vec<bool>], steps: &[Jump], rides: &[Jump], (row, column): Cell) -> Vec<Cell> {
    let mut cells = Vec::new();
    let longest = open.len().max(open.first().map_or(0, Vec::len));
    let jumps =
        steps.iter().map(|&step| (step, 1)).chain(rides.iter().map(|&ride| (ride, longest)));
    for ((down, right), most) in jumps {
        let (mut row, mut column) = (row as i64, column as i64);
        for _ in 0..most {
            row = row.saturating_add(down);
            column = column.saturating_add(right);
            if !is_open(open, row, column) {
                break;
            }
            cells.push((row as usize, column as usize));
        }
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Is there such a cell, and no wall on it?
pub fn is_open(open: &[Vec<bool>], row: i64, column: i64) -> bool {
    let inside = 0 <= row && row < open.len() as i64 && 0 <= column;
    inside && column < open[row as usize].len() as i64 && open[row as usize][column as usize]
}
