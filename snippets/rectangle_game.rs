//! Rectangle game: split a board by a line, or by taking a row, column or cross; whoever cannot move loses.
//!
//! Your rule returns the splits that a rectangle allows, which may depend on its cells and its
//! position. The remaining parts are smaller rectangles of the same board, and are a sum of games.
//! So one pass finds the values of all sub-rectangles, in ascending order of the number of rows,
//! then of columns. An empty rectangle has value 0, and the rule is never called for it.
//!
//! ```
//! use nim_snippets::rectangle_game::{Rectangle, RectangleGame, Split};
//!
//! // Draw a line through a row or column of free cells, from one border or line to the other.
//! let is_free = |row: usize, column: usize| (row, column) != (0, 0);
//! let game = RectangleGame::new(1, 2, |r: Rectangle| {
//!     let rows = r.rows().filter(move |&row| r.columns().all(|column| is_free(row, column)));
//!     let columns = r.columns().filter(move |&column| r.rows().all(|row| is_free(row, column)));
//!     rows.map(Split::Row).chain(columns.map(Split::Column))
//! });
//! assert!(game.wins(&[game.board()]));
//! assert!(game.winning_moves(&[game.board()]).eq([(0, Split::Column(1))]));
//! ```
//!
//! - Time: one step for each split of each sub-rectangle, of which a board has `h²w²/4`: ten boards
//!   of 30 × 30 with all their cuts take 0.2 s. Memory is `4(h + 1)²(w + 1)²` bytes.
//! - Limit: `height ≤ 30, width ≤ 30`.
//! - Input: splits that lie inside their rectangle, in any order. A split that the rule gives twice
//!   is two moves.
//! - Panics: if a side is 4096 or more, a split is not inside its rectangle, or a rectangle not on
//!   the board.
//! - Source: Google Code Jam 2019 1C "Bacterial Tactics"; HackerRank "Digits Square Board"; JAG
//!   Spring Contest 2015 "Wall Making Game".
//! - 日本語: 長方形のゲーム: 盤を線で切る、または行・列・十字を取って分ける。ルールは任意。動けなければ負け。
//! - See also: [`cutting_game`](super::cutting_game) (paper without a pattern),
//!   [`sprague_grundy`](super::sprague_grundy) (other shapes).

#![cfg_attr(doc, doc(alias("Bacterial Tactics", "Digits Square Board", "Wall Making Game")))]
#![cfg_attr(doc, doc(alias("BOJ 11717", "grundy of all subrectangles", "部分長方形")))]
#![cfg_attr(doc, doc(alias("子矩形的 SG 值")))]

use std::ops::Range;

/// The rows `top..bottom` and the columns `left..right` of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rectangle {
    pub top: usize,
    pub bottom: usize,
    pub left: usize,
    pub right: usize,
}

impl Rectangle {
    pub fn rows(&self) -> Range<usize> {
        self.top..self.bottom
    }

    pub fn columns(&self) -> Range<usize> {
        self.left..self.right
    }
}

/// A split of a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Split {
    /// Along the line above a row.
    AboveRow(usize),
    /// Along the line to the left of a column.
    LeftOfColumn(usize),
    /// The row is taken.
    Row(usize),
    /// The column is taken.
    Column(usize),
    /// The row and the column of a cell are taken.
    Cross(usize, usize),
}

/// The values of all rectangles of a board.
pub struct RectangleGame<R> {
    height: usize,
    width: usize,
    rule: R,
    values: Vec<u32>,
}

impl<R: Fn(Rectangle) -> I, I: IntoIterator<Item = Split>> RectangleGame<R> {
    /// Finds all values, with the splits that `rule` allows.
    pub fn new(height: usize, width: usize, rule: R) -> Self {
        assert!(height.max(width) < 1 << 12, "a board of {} x {} is too large", height, width);
        let size = (height + 1) * (height + 1) * (width + 1) * (width + 1);
        let mut game = RectangleGame { height, width, rule, values: vec![0; size] };
        let mut reached_by = Vec::new(); // the last rectangle that reached each value
        let mut now = 0;
        let sizes = (1..=height).flat_map(|h| (1..=width).map(move |w| (h, w)));
        for (h, w) in sizes {
            let corners = (h..=height).flat_map(|b| (w..=width).map(move |r| (b, r)));
            for (bottom, right) in corners {
                let rectangle = Rectangle { top: bottom - h, bottom, left: right - w, right };
                now += 1;
                for split in (game.rule)(rectangle) {
                    let value = game.after(rectangle, split) as usize;
                    reached_by.resize(reached_by.len().max(value + 1), 0);
                    reached_by[value] = now;
                }
                let mex = reached_by.iter().take_while(|&&last| last == now).count();
                let index = game.index(rectangle);
                game.values[index] = mex as u32;
            }
        }
        game
    }

    /// The whole board.
    pub fn board(&self) -> Rectangle {
        Rectangle { top: 0, bottom: self.height, left: 0, right: self.width }
    }

    /// The Grundy value: the xor of the rectangles' values.
    pub fn grundy(&self, rectangles: &[Rectangle]) -> u64 {
        rectangles.iter().fold(0, |xor, &rectangle| xor ^ self.value(rectangle))
    }

    /// Does the player to move win?
    pub fn wins(&self, rectangles: &[Rectangle]) -> bool {
        self.grundy(rectangles) != 0
    }

    /// All winning moves `(i, split)` of rectangle `i`, in the order of the rule.
    pub fn winning_moves(&self, rectangles: &[Rectangle]) -> impl Iterator<Item = (usize, Split)> {
        let xor = self.grundy(rectangles);
        let mut moves = Vec::new();
        for (i, &rectangle) in rectangles.iter().enumerate() {
            if !rectangle.rows().is_empty() && !rectangle.columns().is_empty() {
                let target = xor ^ self.value(rectangle);
                let wins = |&split: &Split| u64::from(self.after(rectangle, split)) == target;
                let splits = (self.rule)(rectangle).into_iter().filter(wins);
                moves.extend(splits.map(|split| (i, split)));
            }
        }
        moves.into_iter()
    }

    /// The value of one rectangle.
    fn value(&self, rectangle: Rectangle) -> u64 {
        let Rectangle { top, bottom, left, right } = rectangle;
        let is_inside =
            top <= bottom && bottom <= self.height && left <= right && right <= self.width;
        assert!(is_inside, "{:?} on a board of {} x {}", rectangle, self.height, self.width);
        self.values[self.index(rectangle)].into()
    }

    /// The xor of what remains: up to four parts, of which some may be empty.
    fn after(&self, rectangle: Rectangle, split: Split) -> u32 {
        let Rectangle { top, bottom, left, right } = rectangle;
        let (rows, columns) = (top..bottom, left..right);
        let is_legal = match split {
            Split::AboveRow(row) => top != row && rows.contains(&row),
            Split::LeftOfColumn(column) => left != column && columns.contains(&column),
            Split::Row(row) => rows.contains(&row),
            Split::Column(column) => columns.contains(&column),
            Split::Cross(row, column) => rows.contains(&row) && columns.contains(&column),
        };
        assert!(is_legal, "{:?} is not a split of {:?}", split, rectangle);
        // Rows from `above` up to `below` are taken, and columns from `before` up to `behind`.
        let (no_rows, no_columns) = ((bottom, bottom), (right, right));
        let ((above, below), (before, behind)) = match split {
            Split::AboveRow(row) => ((row, row), no_columns),
            Split::LeftOfColumn(column) => (no_rows, (column, column)),
            Split::Row(row) => ((row, row + 1), no_columns),
            Split::Column(column) => (no_rows, (column, column + 1)),
            Split::Cross(row, column) => ((row, row + 1), (column, column + 1)),
        };
        let value = |top, bottom, left, right| {
            self.values[self.index(Rectangle { top, bottom, left, right })]
        };
        value(top, above, left, before)
            ^ value(top, above, behind, right)
            ^ value(below, bottom, left, before)
            ^ value(below, bottom, behind, right)
    }

    fn index(&self, Rectangle { top, bottom, left, right }: Rectangle) -> usize {
        let rows = top * (self.height + 1) + bottom;
        (rows * (self.width + 1) + left) * (self.width + 1) + right
    }
}
