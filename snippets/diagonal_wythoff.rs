//! Diagonal Wythoff: take from one of two heaps, or `tp` and `tq` along `(p, q)`; taking the last stone wins.
//!
//! In each row `a` the lost pair `(a, b)` is the first one from which no move leads to a lost pair
//! found before, and `(b, a)` is lost as well. A lost pair makes all pairs won that lie farther on
//! one of its lines, so a list for each direction says which lines are used, and from where to
//! where all are: the search jumps over such runs. In most games the lost pairs go along few rays,
//! and the runs of used lines fill what lies between them.
//! Misère play starts with `(0, 1)` instead of `(0, 0)`.
//!
//! ```
//! use nim_snippets::diagonal_wythoff::LostPairs;
//!
//! let lost = LostPairs::new(100, &[(1, 1), (1, 2)]); // n from both, or n and 2n
//! assert!(lost.pairs().take(4).eq([(0, 0), (1, 3), (2, 6), (4, 5)]));
//! assert!(lost.wins(3, 4) && !lost.wins(3, 1));
//! assert!(lost.winning_moves(3, 4).eq([(1, 3), (3, 1)]));
//! ```
//!
//! - Time: almost `O(n)` for heaps up to `n` where it was tried: 10^7 with `(1, 1)` and `(1, 2)`
//!   take 2 s and 280 MB: a direction has `max_heap * max(p, q)` lines, `4` bytes each, in either
//!   order. For a direction, moves take a step for each `t`.
//! - Input: directions without a common divisor, each good for both orders of the heaps; `(0, 1)`
//!   adds nothing. Heaps up to `max_heap`, above it panics, as 2^32 lines of a direction do. In
//!   misère play two empty heaps are a win without a move.
//! - Source: U. Larsson, "A generalized diagonal Wythoff Nim", 2012; Project Euler 665
//!   "Proportionate Nim".
//! - 日本語: 斜めのワイソフ: 一方の山から、または両方の山から方向 `(p, q)` の倍数だけ取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (the same number from both: formulas),
//!   [`three_heap_wythoff`](super::three_heap_wythoff), [`board_game`](super::board_game) (values,
//!   walls).

#![cfg_attr(doc, doc(alias("generalized Wythoff", "Proportionate Nim")))]
#![cfg_attr(doc, doc(alias("PE 665", "Wythoff with other directions")))]
#![cfg_attr(doc, doc(alias("n from one and 2n from the other", "広義ワイソフ")))]

/// The lost pairs of heaps up to a bound.
pub struct LostPairs {
    directions: Vec<(usize, usize)>,
    /// With which other heap each one is lost, or `NONE`.
    partners: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl LostPairs {
    /// Prepares for heaps up to `max_heap`.
    pub fn new(max_heap: usize, directions: &[(usize, usize)]) -> Self {
        Self::starting_with(0, max_heap, directions)
    }

    /// The same if taking the last stone loses.
    pub fn misere_new(max_heap: usize, directions: &[(usize, usize)]) -> Self {
        Self::starting_with(1, max_heap, directions)
    }

    /// All lost pairs `(a, b)` with `a <= b`, ascending.
    pub fn pairs(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let pairs = (0..).zip(&self.partners).map(|(a, &b)| (a, u64::from(b)));
        pairs.filter(|&(a, b)| a <= b && b != u64::from(NONE))
    }

    /// Does the player to move win, i.e. is this an N-position?
    pub fn wins(&self, a: u64, b: u64) -> bool {
        let max = self.partners.len() - 1;
        assert!(a.max(b) <= max as u64, "a heap of {} is above the {} of the table", a.max(b), max);
        u64::from(self.partners[a as usize]) != b
    }

    /// All winning moves: what the two heaps become, ascending.
    pub fn winning_moves(&self, a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
        let mut moves = Vec::new();
        if self.wins(a, b) {
            let partner = |heap: u64| u64::from(self.partners[heap as usize]);
            moves.extend([(a, partner(a)), (partner(b), b)]);
            moves.retain(|&(c, d)| c <= a && d <= b);
            for &(p, q) in &self.directions {
                let after =
                    |t: u64| Some((a.checked_sub(t * p as u64)?, b.checked_sub(t * q as u64)?));
                moves.extend((1..).map_while(after).find(|&(c, d)| partner(c) == d));
            }
        }
        moves.sort_unstable();
        moves.dedup();
        moves.into_iter()
    }

    fn starting_with(first: usize, max_heap: usize, directions: &[(usize, usize)]) -> Self {
        let mut both: Vec<(usize, usize)> =
            directions.iter().flat_map(|&(p, q)| [(p, q), (q, p)]).collect();
        both.iter().for_each(|&direction| check_direction(direction));
        // One heap alone is always allowed, and some are for larger heaps only.
        both.retain(|&(p, q)| (p.max(q) != 1 || p == q) && p.max(q) <= max_heap);
        both.sort_unstable();
        both.dedup();
        let used = [(1, 0)].iter().chain(&both);
        let mut lines: Vec<Lines> = used.map(|&used| Lines::new(max_heap, used)).collect();
        let mut partners = vec![NONE; max_heap + 1];
        for a in 0..=max_heap {
            if partners[a] != NONE {
                continue;
            }
            let mut b = if a == 0 { first } else { a };
            let mut seen = NONE as usize;
            while b != seen && b <= max_heap {
                seen = b;
                for lines in &mut lines {
                    b = lines.free_from(a, b.min(max_heap + 1));
                }
            }
            if b <= max_heap {
                partners[a] = b as u32;
                partners[b] = a as u32;
                for lines in &mut lines {
                    lines.block(a, b);
                    lines.block(b, a);
                }
            }
        }
        LostPairs { directions: both, partners }
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
        let offset = q.saturating_sub(p).saturating_mul(max_heap);
        let len = p.saturating_mul(max_heap.saturating_add(1)).saturating_add(offset);
        assert!(len < NONE as usize, "{} lines are too many", len);
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

fn check_direction((p, q): (usize, usize)) {
    let (mut divisor, mut rest) = (p, q);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    assert!(divisor == 1, "the direction ({}, {}) is a multiple or none", p, q);
}
