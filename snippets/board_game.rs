//! Board game: move one of the tokens on a board with walls by a step or a ride; whoever cannot move loses.
//!
//! A step is a jump by `(rows, columns)`, a ride repeats one as long as no wall stands in the way.
//! Tokens do not disturb each other: the position is the sum of its tokens, a cell is worth the mex
//! of what can be reached from it. If some `(p, q)` has a positive product with every move, cells
//! of greater `p * row + q * column` come first, in one pass; a cell that has its ride's next cell
//! ahead sees what that one sees, and it. With `a` and `b` the outermost of the moves, `a - b`
//! turned by 90 degrees will do, or row by row if all have one direction. If there is no `(p, q)`,
//! some moves together lead back (Gordan), and the game is refused.
//!
//! ```
//! use nim_snippets::board_game::{outcomes, BoardGame};
//!
//! let open = vec![vec![true, true, true], vec![true, false, true], vec![true, true, true]];
//! let rook = [(-1, 0), (0, -1)];
//! let game = BoardGame::new(&open, &[], &rook); // any number of cells up or to the left
//! assert!(game.wins(&[(2, 2), (0, 2)]) && !game.wins(&[(2, 2), (0, 1)]));
//! assert!(game.winning_moves(&[(2, 2), (0, 2)]).eq([(0, (0, 2)), (0, (2, 0)), (1, (0, 1))]));
//! assert_eq!(outcomes(&open, &[], &rook)[1], [true, false, false]); // a wall is `false`
//! ```
//!
//! - Time: for a cell `O(1)` for each move and, for values, each 64 values that a ride sees: on
//!   1000 x 1000 cells a queen takes half a second, a knight a twentieth.
//! - Input: rows of equal length, `true` for an open cell. Moves that no token can make on a board
//!   of this size do not count. A token on a wall or off the board panics. Misère play is for one
//!   token, a finished one is won without a move; for several see `misere_sums`.
//! - Source: R. P. Sprague, 1935, and P. M. Grundy, 1939; P. Gordan's theorem, 1873.
//! - See also: `grid_period` (larger boards), `dag_game` (graphs), `game_graph` (moves that lead
//!   back), `wythoff` (one queen on an open board), `vertex_geography` (each cell once).

use std::collections::BTreeSet;
use std::iter::successors;

/// Row and column, from 0.
pub type Cell = (usize, usize);

/// So many rows down and columns to the right.
pub type Move = (i64, i64);

/// Stands for a value in a table.
const WALL: u64 = u64::MAX;

/// The values of all cells, and the tokens' moves.
pub struct BoardGame<'a> {
    values: Vec<Vec<u64>>,
    steps: &'a [Move],
    rides: &'a [Move],
}

impl<'a> BoardGame<'a> {
    /// Evaluates all cells.
    pub fn new(open: &[Vec<bool>], steps: &'a [Move], rides: &'a [Move]) -> Self {
        let mex = |seen: &[u64]| {
            let full = seen.iter().take_while(|&&word| word == u64::MAX).count();
            64 * full as u64 + seen.get(full).map_or(0, |word| u64::from(word.trailing_ones()))
        };
        BoardGame { values: evaluate(open, steps, rides, mex), steps, rides }
    }

    /// The Grundy value of a token on this cell.
    pub fn grundy(&self, cell: Cell) -> u64 {
        let here = target(&self.values, cell, (0, 0));
        here.unwrap_or_else(|| panic!("a token on the wall {:?}", cell)).1
    }

    /// Does the player to move win with tokens on these cells?
    pub fn wins(&self, tokens: &[Cell]) -> bool {
        tokens.iter().fold(0, |xor, &cell| xor ^ self.grundy(cell)) != 0
    }

    /// All winning moves `(i, cell)`: token `i` goes to the cell. Ascending.
    pub fn winning_moves(&'a self, tokens: &'a [Cell]) -> impl Iterator<Item = (usize, Cell)> + 'a {
        let xor = tokens.iter().fold(0, |xor, &cell| xor ^ self.grundy(cell));
        tokens.iter().enumerate().flat_map(move |(i, &cell)| {
            let value = xor ^ self.grundy(cell);
            let targets = self.options(cell).into_iter();
            targets.filter(move |&to| self.grundy(to) == value).map(move |to| (i, to))
        })
    }

    fn options(&self, cell: Cell) -> BTreeSet<Cell> {
        let to = move |cell, by| Some(target(&self.values, cell, by)?.0);
        let ride = |&by: &Move| successors(to(cell, by), move |&cell| to(cell, by));
        let steps = self.steps.iter().filter_map(|&by| to(cell, by));
        steps.chain(self.rides.iter().flat_map(ride)).collect()
    }
}

/// The Grundy values of all cells, 0 for walls.
pub fn grundy_values(open: &[Vec<bool>], steps: &[Move], rides: &[Move]) -> Vec<Vec<u64>> {
    map(BoardGame::new(open, steps, rides).values, |value| if value == WALL { 0 } else { value })
}

/// Which cells are won for the player who moves a single token, `false` for walls.
pub fn outcomes(open: &[Vec<bool>], steps: &[Move], rides: &[Move]) -> Vec<Vec<bool>> {
    map(evaluate(open, steps, rides, |seen| seen[0] & 1), |won| won == 1)
}

/// Which cells are won for a single token when whoever cannot move wins, `false` for walls.
pub fn misere_outcomes(open: &[Vec<bool>], steps: &[Move], rides: &[Move]) -> Vec<Vec<bool>> {
    map(evaluate(open, steps, rides, |seen| u64::from(seen[0] != 1 << 1)), |won| won == 1)
}

/// From a set of values, 64 of them a word.
type Rate = fn(&[u64]) -> u64;

/// Gives each cell the value that `rate` makes of the set of values it sees. As
/// ```text
/// for by in steps { insert(values[cell + by]) }
/// for by in rides { for n in 1.. while cell + n * by is open { insert(values[cell + n * by]) } }
/// ```
/// with what a ride has passed kept at the last cell of it.
fn evaluate(open: &[Vec<bool>], steps: &[Move], rides: &[Move], rate: Rate) -> Vec<Vec<u64>> {
    let mut values = map(open.to_vec(), |open| if open { 0 } else { WALL });
    let mut passed: Vec<_> = rides.iter().map(|_| map(open.to_vec(), |_| Vec::new())).collect();
    let mut seen = Vec::new();
    sweep(open, steps, rides, |cell| {
        seen.clear();
        let mut below_64 = 0;
        for (_, value) in steps.iter().filter_map(|&by| target(&values, cell, by)) {
            match value {
                0..=63 => below_64 |= 1 << value,
                _ => merge(&mut seen, value as usize / 64, &[1 << (value % 64)]),
            }
        }
        merge(&mut seen, 0, &[below_64]);
        for (&by, passed) in rides.iter().zip(&mut passed) {
            if let Some(((row, column), value)) = target(&values, cell, by) {
                let mut set = std::mem::take(&mut passed[row][column]);
                merge(&mut set, value as usize / 64, &[1 << (value % 64)]);
                merge(&mut seen, 0, &set);
                passed[cell.0][cell.1] = set;
            }
        }
        values[cell.0][cell.1] |= rate(&seen); // a wall stays one
    });
    values
}

fn map<S, T>(rows: Vec<Vec<S>>, change: impl Fn(S) -> T) -> Vec<Vec<T>> {
    rows.into_iter().map(|row| row.into_iter().map(&change).collect()).collect()
}

/// Where a move leads and what that is worth, if it is an open cell.
fn target(values: &[Vec<u64>], (row, column): Cell, (down, right): Move) -> Option<(Cell, u64)> {
    let to = (row.wrapping_add(down as usize), column.wrapping_add(right as usize));
    Some((to, *values.get(to.0)?.get(to.1)?)).filter(|&(_, value)| value != WALL)
}

/// Visits all cells, those that others can move to first. As `cells.sort_by_key(|&(row, column)|
/// -p * row - q * column)` on lines of equal keys, by their starts.
fn sweep(open: &[Vec<bool>], steps: &[Move], rides: &[Move], mut visit: impl FnMut(Cell)) {
    let (height, width) = (open.len() as i64, open.first().map_or(0, Vec::len) as i64);
    assert!(open.iter().all(|cells| cells.len() as i64 == width), "rows of unequal length");
    let fits = |m: &Move| -height < m.0 && m.0 < height && -width < m.1 && m.1 < width;
    let moves: Vec<Move> = steps.iter().chain(rides).copied().filter(fits).collect();
    let by_rows = vec![(-width, -1), (-width, 1), (width, -1), (width, 1)];
    let turned = moves.iter().flat_map(|a| moves.iter().map(move |b| (b.1 - a.1, a.0 - b.0)));
    let leads = |&(p, q): &Move| moves.iter().all(|&(down, right)| p * down + q * right > 0);
    let direction = by_rows.into_iter().chain(turned).find(leads);
    let (p, q) = direction.unwrap_or_else(|| panic!("the moves {:?} lead back", moves));
    let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
    let inside = |(row, column)| 0 <= row && row < height && 0 <= column && column < width;
    let mut starts: Vec<Move> = cells.filter(|&(r, c)| !inside((r - q, c + p))).collect();
    starts.sort_by_key(|&(row, column)| -p * row - q * column);
    for mut cell in starts {
        while inside(cell) {
            visit((cell.0 as usize, cell.1 as usize));
            cell = (cell.0 + q, cell.1 - p);
        }
    }
}

/// As `*set |= words << 64 * start` with numbers of any length.
fn merge(set: &mut Vec<u64>, start: usize, words: &[u64]) {
    set.resize(set.len().max(start + words.len()), 0);
    for (all, word) in set[start..].iter_mut().zip(words) {
        *all |= word;
    }
}
