//! Rectangle game: split a board by a line, or by a row, column or cross that is taken; whoever cannot move loses.
//!
//! Your rule says which splits a rectangle allows, by its cells and by where it lies. What remains
//! are smaller rectangles of the same board, a sum of games: so the values of all sub-rectangles
//! are found in one pass, those of fewer rows first, then those of fewer columns. An empty
//! rectangle is worth 0 and is never shown to the rule.
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
//!   of 30 × 30 with all their cuts take 0.1 s. Memory is `2(h + 1)²(w + 1)²` bytes.
//! - Input: sides below 4096, values below 2^16; splits that lie inside their rectangle, in any
//!   order. Others panic. A split that the rule gives twice is two moves.
//! - Source: Google Code Jam 2019 1C "Bacterial Tactics"; HackerRank "Digits Square Board"; JAG
//!   Spring Contest 2015 "Wall Making Game".
//! - 日本語: 長方形のゲーム: 盤を線で切る、または行・列・十字を取って分ける。規則は自由。動けなければ負け。
//! - See also: [`cutting_game`](super::cutting_game) (paper without a pattern),
//!   [`sprague_grundy`](super::sprague_grundy) (other shapes).

#![cfg_attr(doc, doc(alias("Bacterial Tactics", "Digits Square Board", "Wall Making Game")))]
#![cfg_attr(doc, doc(alias("BOJ 11717", "grundy of all subrectangles", "部分長方形")))]
#![cfg_attr(doc, doc(alias("子矩形的 SG 值")))]

use std::convert::TryFrom;
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

/// How a rectangle is split.
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
    values: Vec<u16>,
}

impl<R: Fn(Rectangle) -> I, I: IntoIterator<Item = Split>> RectangleGame<R> {
    /// Finds all values, with the splits that `rule` allows.
    pub fn new(height: usize, width: usize, rule: R) -> Self {
        assert!(height.max(width) < 1 << 12, "a board of {} x {} is too large", height, width);
        let size = (height + 1) * (height + 1) * (width + 1) * (width + 1);
        let mut game = RectangleGame { height, width, rule, values: vec![0; size] };
        // From 64 on, the last rectangle that reached each value.
        let mut reached_by = vec![0; 1 << 16];
        let mut now = 0;
        let sizes = (1..=height).flat_map(|h| (1..=width).map(move |w| (h, w)));
        for (h, w) in sizes {
            let corners =
                (h..=height).flat_map(|bottom| (w..=width).map(move |right| (bottom, right)));
            for (bottom, right) in corners {
                let rectangle = Rectangle { top: bottom - h, bottom, left: right - w, right };
                now += 1;
                let mut below_64 = 0_u64;
                for split in (game.rule)(rectangle) {
                    let value = game.after(rectangle, split);
                    if value < 64 {
                        below_64 |= 1 << value;
                    } else {
                        reached_by[usize::from(value)] = now;
                    }
                }
                let mut mex = below_64.trailing_ones() as usize;
                if mex == 64 {
                    mex += reached_by[64..].iter().take_while(|&&last| last == now).count();
                }
                let index = game.index(rectangle);
                game.values[index] = u16::try_from(mex).expect("a Grundy value below 2^16");
            }
        }
        game
    }

    /// The whole board.
    pub fn board(&self) -> Rectangle {
        Rectangle { top: 0, bottom: self.height, left: 0, right: self.width }
    }

    /// The Grundy value of a rectangle.
    pub fn grundy(&self, rectangle: Rectangle) -> u64 {
        let Rectangle { top, bottom, left, right } = rectangle;
        let is_inside =
            top <= bottom && bottom <= self.height && left <= right && right <= self.width;
        assert!(is_inside, "{:?} on a board of {} x {}", rectangle, self.height, self.width);
        self.values[self.index(rectangle)].into()
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, rectangles: &[Rectangle]) -> bool {
        rectangles.iter().fold(0, |xor, &rectangle| xor ^ self.grundy(rectangle)) != 0
    }

    /// All winning moves `(i, split)` of rectangle `i`, by how it is split, in the order of the
    /// rule.
    pub fn winning_moves<'a>(
        &'a self,
        rectangles: &'a [Rectangle],
    ) -> impl Iterator<Item = (usize, Split)> + 'a {
        let xor = rectangles.iter().fold(0, |xor, &rectangle| xor ^ self.grundy(rectangle));
        let is_there =
            |&(_, r): &(usize, &Rectangle)| !r.rows().is_empty() && !r.columns().is_empty();
        rectangles.iter().enumerate().filter(is_there).flat_map(move |(i, &rectangle)| {
            let target = xor ^ self.grundy(rectangle);
            let wins = move |&split: &Split| u64::from(self.after(rectangle, split)) == target;
            let splits: Vec<Split> = (self.rule)(rectangle).into_iter().filter(wins).collect();
            splits.into_iter().map(move |split| (i, split))
        })
    }

    /// The xor of what remains.
    #[inline(always)]
    fn after(&self, rectangle: Rectangle, split: Split) -> u16 {
        let Rectangle { top, bottom, left, right } = rectangle;
        let value = |top, bottom, left, right| {
            self.values[self.index(Rectangle { top, bottom, left, right })]
        };
        match split {
            Split::AboveRow(row) if row > top && row < bottom => {
                value(top, row, left, right) ^ value(row, bottom, left, right)
            }
            Split::LeftOfColumn(column) if column > left && column < right => {
                value(top, bottom, left, column) ^ value(top, bottom, column, right)
            }
            Split::Row(row) if row >= top && row < bottom => {
                value(top, row, left, right) ^ value(row + 1, bottom, left, right)
            }
            Split::Column(column) if column >= left && column < right => {
                value(top, bottom, left, column) ^ value(top, bottom, column + 1, right)
            }
            Split::Cross(row, column)
                if row >= top && row < bottom && column >= left && column < right =>
            {
                let sides = |top, bottom| {
                    value(top, bottom, left, column) ^ value(top, bottom, column + 1, right)
                };
                sides(top, row) ^ sides(row + 1, bottom)
            }
            _ => panic!("{:?} is no split of {:?}", split, rectangle),
        }
    }

    #[inline(always)]
    fn index(&self, Rectangle { top, bottom, left, right }: Rectangle) -> usize {
        let rows = top * (self.height + 1) + bottom;
        (rows * (self.width + 1) + left) * (self.width + 1) + right
    }
}
