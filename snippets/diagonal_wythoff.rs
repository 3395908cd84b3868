//! Diagonal Wythoff: take from one of two heaps, or `tp` and `tq` along `(p, q)`; taking the last stone wins.
//!
//! For each heap `a` in turn, the losing pair is `(a, b)` with the least `b` from which no move
//! leads to a losing pair found before; `(b, a)` loses as well. All pairs farther out on a line
//! through a losing pair win, because they can move to it. For each direction, a table of its lines
//! marks the used ones. A used line points to a line after it, so the search for `b` jumps over
//! runs of used lines. In most games the losing pairs lie along few rays, and runs of used lines
//! fill the space between these rays.
//!
//! ```
//! use nim_snippets::diagonal_wythoff::DiagonalWythoff;
//!
//! let game = DiagonalWythoff::new(100, &[(1, 1), (1, 2)]); // n from both, or n and 2n
//! assert!(game.losing_pairs().take(4).eq([(0, 0), (1, 3), (2, 6), (4, 5)]));
//! assert!(game.wins(3, 4) && !game.wins(3, 1));
//! assert!(game.winning_moves(3, 4).eq([(1, 3), (3, 1)]));
//! ```
//!
//! - Time: almost `O(n)` for heaps up to `n` where it was tried: 10^7 with `(1, 1)` and `(1, 2)`
//!   take 0.5 s and 280 MB. Each direction, in either order, has `max_heap * max(p, q)` lines of 4
//!   bytes. Moves take a step for each `t`.
//! - Limit: `max_heap ≤ 5·10^6, max_heap · Σ p.max(q) ≤ 15·10^6` (160 MiB).
//! - Input: each direction holds for both orders of the heaps. `(0, 1)` adds nothing.
//! - Panics: if a direction has a common divisor, a heap is above `max_heap`, or a direction has
//!   2^32 lines.
//! - Source: U. Larsson, "A generalized diagonal Wythoff Nim", 2012; Project Euler 665
//!   "Proportionate Nim".
//! - 日本語: 斜めのワイソフ: 一方の山から、または両方の山から方向 `(p, q)` の倍数だけ取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (the same number from both: formulas),
//!   [`three_heap_wythoff`](super::three_heap_wythoff), [`board_game`](super::board_game) (values,
//!   walls).

#![cfg_attr(doc, doc(alias("generalized Wythoff", "Proportionate Nim")))]
#![cfg_attr(doc, doc(alias("PE 665", "Wythoff with other directions")))]
#![cfg_attr(doc, doc(alias("n from one and 2n from the other", "広義ワイソフ")))]

/// The losing pairs of heaps up to a bound.
pub struct DiagonalWythoff {
    directions: Vec<(u64, u64)>,
    /// For each heap, the other heap of its losing pair, or `NONE`.
    partners: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl DiagonalWythoff {
    /// Prepares for heaps up to `max_heap`.
    pub fn new(max_heap: u64, directions: &[(u64, u64)]) -> Self {
        let mut both = vec![(1, 0)]; // any number from one heap
        for &(p, q) in directions {
            assert!(gcd(p, q) == 1, "the direction ({}, {}) is not coprime", p, q);
            both.extend([(p, q), (q, p)].iter().filter(|&&(p, q)| p > 0 && p.max(q) <= max_heap));
        }
        both.sort_unstable();
        both.dedup();
        let most = both.iter().map(|&(p, q)| (u64::from(NONE) / p.max(q)).saturating_sub(1));
        let most = most.min().unwrap();
        assert!(max_heap <= most, "a heap of {} is above the {} of the table", max_heap, most);
        let n = max_heap as usize;
        let mut all_lines: Vec<Lines> = both.iter().map(|&pq| Lines::new(n, pq)).collect();
        let mut partners = vec![NONE; n + 1];
        for a in 0..=n {
            if partners[a] != NONE {
                continue;
            }
            if let Some(b) = least_free(&mut all_lines, a, n) {
                partners[a] = b as u32;
                partners[b] = a as u32;
                for lines in &mut all_lines {
                    lines.block(a, b);
                    lines.block(b, a);
                }
            }
        }
        DiagonalWythoff { directions: both, partners }
    }

    /// All losing pairs `(a, b)` with `a <= b`, ascending.
    pub fn losing_pairs(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let pairs = (0..).zip(self.partners.iter().map(|&partner| u64::from(partner)));
        pairs.filter(|&(a, b)| a <= b && b != u64::from(NONE))
    }

    /// Does the player to move win?
    pub fn wins(&self, a: u64, b: u64) -> bool {
        let (heap, most) = (a.max(b), self.partners.len() as u64 - 1);
        assert!(heap <= most, "a heap of {} is above the {} of the table", heap, most);
        u64::from(self.partners[a as usize]) != b
    }

    /// All winning moves: what the two heaps become, ascending.
    pub fn winning_moves(&self, a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
        let mut moves = Vec::new();
        if self.wins(a, b) {
            for &(p, q) in self.directions.iter().chain([(0, 1)].iter()) {
                let after = |t: u64| Some((a.checked_sub(t * p)?, b.checked_sub(t * q)?));
                moves.extend((1..).map_while(after).find(|&(c, d)| !self.wins(c, d)));
            }
        }
        moves.sort_unstable();
        moves.into_iter()
    }
}

/// The lines of one direction `(p, q)`: on each `pb - qa` stays the same.
struct Lines {
    p: usize,
    q: usize,
    /// A number to add, so that the numbers of lines with `a <= b` are at least 0.
    offset: usize,
    /// For a used line, a line after it (in steps of `p`); for a free line, the line itself.
    next: Vec<u32>,
}

impl Lines {
    fn new(max_heap: usize, (p, q): (u64, u64)) -> Self {
        let (p, q) = (p as usize, q as usize);
        let offset = q.saturating_sub(p) * max_heap;
        let len = p * (max_heap + 1) + offset;
        Lines { p, q, offset, next: (0..=len as u32).collect() }
    }

    /// The least `b` from this one on for which the line of `(a, b)` is free.
    fn free_from(&mut self, a: usize, b: usize) -> usize {
        let start = self.p * b + self.offset - self.q * a;
        let mut line = start;
        while self.next[line] as usize != line {
            let next = self.next[line] as usize;
            self.next[line] = self.next[next]; // shortens the way for later searches
            line = next;
        }
        b + (line - start) / self.p
    }

    /// Marks the line of `(a, b)` as used.
    fn block(&mut self, a: usize, b: usize) {
        if let Some(line) = (self.p * b + self.offset).checked_sub(self.q * a) {
            self.next[line] = (line + self.p) as u32;
        }
    }
}

/// The least `b` from `a` to `n` for which all lines of `(a, b)` are free.
fn least_free(all_lines: &mut [Lines], a: usize, n: usize) -> Option<usize> {
    let mut b = a;
    while b <= n {
        let start = b;
        for lines in all_lines.iter_mut() {
            b = lines.free_from(a, b.min(n + 1));
        }
        if b == start {
            return Some(b);
        }
    }
    None
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
