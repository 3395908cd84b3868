//! Strip colouring: colour a cell, neighbours must differ (or must be equal); whoever cannot move loses.
//!
//! The name is ours: it is Col (neighbours differ) or Snort (they are equal) on a path, where both
//! players may use every colour. Colours cut the strip into gaps, a sum of games. The value of a
//! gap depends on its length and its two ends: both are borders, or one is coloured, or both are,
//! with equal colours or not. If neighbours must differ, three colours fill every cell, so that
//! parity decides, and one colour is Dawson's chess. With two colours a gap of `n` cells is worth
//! `n mod 2` between borders, `n` with one coloured end, 1 between equal colours and 0 between
//! others. If neighbours must be equal, two colours are the same game with every second cell
//! recoloured. All other values repeat after 34 from 54 cells on, as for octal games (Guy, Smith).
//! Here is the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/strip_colouring.md).
//!
//! ```
//! use nim_snippets::strip_colouring::{Neighbours, StripColouring};
//!
//! let game = StripColouring::new(2, Neighbours::Differ);
//! assert!(game.wins(7, &[(1, 0), (6, 1)])); // . 0 . . . . 1: gaps worth 1 and 0
//! assert_eq!(game.winning_moves(7, &[(1, 0), (6, 1)]).next(), Some((0, 1)));
//! assert_eq!(game.grundy(10_u64.pow(18), &[(999, 1)]), 999 ^ (10_u64.pow(18) - 1000));
//! assert_eq!(game.gap_grundy(5, Some(0), Some(0)), 1);
//! ```
//!
//! - Time: `O(m)` for `m` coloured cells in ascending order, else `O(m log m)`; moves `O(1)` for
//!   each empty cell and colour, a second for 10^8 of them. A game is made in 5 ms.
//! - Input: up to 2^64 - 1 cells, coloured ones as `(cell, colour)`, from 0 and in any order. Two
//!   on one cell, cells or colours that are not there, and neighbours against the rule panic.
//! - Source: AtCoder ARC 151 C "01 Game"; Codeforces 335C "More Reclamation" (neighbours must be
//!   equal); R. K. Guy, C. A. B. Smith, "The G-values of various games", 1956.
//! - 日本語: 一列のマスの塗り分け: 空いたマスに色を塗る。隣り合う色は異なる (または等しい) 必要がある。塗れなければ負け。
//! - See also: [`octal_game`](super::octal_game) (no colours), [`node_kayles`](super::node_kayles)
//!   (one colour on any graph).

#![cfg_attr(doc, doc(alias("strip coloring", "ARC 151 C 01 Game")))]
#![cfg_attr(doc, doc(alias("CF 335 C More Reclamation", "0 か 1 を書き込む")))]
#![cfg_attr(doc, doc(alias("impartial Col", "impartial Snort", "Col on a path")))]
#![cfg_attr(doc, doc(alias("no two adjacent cells equal", "相邻格子不同色")))]

use std::borrow::Cow;

/// What neighbours must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbours {
    /// Of different colours.
    Differ,
    /// Of the same colour.
    Agree,
}

const PERIOD: u64 = 34;
/// From here on gaps are reduced by the period: the proof needs `2 * 54 + 2 * PERIOD` lengths.
const TABLE: u64 = 180;

/// The values of all gaps for so many colours.
pub struct StripColouring {
    colours: u64,
    neighbours: Neighbours,
    /// For each length the values with the four kinds of [`Ends`].
    values: Vec<[u64; 4]>,
}

impl StripColouring {
    /// Colours are `0..colours`.
    pub fn new(colours: u64, neighbours: Neighbours) -> Self {
        assert!(colours > 0, "colours must be positive");
        let mut game = StripColouring { colours, neighbours, values: Vec::new() };
        for len in 0..TABLE {
            let value = |ends: Ends| {
                let (left, right) = ends.example();
                let gap = Gap { start: 0, len, left, right };
                // All other colours do what the third one does.
                let moves = (0..len).flat_map(|i| (0..colours.min(3)).map(move |c| (i, c)));
                mex(moves.filter_map(|(i, colour)| game.option(gap, i, colour)))
            };
            let values = Ends::ALL.map(value);
            game.values.push(values);
        }
        game
    }

    /// The Grundy value of `len` empty cells between these colours, or borders.
    pub fn gap_grundy(&self, len: u64, left: Option<u64>, right: Option<u64>) -> u64 {
        for &colour in left.iter().chain(&right) {
            assert!(colour < self.colours, "colour {} of {} colours", colour, self.colours);
        }
        if let (0, Some(a), Some(b)) = (len, left, right) {
            assert!(self.fits(left, b), "colours {} and {} cannot be neighbours", a, b);
        }
        self.value(Gap { start: 0, len, left, right })
    }

    /// The Grundy value of a strip of `len` cells, some of them coloured: `(cell, colour)`.
    pub fn grundy(&self, len: u64, coloured: &[(u64, u64)]) -> u64 {
        self.gaps(len, &by_cell(coloured)).fold(0, |xor, gap| xor ^ self.value(gap))
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, len: u64, coloured: &[(u64, u64)]) -> bool {
        self.grundy(len, coloured) != 0
    }

    /// All winning moves `(cell, colour)`, by the cell that is coloured. Ascending.
    pub fn winning_moves(
        &self,
        len: u64,
        coloured: &[(u64, u64)],
    ) -> impl Iterator<Item = (u64, u64)> + '_ {
        let mut gaps: Vec<Gap> = self.gaps(len, &by_cell(coloured)).collect();
        let xor = gaps.iter().fold(0, |xor, &gap| xor ^ self.value(gap));
        gaps.retain(|_| xor != 0); // a search of lost ones finds nothing
        gaps.into_iter().flat_map(move |gap| {
            let target = xor ^ self.value(gap);
            let moves = (0..gap.len).flat_map(move |i| (0..self.colours).map(move |c| (i, c)));
            let moves = moves.filter(move |&(i, c)| self.option(gap, i, c) == Some(target));
            moves.map(move |(i, colour)| (gap.start + i, colour))
        })
    }

    fn value(&self, gap: Gap) -> u64 {
        let Gap { len, left, right, .. } = gap;
        let ends = Ends::of(left, right);
        if self.colours == 2 && ends == Ends::OneColoured {
            return len;
        }
        let index = if len < TABLE { len } else { TABLE - PERIOD + (len - TABLE) % PERIOD };
        self.values[index as usize][ends as usize]
    }

    /// What remains worth of a gap whose cell `i` gets a colour, if it may.
    fn option(&self, gap: Gap, i: u64, colour: u64) -> Option<u64> {
        let after = gap.len - 1 - i;
        let is_legal =
            (i > 0 || self.fits(gap.left, colour)) && (after > 0 || self.fits(gap.right, colour));
        let left = Gap { len: i, right: Some(colour), ..gap };
        let right = Gap { start: gap.start + i + 1, len: after, left: Some(colour), ..gap };
        is_legal.then(|| self.value(left) ^ self.value(right))
    }

    /// May this colour stand beside that end?
    fn fits(&self, end: Option<u64>, colour: u64) -> bool {
        let agrees = self.neighbours == Neighbours::Agree;
        end.map_or(true, |end| (end == colour) == agrees)
    }

    /// The gaps between coloured cells in ascending order, which must be legal.
    fn gaps<'a>(&'a self, len: u64, coloured: &'a [(u64, u64)]) -> impl Iterator<Item = Gap> + 'a {
        let mut start = 0;
        let mut left = None;
        coloured.iter().map(Some).chain([None]).map(move |next| {
            let (end, right) = next.map_or((len, None), |&(cell, colour)| (cell, Some(colour)));
            if let Some(colour) = right {
                assert!(end < len, "cell {} in a strip of {} cells", end, len);
                assert!(colour < self.colours, "colour {} of {} colours", colour, self.colours);
                assert!(end >= start, "two colours on cell {}", end);
                let fits = end > start || self.fits(left, colour);
                assert!(fits, "cell {} goes against its neighbour", end);
            }
            let gap = Gap { start, len: end - start, left, right };
            start = end + u64::from(right.is_some());
            left = right;
            gap
        })
    }
}

/// Empty cells between a coloured cell or border on the left, and on the right.
#[derive(Clone, Copy)]
struct Gap {
    start: u64,
    len: u64,
    left: Option<u64>,
    right: Option<u64>,
}

/// All that matters of the two ends of a gap.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    Borders,
    OneColoured,
    Equal,
    Different,
}

impl Ends {
    const ALL: [Ends; 4] = [Ends::Borders, Ends::OneColoured, Ends::Equal, Ends::Different];

    fn of(left: Option<u64>, right: Option<u64>) -> Self {
        match (left, right) {
            (None, None) => Ends::Borders,
            (Some(a), Some(b)) if a == b => Ends::Equal,
            (Some(_), Some(_)) => Ends::Different,
            _ => Ends::OneColoured,
        }
    }

    /// Two ends of this kind.
    fn example(self) -> (Option<u64>, Option<u64>) {
        match self {
            Ends::Borders => (None, None),
            Ends::OneColoured => (Some(0), None),
            Ends::Equal => (Some(0), Some(0)),
            Ends::Different => (Some(0), Some(1)),
        }
    }
}

/// The cells in ascending order, without a copy if they are.
fn by_cell(coloured: &[(u64, u64)]) -> Cow<'_, [(u64, u64)]> {
    let mut coloured = Cow::from(coloured);
    if coloured.windows(2).any(|pair| pair[0] > pair[1]) {
        coloured.to_mut().sort_unstable();
    }
    coloured
}

/// The least number that is not among the values.
fn mex(values: impl Iterator<Item = u64>) -> u64 {
    let mut reached = [false; 4 * TABLE as usize];
    for value in values {
        reached[value as usize] = true;
    }
    reached.iter().take_while(|&&reached| reached).count() as u64
}
