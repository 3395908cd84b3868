//! Board game: move one of the tokens on a board with walls by a step or a ride; whoever cannot move loses.
//!
//! A step is a jump by `(rows, columns)`; a ride repeats a jump as long as no wall stands in the
//! way. Tokens do not disturb each other: the position is the sum of its tokens, and the Grundy
//! value of a cell is the mex of the cells in reach. If some `(p, q)` has a positive product with
//! every move, cells of greater `p * row + q * column` are evaluated first. If there is no such
//! `(p, q)`, some moves together lead back (Gordan). To find it, take the two outermost moves `a`
//! and `b`: turn `a - b` by 90 degrees, or evaluate row by row if all moves have the same
//! direction. On a ride, a cell reaches the next cell and everything that the next cell reaches on
//! the ride, so one growing set of values serves each line; rides of at most 64 cells are walked
//! instead, because so many sets would cost more.
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
//! - Time: `O(1)` for each cell and step, and up to 64 steps or as many as words of 64 values for a
//!   ride: on 1000 × 1000 cells a knight takes 0.03 seconds, a queen 0.06, 100 steps 0.4. `O(m³)`
//!   to order the cells for `m` moves. Memory: 12 bytes for a cell, up to 24 if moves are as long
//!   as the board, and 4 for each of its long rides.
//! - Limit: `row ≤ 1000, column ≤ 1000, steps.len() + rides.len() ≤ 8`.
//! - Input: rows of equal length, `true` for an open cell. Moves that no token can make on a board
//!   of this size do not count.
//! - Panics: moves that lead back; a token on a wall or off the board; rows of unequal length; a
//!   board of 2^31 cells.
//! - Misère: see `misere_sums`.
//! - Source: R. P. Sprague, 1935, and P. M. Grundy, 1939; P. Gordan's theorem, 1873.
//! - 日本語: 盤上の駒: 壁のある盤の駒の一つを、決まった移動を 1 回、または飛車のように繰り返して動かす。動けなければ負け。
//! - See also: [`grid_period`](super::grid_period) (larger boards), [`dag_game`](super::dag_game)
//!   (graphs), [`loopy_game`](super::loopy_game) (moves that lead back),
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

/// Stands for the value of a wall.
const WALL: u32 = u32::MAX;

/// The values of all cells, and the tokens' moves.
pub struct BoardGame {
    board: Board,
    values: Vec<u32>,
    jumps: Vec<Jump>,
}

impl BoardGame {
    /// Evaluates all cells. Steps and rides are numbers of rows down and of columns to the right.
    pub fn new(open: &[Vec<bool>], steps: &[(i64, i64)], rides: &[(i64, i64)]) -> Self {
        let (height, width) = (open.len(), open.first().map_or(0, Vec::len));
        assert!(open.iter().all(|row| row.len() == width), "rows of unequal length");
        let cells = height.saturating_mul(width);
        assert!(cells < 1 << 31, "a board of {} x {} is too large", height, width);
        let steps = steps.iter().map(|&by| (by, false));
        let all = steps.chain(rides.iter().map(|&by| (by, true)));
        let fitting = all.filter(|((down, right), _)| {
            down.unsigned_abs() < height as u64 && right.unsigned_abs() < width as u64
        });
        let jumps = fitting.map(|((down, right), is_ride)| Jump { down, right, is_ride });
        let (jumps, values) = (jumps.collect(), vec![WALL; cells]);
        let mut game = BoardGame { board: Board { height, width }, values, jumps };
        game.evaluate(open);
        game
    }

    /// The Grundy value of tokens on these cells: the xor of the cells' values.
    pub fn grundy(&self, tokens: &[Cell]) -> u64 {
        tokens.iter().fold(0, |xor, &cell| xor ^ self.value(cell))
    }

    /// Does the player to move win with tokens on these cells?
    pub fn wins(&self, tokens: &[Cell]) -> bool {
        self.grundy(tokens) != 0
    }

    /// All winning moves `(i, cell)`: token `i` goes to the cell. Ascending.
    pub fn winning_moves<'a>(
        &'a self,
        tokens: &'a [Cell],
    ) -> impl Iterator<Item = (usize, Cell)> + 'a {
        let xor = self.grundy(tokens);
        tokens.iter().enumerate().flat_map(move |(i, &cell)| {
            let target = xor ^ self.value(cell);
            let options = self.options(cell).into_iter();
            options.filter(move |&to| self.value(to) == target).map(move |to| (i, to))
        })
    }

    /// The value of one cell.
    fn value(&self, (row, column): Cell) -> u64 {
        let inside = row < self.board.height && column < self.board.width;
        let value = if inside { self.values[self.board.place((row, column))] } else { WALL };
        assert!(value != WALL, "a token on the wall {:?}", (row, column));
        value.into()
    }

    /// The open cells to which a token can move.
    fn options(&self, cell: Cell) -> BTreeSet<Cell> {
        self.jumps.iter().flat_map(|&jump| self.reach(cell, jump)).collect()
    }

    /// The open cells in reach by one step or ride, the next one first. A cell without a value is
    /// a wall.
    fn reach(&self, cell: Cell, jump: Jump) -> impl Iterator<Item = Cell> + '_ {
        let board = self.board;
        let beyond = move |&cell: &Cell| if jump.is_ride { board.next(cell, jump) } else { None };
        let cells = successors(board.next(cell, jump), beyond);
        cells.take_while(move |&cell| self.values[board.place(cell)] != WALL)
    }

    /// Fills in the values, which are all `WALL` before.
    fn evaluate(&mut self, open: &[Vec<bool>]) {
        let board = self.board;
        let (long, short): (Vec<Jump>, Vec<Jump>) =
            self.jumps.iter().partition(|&&jump| board.is_long(jump));
        let cells = self.values.len();
        let mut lines: Vec<Lines> = long.iter().map(|&jump| Lines::new(jump, cells)).collect();
        let mut seen_from = vec![]; // the last place to see each value by a step or a short ride
        for place in board.order(&self.jumps).into_iter().map(|place| place as usize) {
            let cell = (place / board.width, place % board.width);
            for lines in &mut lines {
                let next = board.next(cell, lines.jump).map(|next| board.place(next));
                lines.enter(place, next.map(|next| (next, self.values[next])));
            }
            if open[cell.0][cell.1] {
                for &jump in &short {
                    for to in self.reach(cell, jump) {
                        let value = self.values[board.place(to)] as usize;
                        if value >= seen_from.len() {
                            seen_from.resize(value + 1, usize::MAX);
                        }
                        seen_from[value] = place;
                    }
                }
                self.values[place] = mex(&lines, &seen_from, place);
            }
        }
    }
}

/// The Grundy values of all cells, 0 for walls.
pub fn cell_values(
    open: &[Vec<bool>],
    steps: &[(i64, i64)],
    rides: &[(i64, i64)],
) -> Vec<Vec<u64>> {
    let game = BoardGame::new(open, steps, rides);
    let value = |&value: &u32| if value == WALL { 0 } else { u64::from(value) };
    open.iter()
        .enumerate()
        .map(|(i, row)| game.values[i * row.len()..][..row.len()].iter().map(value).collect())
        .collect()
}

/// The size of a board. The place of a cell is its index, row by row.
#[derive(Clone, Copy)]
struct Board {
    height: usize,
    width: usize,
}

impl Board {
    fn place(self, (row, column): Cell) -> usize {
        row * self.width + column
    }

    /// The cell one jump away, open or not, unless it is off the board.
    fn next(self, (row, column): Cell, jump: Jump) -> Option<Cell> {
        let (row, column) = (row as i64 + jump.down, column as i64 + jump.right);
        let inside = 0 <= row && row < self.height as i64 && 0 <= column;
        (inside && column < self.width as i64).then_some((row as usize, column as usize))
    }

    /// Can a ride be too long to be walked cell by cell?
    fn is_long(self, jump: Jump) -> bool {
        let rows = (self.height as u64).checked_div(jump.down.unsigned_abs());
        let columns = (self.width as u64).checked_div(jump.right.unsigned_abs());
        jump.is_ride && rows.map_or(true, |rows| rows > 64) && columns.map_or(true, |it| it > 64)
    }

    /// The places of all cells, each after the places that it can move to.
    fn order(self, jumps: &[Jump]) -> Vec<u32> {
        let width = self.width as i64;
        let by_rows = vec![(-width, -1), (-width, 1), (width, -1), (width, 1)];
        let turned = |a: &Jump, b: &Jump| (b.right - a.right, a.down - b.down);
        let pairs = jumps.iter().flat_map(|a| jumps.iter().map(move |b| turned(a, b)));
        let leads =
            |&(p, q): &(i64, i64)| jumps.iter().all(|jump| p * jump.down + q * jump.right > 0);
        let (p, q) = by_rows.into_iter().chain(pairs).find(leads).unwrap_or_else(|| {
            let moves: Vec<(i64, i64)> = jumps.iter().map(|jump| (jump.down, jump.right)).collect();
            panic!("the moves {:?} can return to a cell", moves)
        });
        self.sorted_by(-p, -q)
    }

    /// As sorting the places by `p * row + q * column`, by counting.
    fn sorted_by(self, p: i64, q: i64) -> Vec<u32> {
        let (height, width) = (self.height as i64, self.width as i64);
        let least_of = |factor: i64, length: i64| (factor * (length - 1)).min(0);
        let least = least_of(p, height) + least_of(q, width);
        let span = p.abs() * height + q.abs() * width;
        let keys = move || {
            let row_keys = (0..height).map(move |row| p * row - least);
            row_keys.flat_map(move |key| (0..width).map(move |column| (key + q * column) as usize))
        };
        let mut starts = vec![0; span as usize];
        for key in keys() {
            starts[key] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += std::mem::replace(start, sum);
        }
        let mut places = vec![0; self.height * self.width];
        for (place, key) in keys().enumerate() {
            places[starts[key] as usize] = place as u32;
            starts[key] += 1;
        }
        places
    }
}

/// A step, or a ride.
#[derive(Clone, Copy)]
struct Jump {
    down: i64,
    right: i64,
    is_ride: bool,
}

/// The values that cells see along one ride.
struct Lines {
    jump: Jump,
    /// The line of each place.
    line_of: Vec<u32>,
    sets: Vec<Set>,
    /// The line of the last place.
    here: usize,
}

/// Values as bits, and the number of full words before the first word that is not full.
#[derive(Default)]
struct Set {
    words: Vec<u64>,
    full: usize,
}

impl Lines {
    fn new(jump: Jump, places: usize) -> Self {
        Lines { jump, line_of: vec![0; places], sets: vec![], here: 0 }
    }

    /// Enters a place on the line of the `next` place, which has the given value, if there is one.
    fn enter(&mut self, place: usize, next: Option<(usize, u32)>) {
        match next {
            None => {
                self.here = self.sets.len();
                self.sets.push(Set::default());
            }
            Some((next, value)) => {
                self.here = self.line_of[next] as usize;
                let set = &mut self.sets[self.here];
                if value == WALL {
                    *set = Set::default();
                } else {
                    set.insert(value as usize);
                }
            }
        }
        self.line_of[place] = self.here as u32;
    }
}

impl Set {
    fn insert(&mut self, value: usize) {
        self.words.resize(self.words.len().max(value / 64 + 1), 0);
        self.words[value / 64] |= 1 << (value % 64);
        while self.words.get(self.full) == Some(&u64::MAX) {
            self.full += 1;
        }
    }
}

/// The least value that the place sees neither on its lines nor by a step or a short ride.
fn mex(lines: &[Lines], seen_from: &[usize], place: usize) -> u32 {
    let sets = || lines.iter().map(|lines| &lines.sets[lines.here]);
    let mut mex = 64 * sets().map(|set| set.full).max().unwrap_or(0);
    loop {
        let words = sets().filter_map(|set| set.words.get(mex / 64));
        let word = words.fold(0, |or, word| or | word);
        let ones = (word >> (mex % 64)).trailing_ones() as usize;
        mex += ones;
        if seen_from.get(mex) == Some(&place) {
            mex += 1;
        } else if ones == 0 || mex % 64 > 0 {
            return mex as u32;
        }
    }
}
