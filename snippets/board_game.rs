//! Board game: move one of the tokens on a board with walls by a step or a ride; whoever cannot move loses.
//!
//! A step is a jump by `(rows, columns)`; a ride repeats one as long as no wall stands in the way.
//! Tokens do not disturb each other: the position is the sum of its tokens, and a cell is worth the
//! mex of what can be reached from it. If some `(p, q)` has a positive product with every move,
//! cells of greater `p * row + q * column` are evaluated first. If there is none, some moves
//! together lead back (Gordan), and the game is refused. To find it, take the outermost two of the
//! moves, `a` and `b`: `a - b` turned by 90 degrees will do, or row by row if all moves have one
//! direction. On a ride a cell sees the next cell and all that the next cell sees on it: one set
//! for each line grows.
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
//! - Time: for a cell `O(1)` for each move, and a step for each 64 values that it sees on a ride:
//!   on 1000 x 1000 cells a queen takes 0.04 seconds, a knight 0.01.
//! - Input: rows of equal length, `true` for an open cell. Moves that no token can make on a board
//!   of this size do not count. A token on a wall or off the board panics. Misère play is for one
//!   token, a finished one is won without a move; for several see `misere_sums`.
//! - Source: R. P. Sprague, 1935, and P. M. Grundy, 1939; P. Gordan's theorem, 1873.
//! - 日本語: 盤上の駒: 壁のある盤の駒の一つを、決まった歩きか走りで動かす。動けなければ負け。
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
    board: Board,
    values: Vec<u32>,
}

impl BoardGame {
    /// Evaluates all cells. Steps and rides go so many rows down and columns to the right.
    pub fn new(open: &[Vec<bool>], steps: &[(i64, i64)], rides: &[(i64, i64)]) -> Self {
        let board = Board::new(open, steps, rides);
        let most = board.jumps.iter().map(|jump| jump.most).sum();
        let values = evaluate(&board, most, u64::trailing_ones);
        BoardGame { board, values }
    }

    /// The Grundy value of a token on this cell.
    pub fn grundy(&self, cell: Cell) -> u64 {
        self.values[self.board.open_place(cell)].into()
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
            let mut options = BTreeSet::new();
            for jump in &self.board.jumps {
                let from = self.board.open_place(cell);
                jump.each(from, &self.values, |to, value| {
                    if u64::from(value) == target {
                        options.insert(to);
                    }
                });
            }
            options.into_iter().map(move |to| (i, self.board.cell(to)))
        })
    }
}

/// The Grundy values of all cells, 0 for walls.
pub fn cell_values(
    open: &[Vec<bool>],
    steps: &[(i64, i64)],
    rides: &[(i64, i64)],
) -> Vec<Vec<u64>> {
    let game = BoardGame::new(open, steps, rides);
    game.board.rows(&game.values, |value| if value == WALL { 0 } else { value.into() })
}

/// Which cells are won for the player who moves a single token, `false` for walls.
pub fn outcomes(open: &[Vec<bool>], steps: &[(i64, i64)], rides: &[(i64, i64)]) -> Vec<Vec<bool>> {
    let board = Board::new(open, steps, rides);
    board.rows(&evaluate(&board, 1, |seen| (seen & 1) as u32), |won| won == 1)
}

/// Which cells are won for a single token when whoever cannot move wins, `false` for walls.
pub fn misere_outcomes(
    open: &[Vec<bool>],
    steps: &[(i64, i64)],
    rides: &[(i64, i64)],
) -> Vec<Vec<bool>> {
    let board = Board::new(open, steps, rides);
    board.rows(&evaluate(&board, 1, |seen| u32::from(seen != 1 << 1)), |won| won == 1)
}

/// The rows in one list, with walls around: so many that no jump from a cell leads past them.
struct Board {
    height: usize,
    width: usize,
    stride: usize,
    first: usize,
    open: Vec<bool>,
    jumps: Vec<Jump>,
}

impl Board {
    /// Leaves out moves that no token can make on a board of this size.
    fn new(open: &[Vec<bool>], steps: &[(i64, i64)], rides: &[(i64, i64)]) -> Self {
        let (height, width) = (open.len(), open.first().map_or(0, Vec::len));
        assert!(open.iter().all(|row| row.len() == width), "rows of unequal length");
        let fits = |down: i64, right: i64| {
            down.unsigned_abs() < height as u64 && right.unsigned_abs() < width as u64
        };
        let jump = |&(down, right): &(i64, i64), most: usize| {
            let times = (1..=most as i64).take_while(|n| fits(n * down, n * right));
            Jump { down, right, by: 0, most: times.count() }
        };
        let rides = rides.iter().map(|by| jump(by, height.max(width)));
        let mut jumps: Vec<Jump> = steps.iter().map(|by| jump(by, 1)).chain(rides).collect();
        jumps.retain(|jump| jump.most > 0);

        let farthest = |way: fn(&Jump) -> i64| jumps.iter().map(way).max().unwrap_or(0) as usize;
        let above = farthest(|jump| jump.down.abs());
        let beside = farthest(|jump| jump.right.abs());
        let stride = width + beside;
        for jump in &mut jumps {
            jump.by = (jump.down * stride as i64 + jump.right) as usize;
        }
        let walls = vec![false; (height + 2 * above) * stride + beside];
        let first = above * stride + beside;
        let mut board = Board { height, width, stride, first, open: walls, jumps };
        for (row, cells) in open.iter().enumerate() {
            let start = board.place((row, 0));
            board.open[start..start + width].copy_from_slice(cells);
        }
        board
    }

    fn place(&self, (row, column): Cell) -> usize {
        self.first + row * self.stride + column
    }

    fn open_place(&self, cell: Cell) -> usize {
        let is_open = cell.0 < self.height && cell.1 < self.width && self.open[self.place(cell)];
        assert!(is_open, "a token on the wall {:?}", cell);
        self.place(cell)
    }

    fn cell(&self, place: usize) -> Cell {
        ((place - self.first) / self.stride, (place - self.first) % self.stride)
    }

    /// The rows of a table.
    fn rows<T>(&self, table: &[u32], entry: impl Fn(u32) -> T) -> Vec<Vec<T>> {
        let row = |row| table[self.place((row, 0))..][..self.width].iter().map(|&x| entry(x));
        (0..self.height).map(|i| row(i).collect()).collect()
    }
}

/// A step, or a ride.
#[derive(Clone, Copy)]
struct Jump {
    down: i64,
    right: i64,
    /// How far it goes in the list of cells, modulo `2^64`.
    by: usize,
    /// How often it can be repeated: once for a step, for a ride as the board allows.
    most: usize,
}

impl Jump {
    /// Visits the places to which it leads as long as no wall stands in the way, and their values.
    fn each(&self, mut place: usize, values: &[u32], mut visit: impl FnMut(usize, u32)) {
        for _ in 0..self.most {
            place = place.wrapping_add(self.by);
            if values[place] == WALL {
                break;
            }
            visit(place, values[place]);
        }
    }
}

/// All places of the board, those that others can move to first. As
/// `cells.sort_by_key(|&(row, column)| -p * row - q * column)`, on lines of equal keys or along the
/// rows, by their starts.
fn order(board: &Board) -> Vec<usize> {
    let jumps = &board.jumps;
    let (height, width) = (board.height as i64, board.width as i64);
    let by_rows = vec![(-width, -1), (-width, 1), (width, -1), (width, 1)];
    let turned = |a: &Jump, b: &Jump| (b.right - a.right, a.down - b.down);
    let pairs = jumps.iter().flat_map(|a| jumps.iter().map(move |b| turned(a, b)));
    let leads = |&(p, q): &(i64, i64)| jumps.iter().all(|a| p * a.down + q * a.right > 0);
    let (p, q) = by_rows.into_iter().chain(pairs).find(leads).unwrap_or_else(|| {
        let moves: Vec<(i64, i64)> = jumps.iter().map(|jump| (jump.down, jump.right)).collect();
        panic!("the moves {:?} lead back", moves)
    });
    let (down, right) = if p.abs() == width * q.abs() { (0, -q.signum()) } else { (q, -p) };
    let inside = |(row, column)| 0 <= row && row < height && 0 <= column && column < width;
    let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
    let is_start = |&(row, column): &(i64, i64)| !inside((row - down, column - right));
    let mut starts: Vec<(i64, i64)> = cells.filter(is_start).collect();
    starts.sort_by_key(|&(row, column)| -p * row - q * column);
    let mut places = Vec::with_capacity(board.height * board.width);
    for mut cell in starts {
        while inside(cell) {
            places.push(board.place((cell.0 as usize, cell.1 as usize)));
            cell = (cell.0 + down, cell.1 + right);
        }
    }
    places
}

/// Gives each cell the value that `rate` makes of the set of values it sees: of the word with a bit
/// for each of 64 values it makes one below 64, or 64 if the next word decides. No value is above
/// `most`. A ride along fewer cells than a set has words is walked, as a step is.
fn evaluate(board: &Board, most: usize, rate: impl Fn(u64) -> u32) -> Vec<u32> {
    let words = most / 64 + 1;
    let (walked, ridden): (Vec<Jump>, Vec<Jump>) =
        board.jumps.iter().partition(|jump| jump.most <= words);
    let mut rides: Vec<Ride> = ridden.iter().map(|jump| Ride::new(board, jump.by, words)).collect();
    let mut values: Vec<u32> = board.open.iter().map(|&open| if open { 0 } else { WALL }).collect();
    let mut seen = vec![0; words];
    for place in order(board) {
        for ride in &mut rides {
            ride.extend(place, &values);
        }
        if values[place] == WALL {
            continue;
        }
        let mut below_64 = 0; // the first word of those seen, apart since most values are there
        for jump in &walked {
            jump.each(place, &values, |_, value| match value {
                0..=63 => below_64 |= 1 << value,
                _ => seen[value as usize / 64] |= 1 << (value % 64),
            });
        }
        seen[0] = below_64;
        let mut value = 0;
        for word in 0..words {
            let seen = rides.iter().fold(seen[word], |seen, ride| seen | ride.word(word));
            let rated = rate(seen);
            value += rated;
            if rated < 64 {
                break;
            }
        }
        values[place] = value;
        if words > 1 && !walked.is_empty() {
            seen.fill(0);
        }
    }
    values
}

/// The values on the lines of a ride, as a set of so many words for each line.
struct Ride {
    by: usize,
    words: usize,
    /// The line of each cell, `u32::MAX` where the ride has not been.
    lines: Vec<u32>,
    sets: Vec<u64>,
    /// Where the set of the last cell begins.
    here: usize,
}

impl Ride {
    fn new(board: &Board, by: usize, words: usize) -> Self {
        Ride { by, words, lines: vec![u32::MAX; board.open.len()], sets: Vec::new(), here: 0 }
    }

    /// Goes on to a cell, wall or not, and leaves in its line's set what the cell sees. As
    /// `set = (1..).map(|n| values[place + n * by]).take_while(|&value| value != WALL).collect()`
    fn extend(&mut self, place: usize, values: &[u32]) {
        let next = place.wrapping_add(self.by);
        let mut line = self.lines[next];
        if line == u32::MAX {
            line = (self.sets.len() / self.words) as u32;
            self.sets.resize(self.sets.len() + self.words, 0);
        }
        self.lines[place] = line;
        self.here = line as usize * self.words;
        let set = &mut self.sets[self.here..self.here + self.words];
        if values[next] == WALL {
            set.fill(0);
        } else {
            set[values[next] as usize / 64] |= 1 << (values[next] % 64);
        }
    }

    fn word(&self, word: usize) -> u64 {
        self.sets[self.here + word]
    }
}
