//! Strip colouring: colour a cell, neighbours must differ (or must be equal); whoever cannot move loses.
//!
//! Colours cut the strip into gaps, a sum of games. A gap is worth what its length and its ends
//! say: both at a border, one at a colour, or two colours, equal or not; a new colour splits it in
//! two. If neighbours must differ, three colours fill every cell, so that parity counts, and one
//! colour makes Dawson's chess. With two, a gap of `n` cells between borders is worth `n mod 2`,
//! with one coloured end `n`, between equal colours 1 and between others 0.
//! If neighbours must be equal, two colours are the same game with every second cell recoloured.
//! From 54 cells on all values repeat after 34 (but for that `n`). A move in a gap of more than 142
//! cells leaves one that is long enough to take 34 cells out of it, or to put 34 in, and thus is a
//! move in a gap shorter or longer by 34; up to there the table shows it (the proof of Guy and
//! Smith for octal games).
//!
//! ```
//! use nim_snippets::strip_colouring::{Neighbours, Strip};
//!
//! let strip = Strip::new(2, Neighbours::Differ);
//! assert!(strip.wins(7, &[(1, 0), (6, 1)])); // . 0 . . . . 1: gaps worth 1 and 0
//! assert_eq!(strip.winning_moves(7, &[(1, 0), (6, 1)]).next(), Some((0, 1)));
//! assert_eq!(strip.grundy(10_u64.pow(18), &[(999, 1)]), 999 ^ (10_u64.pow(18) - 1000));
//! assert_eq!(strip.gap_grundy(5, Some(0), Some(0)), 1);
//! ```
//!
//! - Time: `O(m log m)` for `m` coloured cells; moves `O(1)` for each empty cell and colour, a
//!   second for 10^8 of them. A `Strip` is made in 5 ms.
//! - Input: up to 2^64 - 1 cells, coloured ones as `(cell, colour)`, from 0 and in any order. Two
//!   on one cell, cells or colours that are not there, and neighbours against the rule panic.
//! - Source: AtCoder ARC 151 C "01 Game"; Codeforces 335C "More Reclamation" (neighbours must be
//!   equal); R. K. Guy, C. A. B. Smith, "The G-values of various games", 1956.
//! - 日本語: 帯の塗り分け: 空いたマスに色を塗る。隣り合う色は異なる (または等しい) 必要がある。塗れなければ負け。
//! - See also: [`octal_game`](super::octal_game) (no colours), [`node_kayles`](super::node_kayles)
//!   (one colour on any graph).

#![cfg_attr(doc, doc(alias("strip coloring", "ARC 151 C 01 Game")))]
#![cfg_attr(doc, doc(alias("CF 335 C More Reclamation", "0 か 1 を書き込む")))]
#![cfg_attr(doc, doc(alias("impartial Col and Snort")))]
#![cfg_attr(doc, doc(alias("no two adjacent cells equal", "相邻格子不同色")))]

/// What neighbours must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbours {
    /// Of different colours.
    Differ,
    /// Of the same colour.
    Agree,
}

const PERIOD: u64 = 34;
/// From here on gaps are reduced by the period: above `2 * 54 + 2 * PERIOD`.
const TABLE: u64 = 180;

/// The game with so many colours.
pub struct Strip {
    colours: u64,
    neighbours: Neighbours,
    /// For each length the value between borders, with one coloured end, between equal colours,
    /// and between different ones.
    values: Vec<[u64; 4]>,
}

/// Empty cells between a coloured cell or border on the left, and on the right.
#[derive(Clone, Copy)]
struct Gap {
    start: u64,
    len: u64,
    left: Option<u64>,
    right: Option<u64>,
}

impl Strip {
    /// Colours are `0..colours`.
    pub fn new(colours: u64, neighbours: Neighbours) -> Self {
        assert!(colours > 0, "colours must be positive");
        let mut strip = Strip { colours, neighbours, values: Vec::new() };
        let ends = [(None, None), (Some(0), None), (Some(0), Some(0)), (Some(0), Some(1))];
        for len in 0..TABLE {
            let value = |(left, right)| {
                let gap = Gap { start: 0, len, left, right };
                // All other colours do what the third one does.
                let moves = (0..len).flat_map(|i| (0..colours.min(3)).map(move |c| (i, c)));
                mex(moves.filter_map(|(i, colour)| strip.option(gap, i, colour)))
            };
            let values = [value(ends[0]), value(ends[1]), value(ends[2]), value(ends[3])];
            strip.values.push(values);
        }
        strip
    }

    /// The Grundy value of `len` empty cells between these colours, or borders.
    pub fn gap_grundy(&self, len: u64, left: Option<u64>, right: Option<u64>) -> u64 {
        let index = if len < TABLE { len } else { TABLE - PERIOD + (len - TABLE) % PERIOD };
        match (left, right) {
            (None, None) => self.values[index as usize][0],
            (Some(a), Some(b)) => self.values[index as usize][if a == b { 2 } else { 3 }],
            _ if self.colours == 2 => len,
            _ => self.values[index as usize][1],
        }
    }

    /// The Grundy value of a strip of `len` cells, some of them coloured: `(cell, colour)`.
    pub fn grundy(&self, len: u64, coloured: &[(u64, u64)]) -> u64 {
        self.gaps(len, coloured).iter().fold(0, |xor, gap| xor ^ self.value(gap))
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, len: u64, coloured: &[(u64, u64)]) -> bool {
        self.grundy(len, coloured) != 0
    }

    /// All winning moves `(cell, colour)`, ascending.
    pub fn winning_moves(
        &self,
        len: u64,
        coloured: &[(u64, u64)],
    ) -> impl Iterator<Item = (u64, u64)> + '_ {
        let mut gaps = self.gaps(len, coloured);
        let xor = gaps.iter().fold(0, |xor, gap| xor ^ self.value(gap));
        gaps.retain(|_| xor != 0); // a search of lost ones finds nothing
        gaps.into_iter().flat_map(move |gap| {
            let target = xor ^ self.value(&gap);
            let moves = (0..gap.len).flat_map(move |i| (0..self.colours).map(move |c| (i, c)));
            let moves = moves.filter(move |&(i, c)| self.option(gap, i, c) == Some(target));
            moves.map(move |(i, colour)| (gap.start + i, colour))
        })
    }

    fn value(&self, gap: &Gap) -> u64 {
        self.gap_grundy(gap.len, gap.left, gap.right)
    }

    /// What remains worth of a gap whose cell `i` gets a colour, if it may.
    fn option(&self, gap: Gap, i: u64, colour: u64) -> Option<u64> {
        let after = gap.len - 1 - i;
        let is_legal =
            (i > 0 || self.fits(gap.left, colour)) && (after > 0 || self.fits(gap.right, colour));
        let left = || self.gap_grundy(i, gap.left, Some(colour));
        is_legal.then(|| left() ^ self.gap_grundy(after, Some(colour), gap.right))
    }

    /// May this colour stand beside that end?
    fn fits(&self, end: Option<u64>, colour: u64) -> bool {
        let agrees = self.neighbours == Neighbours::Agree;
        end.map_or(true, |end| (end == colour) == agrees)
    }

    fn gaps(&self, len: u64, coloured: &[(u64, u64)]) -> Vec<Gap> {
        let mut coloured = coloured.to_vec();
        coloured.sort_unstable();
        let mut gaps = Vec::new();
        let (mut start, mut left) = (0, None);
        for &(cell, colour) in &coloured {
            assert!(cell < len, "cell {} in a strip of {} cells", cell, len);
            assert!(colour < self.colours, "colour {} of {} colours", colour, self.colours);
            assert!(cell >= start, "two colours on cell {}", cell);
            let fits = cell > start || self.fits(left, colour);
            assert!(fits, "cell {} goes against its neighbour", cell);
            gaps.push(Gap { start, len: cell - start, left, right: Some(colour) });
            start = cell + 1;
            left = Some(colour);
        }
        gaps.push(Gap { start, len: len - start, left, right: None });
        gaps
    }
}

/// The least number that is not among the values.
fn mex(values: impl Iterator<Item = u64>) -> u64 {
    let mut reached = [false; 4 * TABLE as usize];
    for value in values {
        reached[value as usize] = true;
    }
    reached.iter().take_while(|&&reached| reached).count() as u64
}
