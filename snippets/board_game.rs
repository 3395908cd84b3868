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
//! - Time: for a cell `O(1)` for each move, for values again for each 64 of them: on 1000 x 1000
//!   cells a queen takes 0.2 seconds (who wins, a twentieth), a knight 0.02.
//! - Input: rows of equal length, `true` for an open cell. Moves that no token can make on a board
//!   of this size do not count. A token on a wall or off the board panics. Misère play is for one
//!   token, a finished one is won without a move; for several see `misere_sums`.
//! - Source: R. P. Sprague, 1935, and P. M. Grundy, 1939; P. Gordan's theorem, 1873.
//! - 日本語: 盤上の駒: 壁のある盤の駒の一つを、決まった歩きか走りで動かす。動けなければ負け。
//! - See also: [`grid_period`](super::grid_period) (larger boards), [`dag_game`](super::dag_game)
//!   (graphs), [`game_graph`](super::game_graph) (moves that lead back),
//!   [`wythoff`](super::wythoff) (one queen on an open board),
//!   [`vertex_geography`](super::vertex_geography) (each cell once).

#![cfg_attr(doc, doc(alias("token on a grid with walls", "壁のある盤面の駒")))]
#![cfg_attr(doc, doc(alias("rook on a board with walls", "steps and slides")))]
#![cfg_attr(doc, doc(alias("knight moves towards a corner", "将棋の駒を動かす")))]
#![cfg_attr(doc, doc(alias("盤面 壁 好きなだけ進む", "棋盘上移动棋子 障碍")))]

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
        BoardGame { values: evaluate(open, steps, rides, u64::trailing_ones), steps, rides }
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
    map(evaluate(open, steps, rides, |seen| (seen & 1) as u32), |won| won == 1)
}

/// Which cells are won for a single token when whoever cannot move wins, `false` for walls.
pub fn misere_outcomes(open: &[Vec<bool>], steps: &[Move], rides: &[Move]) -> Vec<Vec<bool>> {
    map(evaluate(open, steps, rides, |seen| u32::from(seen != 1 << 1)), |won| won == 1)
}

/// From a set of values below 64, a bit for each: one below 64, or 64 if larger ones decide.
type Rate = fn(u64) -> u32;

/// Gives each cell the value that `rate` makes of the set of values it sees, a bit for each of 64
/// values in a pass. What no pass has found yet is the first value that the next pass looks for.
fn evaluate(open: &[Vec<bool>], steps: &[Move], rides: &[Move], rate: Rate) -> Vec<Vec<u64>> {
    let (height, width) = (open.len() as i64, open.first().map_or(0, Vec::len) as i64);
    assert!(open.iter().all(|cells| cells.len() as i64 == width), "rows of unequal length");
    let fits = |m: &&Move| -height < m.0 && m.0 < height && -width < m.1 && m.1 < width;
    let moves: Vec<Move> = steps.iter().chain(rides).filter(fits).copied().collect();
    // Rows in one list, with so many walls between them that no move leads past these.
    let stride = width + moves.iter().map(|m| m.1.abs()).max().unwrap_or(0);
    let by = |m: &Move| (m.0 * stride + m.1) as usize;
    let mut bits = vec![0; (height * stride) as usize];
    let steps: Vec<usize> = steps.iter().filter(fits).map(by).collect();
    let mut rides: Vec<Ride> = rides.iter().filter(fits).map(|m| (by(m), bits.clone())).collect();
    let mut values = map(open.to_vec(), |open| if open { 0 } else { WALL });
    let mut first = 0;
    loop {
        sweep((height, width), &moves, |(row, column)| {
            let (here, value) = (row * stride as usize + column, &mut values[row][column]);
            if *value != WALL {
                let found = rate(see(here, &bits, &steps, &mut rides));
                let is_new = *value == first;
                bits[here] = if is_new { 1_u64.checked_shl(found).unwrap_or(0) } else { 0 };
                *value += if is_new { found.into() } else { 0 };
            }
        });
        first += 64;
        if !values.iter().any(|row| row.contains(&first)) {
            return values;
        }
    }
}

/// How far a ride goes in a list of cells, and for each cell what all cells on it are worth.
type Ride = (usize, Vec<u64>);

/// The union of the sets that a cell sees. As
/// ```text
/// for by in steps { insert(sets[cell + by]) }
/// for by in rides { for n in 1.. while cell + n * by is open { insert(sets[cell + n * by]) } }
/// ```
fn see(cell: usize, sets: &[u64], steps: &[usize], rides: &mut [Ride]) -> u64 {
    let at = |sets: &[u64], cell: usize| sets.get(cell).map_or(0, |&set| set);
    let mut seen = steps.iter().fold(0, |seen, &by| seen | at(sets, cell.wrapping_add(by)));
    for (by, passed) in rides {
        let next = cell.wrapping_add(*by);
        passed[cell] = at(sets, next) | at(passed, next);
        seen |= passed[cell];
    }
    seen
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
/// -p * row - q * column)`, on lines of equal keys or along the rows, by their starts.
fn sweep((height, width): Move, moves: &[Move], mut visit: impl FnMut(Cell)) {
    let by_rows = vec![(-width, -1), (-width, 1), (width, -1), (width, 1)];
    let turned = moves.iter().flat_map(|a| moves.iter().map(move |b| (b.1 - a.1, a.0 - b.0)));
    let leads = |&(p, q): &Move| moves.iter().all(|&(down, right)| p * down + q * right > 0);
    let direction = by_rows.into_iter().chain(turned).find(leads);
    let (p, q) = direction.unwrap_or_else(|| panic!("the moves {:?} lead back", moves));
    let (down, right) = if p.abs() == width * q.abs() { (0, -q.signum()) } else { (q, -p) };
    let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
    let inside = |(row, column)| 0 <= row && row < height && 0 <= column && column < width;
    let mut starts: Vec<Move> = cells.filter(|&(r, c)| !inside((r - down, c - right))).collect();
    starts.sort_by_key(|&(row, column)| -p * row - q * column);
    for mut cell in starts {
        while inside(cell) {
            visit((cell.0 as usize, cell.1 as usize));
            cell = (cell.0 + down, cell.1 + right);
        }
    }
}
