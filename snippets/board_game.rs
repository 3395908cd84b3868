//! Board game: move one of the tokens on a board with walls by a step or a ride; whoever cannot move loses.
//!
//! A step is a jump by `(rows, columns)`; a ride repeats one as long as no wall stands in the way.
//! Tokens do not disturb each other: the position is the sum of its tokens, and the Grundy value of
//! a cell is the mex of the cells in reach. If some `(p, q)` has a positive product with every
//! move, cells of greater `p * row + q * column` are evaluated first. If there is none, some moves
//! together lead back (Gordan). To find it, take the outermost two of the moves, `a` and `b`:
//! `a - b` turned by 90 degrees will do, or row by row if all moves have one direction. On a ride
//! a cell sees the next cell and all that the next cell sees on it: one set for each line grows.
//!
//! ```
//! use nim_snippets::board_game::{cell_values, BoardGame};
//!
//! let open = vec![vec![true, true, true], vec![true, false, true], vec![true, true, true]];
//! let rook = [(-1, 0), (0, -1)];
//! let game = BoardGame::new(&open, &[], &rook); // any number of cells up or to the left
//! assert!(game.wins(&[(2, 2), (0, 2)]) && !game.wins(&[(2, 2), (0, 1)]));
//! assert!(game.winning_moves(&[(2, 2), (0, 2)]).eq([(0, (0, 2)), (0, (2, 0)), (1, (0, 1))]));
//! assert_eq!(cell_values(&open, &[], &rook)[1], [1, 0, 0]); // a wall is `false`
//! ```
//!
//! - Time: for a cell `O(1)` for each move, and a step for each 64 values that it sees on a ride:
//!   on 1000 x 1000 cells a queen takes 0.06 seconds, a knight 0.15.
//! - Limit: `row ≤ 1000, column ≤ 1000`.
//! - Input: rows of equal length, `true` for an open cell. Moves that no token can make on a board
//!   of this size do not count.
//! - Panics: moves that lead back; a token on a wall or off the board.
//! - Misère: see `misere_sums`.
//! - Source: R. P. Sprague, 1935, and P. M. Grundy, 1939; P. Gordan's theorem, 1873.
//! - 日本語: 盤上の駒: 壁のある盤の駒の一つを、決まった一回の移動か、同じ移動の繰り返しで動かす。動けなければ負け。
//! - See also: [`grid_period`](super::grid_period) (larger boards), [`dag_game`](super::dag_game)
//!   (graphs), [`loopy_game`](super::loopy_game) (moves that lead back),
//!   [`wythoff`](super::wythoff) (one queen on an open board),
//!   [`vertex_geography`](super::vertex_geography) (each cell once).

#![cfg_attr(doc, doc(alias("token on a grid with walls", "壁のある盤面の駒")))]
#![cfg_attr(doc, doc(alias("rook on a board with walls", "steps and slides")))]
#![cfg_attr(doc, doc(alias("knight moves towards a corner", "将棋の駒を動かす")))]
#![cfg_attr(doc, doc(alias("盤面 壁 好きなだけ進む", "棋盘上移动棋子 障碍")))]

use std::collections::BTreeSet;

/// Row and column, from 0.
pub type Cell = (usize, usize);

/// Stands for a value in a table.
const WALL: u32 = u32::MAX;

/// The values of all cells, and the tokens' moves.
pub struct BoardGame {
    height: usize,
    width: usize,
    values: Vec<u32>,
    jumps: Vec<Jump>,
}

impl BoardGame {
    /// Evaluates all cells. Steps and rides go so many rows down and columns to the right.
    pub fn new(open: &[Vec<bool>], steps: &[(i64, i64)], rides: &[(i64, i64)]) -> Self {
        let (height, width) = (open.len(), open.first().map_or(0, Vec::len));
        assert!(open.iter().all(|row| row.len() == width), "rows of unequal length");
        let steps = steps.iter().map(|&by| (by, false));
        let all = steps.chain(rides.iter().map(|&by| (by, true)));
        let fitting = all.filter(|((down, right), _)| {
            down.unsigned_abs() < height as u64 && right.unsigned_abs() < width as u64
        });
        let jumps = fitting.map(|((down, right), is_ride)| Jump { down, right, is_ride });
        let (jumps, values) = (jumps.collect(), vec![WALL; height * width]);
        let mut game = BoardGame { height, width, values, jumps };
        let new = |_| Seen { lines: vec![0; height * width], sets: vec![vec![]], here: 0 };
        let mut seen: Vec<Seen> = game.jumps.iter().map(new).collect();
        for (row, column) in game.order() {
            let place = row * width + column;
            for (jump, seen) in game.jumps.iter().zip(&mut seen) {
                let next = game.next((row, column), *jump).map(|(a, b)| a * width + b);
                let value = next.map_or(WALL, |next| game.values[next]);
                seen.enter(place, next, value, jump.is_ride);
            }
            if open[row][column] {
                game.values[place] = mex(&seen);
            }
        }
        game
    }

    /// The Grundy value of a token on this cell.
    pub fn grundy(&self, (row, column): Cell) -> u64 {
        let inside = row < self.height && column < self.width;
        let value = if inside { self.values[row * self.width + column] } else { WALL };
        assert!(value != WALL, "a token on the wall {:?}", (row, column));
        value.into()
    }

    /// Does the player to move win with tokens on these cells?
    pub fn wins(&self, tokens: &[Cell]) -> bool {
        tokens.iter().fold(0, |xor, &cell| xor ^ self.grundy(cell)) != 0
    }

    /// All winning moves `(i, cell)`: token `i` goes to the cell. Ascending.
    pub fn winning_moves<'a>(
        &'a self,
        tokens: &'a [Cell],
    ) -> impl Iterator<Item = (usize, Cell)> + 'a {
        let xor = tokens.iter().fold(0, |xor, &cell| xor ^ self.grundy(cell));
        tokens.iter().enumerate().flat_map(move |(i, &cell)| {
            let target = xor ^ self.grundy(cell);
            let options = self.options(cell).into_iter();
            options.filter(move |&to| self.grundy(to) == target).map(move |to| (i, to))
        })
    }

    /// The open cells in reach.
    fn options(&self, cell: Cell) -> BTreeSet<Cell> {
        let mut options = BTreeSet::new();
        for &jump in &self.jumps {
            let mut at = cell;
            while let Some(to) = self.next(at, jump) {
                if self.values[to.0 * self.width + to.1] == WALL {
                    break;
                }
                options.insert(to);
                if !jump.is_ride {
                    break;
                }
                at = to;
            }
        }
        options
    }

    /// The cell one jump away, open or not, unless it is off the board.
    fn next(&self, (row, column): Cell, jump: Jump) -> Option<Cell> {
        let (row, column) = (row as i64 + jump.down, column as i64 + jump.right);
        let inside = 0 <= row && row < self.height as i64 && 0 <= column;
        (inside && column < self.width as i64).then_some((row as usize, column as usize))
    }

    /// All cells, those that others can move to first.
    fn order(&self) -> Vec<Cell> {
        let jumps = &self.jumps;
        let width = self.width as i64;
        let by_rows = vec![(-width, -1), (-width, 1), (width, -1), (width, 1)];
        let turned = |a: &Jump, b: &Jump| (b.right - a.right, a.down - b.down);
        let pairs = jumps.iter().flat_map(|a| jumps.iter().map(move |b| turned(a, b)));
        let leads = |&(p, q): &(i64, i64)| jumps.iter().all(|a| p * a.down + q * a.right > 0);
        let (p, q) = by_rows.into_iter().chain(pairs).find(leads).unwrap_or_else(|| {
            let moves: Vec<(i64, i64)> = jumps.iter().map(|jump| (jump.down, jump.right)).collect();
            panic!("the moves {:?} can return to a cell", moves)
        });
        let rows = 0..self.height;
        let mut cells: Vec<Cell> =
            rows.flat_map(|row| (0..self.width).map(move |column| (row, column))).collect();
        cells.sort_unstable_by_key(|&(row, column)| -p * row as i64 - q * column as i64);
        cells
    }
}

/// The Grundy values of all cells, 0 for walls.
pub fn cell_values(
    open: &[Vec<bool>],
    steps: &[(i64, i64)],
    rides: &[(i64, i64)],
) -> Vec<Vec<u64>> {
    let game = BoardGame::new(open, steps, rides);
    let value = |&value: &u32| if value == WALL { 0 } else { value.into() };
    open.iter()
        .enumerate()
        .map(|(i, row)| game.values[i * row.len()..][..row.len()].iter().map(value).collect())
        .collect()
}

/// A step, or a ride.
#[derive(Clone, Copy)]
struct Jump {
    down: i64,
    right: i64,
    is_ride: bool,
}

/// The values that cells see along one jump, as a set of bits for each line.
struct Seen {
    lines: Vec<usize>, // for each cell, 0 for none
    sets: Vec<Vec<u64>>,
    here: usize, // the line of the last cell
}

impl Seen {
    /// Goes on to a cell that next sees this value: on a ride, the line of the `next` cell grows.
    fn enter(&mut self, place: usize, next: Option<usize>, value: u32, is_ride: bool) {
        self.here = next.filter(|_| is_ride).map_or(0, |next| self.lines[next]);
        if self.here == 0 && is_ride {
            self.here = self.sets.len();
            self.sets.push(vec![]);
        }
        self.lines[place] = self.here;
        let set = &mut self.sets[self.here];
        if value == WALL || !is_ride {
            set.clear();
        }
        if value != WALL {
            let word = value as usize / 64;
            set.resize(set.len().max(word + 1), 0);
            set[word] |= 1 << (value % 64);
        }
    }
}

fn mex(seen: &[Seen]) -> u32 {
    let mut mex = 0;
    for word in 0.. {
        let words = seen.iter().filter_map(|seen| seen.sets[seen.here].get(word));
        let ones = words.fold(0_u64, |or, word| or | word).trailing_ones();
        mex += ones;
        if ones < 64 {
            break;
        }
    }
    mex
}
