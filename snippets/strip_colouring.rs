//! Strip colouring: give a cell one of two colours; neighbours must differ (or agree); whoever cannot move loses.
//!
//! Not a standard name: this is Col (neighbours must differ) or Snort (they must agree) on a path,
//! where both players may use both colours. Colours cut the strip into gaps, which are a sum of
//! games. If neighbours must differ, a gap of `n` cells has Grundy value `n mod 2` between borders,
//! `n` with one coloured end, 1 between equal colours and 0 between different colours. If they must
//! agree, it is the same game with every second cell recoloured. See the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/strip_colouring.md).
//!
//! ```
//! use nim_snippets::strip_colouring::{grundy, winning_moves, wins, Neighbours::Differ};
//!
//! assert!(wins(7, &[(1, 0), (6, 1)], Differ)); // . 0 . . . . 1: gaps of value 1 and 0
//! assert_eq!(winning_moves(7, &[(1, 0), (6, 1)], Differ).next(), Some((0, 1)));
//! assert_eq!(grundy(10_u64.pow(18), &[(999, 1)], Differ), 999 ^ (10_u64.pow(18) - 1000));
//! ```
//!
//! - Time: `O(m log m)` for `m` coloured cells; each winning move `O(1)`.
//! - Limit: none.
//! - Input: up to 2^64 - 1 cells, coloured ones as `(cell, colour)`, in any order; colours are 0
//!   and 1.
//! - Panics: two colours on one cell; a cell or colour that is not there; neighbours against the
//!   rule.
//! - Source: AtCoder ARC 151 C "01 Game"; Codeforces 335C "More Reclamation" (neighbours agree).
//! - 日本語: 一列のマスの塗り分け: 空いたマスに二色の一方を塗る。隣り合う色は異なる (または等しい) 必要がある。塗れなければ負け。
//! - See also: [`octal_game`](super::octal_game) (one colour: 0.137),
//!   [`node_kayles`](super::node_kayles) (one colour on any graph).

#![cfg_attr(doc, doc(alias("strip coloring", "ARC 151 C 01 Game")))]
#![cfg_attr(doc, doc(alias("CF 335 C More Reclamation", "0 か 1 を書き込む")))]
#![cfg_attr(doc, doc(alias("impartial Col", "impartial Snort", "Col on a path")))]
#![cfg_attr(doc, doc(alias("no two adjacent cells equal", "相邻格子不同色")))]

use std::ops::Range;

/// The rule for neighbouring colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbours {
    /// Have different colours.
    Differ,
    /// Have the same colour.
    Agree,
}

/// The Grundy value of a strip of `len` cells, some of them coloured: `(cell, colour)`.
pub fn grundy(len: u64, coloured: &[(u64, u64)], neighbours: Neighbours) -> u64 {
    xor(&gaps(len, coloured, neighbours))
}

/// Does the player to move win?
pub fn wins(len: u64, coloured: &[(u64, u64)], neighbours: Neighbours) -> bool {
    grundy(len, coloured, neighbours) != 0
}

/// All winning moves `(cell, colour)`, by the cell that is coloured. Ascending.
pub fn winning_moves(
    len: u64,
    coloured: &[(u64, u64)],
    neighbours: Neighbours,
) -> impl Iterator<Item = (u64, u64)> {
    let mut gaps = gaps(len, coloured, neighbours);
    let xor = xor(&gaps);
    gaps.retain(|_| xor != 0); // from a losing position no move wins
    gaps.into_iter().flat_map(move |gap| {
        let target = xor ^ gap.value();
        let moves = gap.cells(target).flat_map(|cell| [(cell, 0), (cell, 1)]);
        moves.filter(move |&(cell, colour)| {
            let colour = Some(recoloured(cell, colour, neighbours));
            let (left, right) = (
                Gap { end: cell, right: colour, ..gap },
                Gap { start: cell + 1, left: colour, ..gap },
            );
            left.is_legal() && right.is_legal() && left.value() ^ right.value() == target
        })
    })
}

/// Empty cells between a coloured cell or border on the left, and on the right.
#[derive(Clone, Copy)]
struct Gap {
    start: u64,
    end: u64,
    left: Option<u64>,
    right: Option<u64>,
}

impl Gap {
    fn is_legal(self) -> bool {
        self.start < self.end || self.left.is_none() || self.left != self.right
    }

    fn value(self) -> u64 {
        let len = self.end - self.start;
        match (self.left, self.right) {
            (None, None) => len % 2,
            (Some(a), Some(b)) => u64::from(a == b),
            _ => len,
        }
    }

    /// The cells whose colouring may leave the value `target`. Beside one coloured end, the
    /// distance from the border decides all but its last bit; between two, all cells are alike.
    fn cells(self, target: u64) -> Range<u64> {
        let len = self.end - self.start;
        let near = (target & !1).min(len);
        let far = near.saturating_add(2).min(len);
        let (from, to) = match (self.left, self.right) {
            (None, None) => (len / 2, len / 2 + 1), // the other half mirrors it
            (None, Some(_)) => (near, far),
            (Some(_), None) => (len - far, len - near),
            (Some(a), Some(b)) => (0, if target == u64::from(a != b) { len } else { 0 }),
        };
        self.start + from..self.start + to
    }
}

/// The colour with which neighbours must differ.
fn recoloured(cell: u64, colour: u64, neighbours: Neighbours) -> u64 {
    if neighbours == Neighbours::Agree { colour ^ (cell % 2) } else { colour }
}

fn gaps(len: u64, coloured: &[(u64, u64)], neighbours: Neighbours) -> Vec<Gap> {
    let mut coloured = coloured.to_vec();
    coloured.sort_unstable();
    let mut gaps = Vec::new();
    let (mut start, mut left) = (0, None);
    for (cell, colour) in coloured {
        assert!(cell < len, "cell {} in a strip of {} cells", cell, len);
        assert!(colour < 2, "colour {} of 2 colours", colour);
        assert!(cell >= start, "two colours on cell {}", cell);
        let right = Some(recoloured(cell, colour, neighbours));
        let gap = Gap { start, end: cell, left, right };
        assert!(gap.is_legal(), "cell {} conflicts with its neighbour", cell);
        gaps.push(gap);
        start = cell + 1;
        left = right;
    }
    gaps.push(Gap { start, end: len, left, right: None });
    gaps
}

fn xor(gaps: &[Gap]) -> u64 {
    gaps.iter().fold(0, |xor, gap| xor ^ gap.value())
}
