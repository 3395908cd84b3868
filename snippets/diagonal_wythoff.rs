//! Diagonal Wythoff: take from one of two heaps, or `tp` and `tq` along `(p, q)`; taking the last stone wins.
//!
//! To each heap `a` in turn, the lost pair is `(a, b)` with the least `b` from which no move leads
//! to a lost pair found before; `(b, a)` is lost as well. A lost pair makes all pairs won that lie
//! farther on one of its lines. So each direction has a list of its lines, and a line that is used
//! leads to the next one: the search for `b` jumps over runs of used lines. In most games the lost
//! pairs lie along few rays, and runs of used lines fill the space between these.
//! Misère play starts with `(0, 1)` instead of `(0, 0)`.
//!
//! ```
//! use nim_snippets::diagonal_wythoff::DiagonalWythoff;
//!
//! let game = DiagonalWythoff::new(100, &[(1, 1), (1, 2)]); // n from both, or n and 2n
//! assert!(game.lost_pairs().take(4).eq([(0, 0), (1, 3), (2, 6), (4, 5)]));
//! assert!(game.wins(3, 4) && !game.wins(3, 1));
//! assert!(game.winning_moves(3, 4).eq([(1, 3), (3, 1)]));
//! assert!(game.misere_lost_pairs().take(3).eq([(0, 1), (2, 4), (3, 3)]));
//! ```
//!
//! - Time: almost `O(n)` for heaps up to `n` where it was tried: 10^7 with `(1, 1)` and `(1, 2)`
//!   take 2 s and 280 MB. Each direction, in either order, has `max_heap * max(p, q)` lines of 4
//!   bytes. The first question about misère play takes as long again. For a direction, moves take
//!   a step for each `t`.
//! - Input: each direction holds for both orders of the heaps. One with a common divisor panics;
//!   `(0, 1)` adds nothing, and one with a number above `max_heap` is left out. Heaps above
//!   `max_heap` panic, as 2^32 lines of a direction do. In misère play two empty heaps are a win
//!   without a move.
//! - Source: U. Larsson, "A generalized diagonal Wythoff Nim", 2012; Project Euler 665
//!   "Proportionate Nim".
//! - 日本語: 斜めのワイソフ: 一方の山から、または両方の山から方向 `(p, q)` の倍数だけ取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (the same number from both: formulas),
//!   [`three_heap_wythoff`](super::three_heap_wythoff), [`board_game`](super::board_game) (values,
//!   walls).

#![cfg_attr(doc, doc(alias("generalized Wythoff", "Proportionate Nim")))]
#![cfg_attr(doc, doc(alias("PE 665", "Wythoff with other directions")))]
#![cfg_attr(doc, doc(alias("n from one and 2n from the other", "広義ワイソフ")))]

use std::cell::{Ref, RefCell};
use std::convert::TryFrom;
use std::ops::Deref;

/// The lost pairs of heaps up to a bound.
pub struct DiagonalWythoff {
    directions: Vec<(usize, usize)>,
    /// With which other heap each one is lost, or `NONE`.
    partners: Vec<u32>,
    /// The same in misère play; empty until somebody asks.
    misere_partners: RefCell<Vec<u32>>,
}

const NONE: u32 = u32::MAX;

impl DiagonalWythoff {
    /// Prepares for heaps up to `max_heap`.
    pub fn new(max_heap: u64, directions: &[(usize, usize)]) -> Self {
        let max_heap = usize::try_from(max_heap).unwrap_or(usize::MAX);
        let mut both: Vec<(usize, usize)> =
            directions.iter().flat_map(|&(p, q)| [(p, q), (q, p)]).collect();
        both.iter().for_each(|&direction| check_direction(direction));
        // One heap alone is always allowed, and some are for larger heaps only.
        both.retain(|&(p, q)| (p.max(q) != 1 || p == q) && p.max(q) <= max_heap);
        both.sort_unstable();
        both.dedup();
        let partners = partners(max_heap, &both, 0);
        DiagonalWythoff { directions: both, partners, misere_partners: RefCell::default() }
    }

    /// All lost pairs `(a, b)` with `a <= b`, ascending.
    pub fn lost_pairs(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        pairs(&self.partners)
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, a: u64, b: u64) -> bool {
        is_pair_won(&self.partners, a, b)
    }

    /// All winning moves: what the two heaps become, ascending.
    pub fn winning_moves(&self, a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
        self.moves_to_lost(&self.partners, a, b).into_iter()
    }

    /// All pairs `(a, b)` with `a <= b` that are lost if taking the last stone loses, ascending.
    pub fn misere_lost_pairs(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        pairs(self.misere_partners())
    }

    /// Does the player to move win if taking the last stone loses?
    pub fn misere_wins(&self, a: u64, b: u64) -> bool {
        is_pair_won(&self.misere_partners(), a, b)
    }

    /// All winning moves if taking the last stone loses: what the two heaps become, ascending.
    pub fn misere_winning_moves(&self, a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
        self.moves_to_lost(&self.misere_partners(), a, b).into_iter()
    }

    fn misere_partners(&self) -> Ref<'_, Vec<u32>> {
        if self.misere_partners.borrow().is_empty() {
            let max_heap = self.partners.len() - 1;
            *self.misere_partners.borrow_mut() = partners(max_heap, &self.directions, 1);
        }
        self.misere_partners.borrow()
    }

    fn moves_to_lost(&self, partners: &[u32], a: u64, b: u64) -> Vec<(u64, u64)> {
        if !is_pair_won(partners, a, b) {
            return Vec::new();
        }
        let partner = |heap: u64| u64::from(partners[heap as usize]);
        let mut moves = vec![(a, partner(a)), (partner(b), b)];
        moves.retain(|&(c, d)| c <= a && d <= b);
        for &(p, q) in &self.directions {
            let after = |t: u64| Some((a.checked_sub(t * p as u64)?, b.checked_sub(t * q as u64)?));
            moves.extend((1..).map_while(after).find(|&(c, d)| partner(c) == d));
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}

fn is_pair_won(partners: &[u32], a: u64, b: u64) -> bool {
    let max = partners.len() - 1;
    assert!(a.max(b) <= max as u64, "a heap of {} is above the {} of the table", a.max(b), max);
    u64::from(partners[a as usize]) != b
}

/// The pairs `(a, b)` with `a <= b`, ascending.
fn pairs<'a>(
    partners: impl Deref<Target = Vec<u32>> + 'a,
) -> impl Iterator<Item = (u64, u64)> + 'a {
    let pairs = (0..partners.len()).map(move |a| (a as u64, u64::from(partners[a])));
    pairs.filter(|&(a, b)| a <= b && b != u64::from(NONE))
}

/// With which other heap each one is lost, if the empty heap's is `first` at least.
fn partners(max_heap: usize, directions: &[(usize, usize)], first: usize) -> Vec<u32> {
    let used = || [(1, 0)].iter().chain(directions);
    used().for_each(|&direction| check_count_of_lines(max_heap, direction)); // before any memory
    let mut all_lines: Vec<Lines> = used().map(|&used| Lines::new(max_heap, used)).collect();
    let mut partners = vec![NONE; max_heap + 1];
    for a in 0..=max_heap {
        if partners[a] != NONE {
            continue;
        }
        let start = if a == 0 { first } else { a };
        if let Some(b) = next_partner(&mut all_lines, a, start, max_heap) {
            partners[a] = b as u32;
            partners[b] = a as u32;
            block_all(&mut all_lines, a, b);
        }
    }
    partners
}

/// The least `b` from `start` to `max_heap` for which all lines of `(a, b)` are free.
fn next_partner(all_lines: &mut [Lines], a: usize, start: usize, max_heap: usize) -> Option<usize> {
    let mut b = start;
    while b <= max_heap {
        let jump = |b: usize, lines: &mut Lines| lines.free_from(a, b.min(max_heap + 1));
        let farther = all_lines.iter_mut().fold(b, jump);
        if farther == b {
            return Some(b);
        }
        b = farther;
    }
    None
}

/// From now on the lines of `(a, b)` and `(b, a)` are used.
fn block_all(all_lines: &mut [Lines], a: usize, b: usize) {
    for lines in all_lines {
        lines.block(a, b);
        lines.block(b, a);
    }
}

/// The lines of one direction `(p, q)`: on each `pb - qa` stays the same.
struct Lines {
    direction: (usize, usize),
    offset: usize,
    /// Leads to the next line, `p` farther, where a line is used; else to itself.
    next: Vec<u32>,
}

impl Lines {
    /// For pairs with `a <= b` only.
    fn new(max_heap: usize, (p, q): (usize, usize)) -> Self {
        let offset = q.saturating_sub(p) * max_heap;
        let len = p * (max_heap + 1) + offset;
        Lines { direction: (p, q), offset, next: (0..=len as u32).collect() }
    }

    fn index(&self, a: usize, b: usize) -> Option<usize> {
        let (p, q) = self.direction;
        (p * b + self.offset).checked_sub(q * a)
    }

    /// The least `b` from this one on for which the line of `(a, b)` is free.
    fn free_from(&mut self, a: usize, b: usize) -> usize {
        let (p, q) = self.direction;
        let start = self.offset + p * b - q * a;
        let mut line = start;
        while self.next[line] as usize != line {
            let next = self.next[line] as usize;
            self.next[line] = self.next[next]; // half the way for those who come later
            line = next;
        }
        b + (line - start) / p
    }

    fn block(&mut self, a: usize, b: usize) {
        if let Some(line) = self.index(a, b) {
            self.next[line] = (line + self.direction.0) as u32;
        }
    }
}

fn check_count_of_lines(max_heap: usize, (p, q): (usize, usize)) {
    let offset = q.saturating_sub(p).saturating_mul(max_heap);
    let len = p.saturating_mul(max_heap.saturating_add(1)).saturating_add(offset);
    assert!(len < NONE as usize, "{} lines are too many", len);
}

fn check_direction((p, q): (usize, usize)) {
    let (mut divisor, mut rest) = (p, q);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    assert!(divisor == 1, "the direction ({}, {}) is a multiple or none", p, q);
}
