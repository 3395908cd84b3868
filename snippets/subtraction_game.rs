//! Subtraction game: take `s` stones from one heap, for any `s` of a fixed set; whoever cannot move loses.
//!
//! A value is a mex over the last `max(set)` values, so once a window of that length repeats, all
//! that follows does: a proven period. A longer move that never joins equal values of this period
//! changes nothing, since a mex stays when other values join the set: it needs no window.
//! Misère play: a heap has value 1 iff taking `min(set)` leads to value 0 (Ferguson), which makes
//! misère Nim's rule hold for the values; heaps of value 2 or more are the big ones.
//!
//! ```
//! use nim_snippets::subtraction_game::{winning_moves, wins, SubtractionGame};
//!
//! assert!(wins(&[10u64.pow(18), 2], &[1, 3, 4]) && !wins(&[4, 11], &[1, 3, 4]));
//! assert!(winning_moves(&[8, 7], &[1, 3, 4]).eq([(0, 7), (1, 3)]));
//! let period = SubtractionGame::new(u64::MAX, &[1, 3, 4]).period.unwrap();
//! assert_eq!((period.start, period.length), (0, 7));
//! ```
//!
//! - Time: `O(|set|)` for each heap up to the largest or the period's end; 10^6 heaps and 100 moves
//!   take 30 ms; for thousands of moves see `subtraction_table`.
//! - Input: any heaps; the set in any order, even empty; a 0 in it panics, and so do heaps above
//!   1.6 * 10^7 when no period is proven below 2^22, which a move near 10^6 can hide: see
//!   `subtraction_formula` for such. A finished position is a win without a move in misère play.
//! - Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974; POJ 2960.
//! - 日本語: 引き算ゲーム: 決まった集合の要素 `s` を選び、一つの山から `s` 個の石を取る。取れなければ負け。
//! - See also: [`subtraction_formula`](super::subtraction_formula) (two moves, or 1 to `max` and
//!   one more), [`subtraction_table`](super::subtraction_table) (faster values and outcomes),
//!   [`all_but_game`](super::all_but_game) (the set is forbidden).

#![cfg_attr(doc, doc(alias("S-Nim", "S ニム", "制限ニム", "取石子游戏", "1, x or y stones")))]
#![cfg_attr(doc, doc(alias("集合 A の個数だけ取る", "take a number from the set")))]
#![cfg_attr(doc, doc(alias("exactly X or Y stones", "2, 3 or 5 stones", "POJ 2960", "HDU 1536")))]
#![cfg_attr(doc, doc(alias("CSES 1729 Stick Game", "EDPC K Stones", "Tessoku A34 Game 3")))]
#![cfg_attr(doc, doc(alias("HDU 1848 Fibonacci again and again", "HackerRank Game of Stones")))]

/// From `start` on, `g(n + length) == g(n)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
}

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, set: &[u64]) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let SubtractionGame { mut values, period, .. } = SubtractionGame::new(n as u64, set);
    let length = period.map_or(1, |period| period.length as usize);
    for heap in (values.len()..=n).step_by(length) {
        values.extend_from_within(heap - length..heap.min(n + 1 - length));
    }
    values
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64], set: &[u64]) -> bool {
    SubtractionGame::for_heaps(heaps, set).wins(heaps)
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
pub fn winning_moves(heaps: &[u64], set: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    SubtractionGame::for_heaps(heaps, set).moves_to(heaps, 0).into_iter()
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[u64], set: &[u64]) -> bool {
    SubtractionGame::for_heaps(heaps, set).misere_wins(heaps)
}

/// All winning moves `(i, left)` of misère play.
pub fn misere_winning_moves(heaps: &[u64], set: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    SubtractionGame::for_heaps(heaps, set).moves_to(heaps, 1).into_iter()
}

/// The values of one set: a table that ends where it starts to repeat.
pub struct SubtractionGame {
    set: Vec<u64>,
    values: Vec<u64>,
    /// The proven period, unless the table reached `max_heap` before.
    pub period: Option<Period>,
}

impl SubtractionGame {
    /// Prepares for heaps up to `max_heap`; with `u64::MAX` for all.
    pub fn new(max_heap: u64, set: &[u64]) -> Self {
        assert!(!set.contains(&0), "0 stones are no move");
        let set: std::collections::BTreeSet<u64> = set.iter().copied().collect();
        let mut game = Self { set: set.into_iter().collect(), values: vec![], period: None };
        let mut masks = vec![0; 64];
        while game.period.is_none() && game.values.len() as u64 <= max_heap {
            assert!(game.values.len() <= 1 << 22, "no period within 2^22 heaps");
            // On the last half of the way a search for a period does not pay.
            let next = Some(2 * game.values.len() as u64 + 255).filter(|&n| n <= max_heap / 2);
            game.extend(next.unwrap_or(max_heap) as usize, &mut masks);
            game.period = next.and_then(|_| game.find_period());
        }
        game
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let Period { start, length } = self.period.unwrap_or(Period { start: heap, length: 1 });
        let index = heap.min(start) + heap.saturating_sub(start) % length;
        let max = self.values.len() as u64 - 1;
        assert!(index <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[index as usize]
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.xor_and_big(heaps).0 != 0
    }

    /// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
    pub fn winning_moves(&self, heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
        self.moves_to(heaps, 0).into_iter()
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&self, heaps: &[u64]) -> bool {
        let (xor, big) = self.xor_and_big(heaps);
        xor != u64::from(big == 0)
    }

    /// All winning moves `(i, left)` of misère play.
    pub fn misere_winning_moves(&self, heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
        self.moves_to(heaps, 1).into_iter()
    }

    fn for_heaps(heaps: &[u64], set: &[u64]) -> Self {
        Self::new(heaps.iter().fold(0, |max, &heap| heap.max(max)), set)
    }

    /// The xor of the heaps' values, and how many of these exceed 1.
    fn xor_and_big(&self, heaps: &[u64]) -> (u64, usize) {
        let values = heaps.iter().map(|&heap| self.grundy(heap));
        values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
    }

    /// The moves to a position whose xor is 0, or `small` if no value exceeds 1.
    fn moves_to(&self, heaps: &[u64], small: u64) -> Vec<(usize, u64)> {
        let (xor, big) = self.xor_and_big(heaps);
        let moves = heaps.iter().enumerate().flat_map(|(i, &heap)| {
            let value = self.grundy(heap);
            let target = xor ^ value ^ if big > usize::from(value > 1) { 0 } else { small };
            let lefts = self.set.iter().rev().filter_map(move |&s| heap.checked_sub(s));
            lefts.filter(move |&left| self.grundy(left) == target).map(move |left| (i, left))
        });
        moves.collect()
    }

    /// As `for n in len..=last { values.push(mex of values[n - s] for each s) }`, in blocks of 64
    /// heaps: these take the moves from 64 on side by side. The mask of a value is its bit, or 0
    /// above 63. There are 64 zeros, then the mask of each heap; those out of reach are dropped.
    fn extend(&mut self, last: usize, masks: &mut Vec<u64>) {
        let (short, long) = self.set.split_at(self.set.partition_point(|&s| s < 64));
        let reach = 64 + self.set.last().map_or(0, |&max| max.min(last as u64) as usize);
        self.values.reserve_exact(last + 1 - self.values.len());
        for start in (self.values.len()..=last).step_by(64) {
            masks.drain(..if masks.len() > 2 * reach { masks.len() - reach } else { 0 });
            let mut seen = [0; 64];
            for s in long.iter().take_while(|&&s| s < start as u64 + 64) {
                let masks = &masks[masks.len() - *s as usize..][..64];
                seen.iter_mut().zip(masks).for_each(|(seen, mask)| *seen |= mask);
            }
            for (_, seen) in (start..=last).zip(seen) {
                let seen = short.iter().fold(seen, |or, &s| or | masks[masks.len() - s as usize]);
                self.values.push(if seen < !0 { seen.trailing_ones().into() } else { self.mex() });
                masks.push(!seen & seen.wrapping_add(1)); // the lowest 0, if there is one
            }
        }
    }

    fn mex(&self) -> u64 {
        let n = self.values.len();
        let mut seen = vec![false; self.set.len() + 1];
        for s in self.set.iter().take_while(|&&s| s <= n as u64) {
            seen[self.values[n - *s as usize] as usize] = true;
        }
        seen.iter().take_while(|&&seen| seen).count() as u64
    }

    /// Finds where the window of the moves so far stood before; longer moves must not matter.
    fn find_period(&self) -> Option<Period> {
        let values = &self.values;
        let len = self.values.len();
        let (used, longer) = self.set.split_at(self.set.partition_point(|&s| s < len as u64));
        let window = len - used.last().map_or(1, |&max| max as usize);
        // As text, since std searches that in linear time; values that look alike differ below.
        let text = String::from_utf8(values.iter().map(|v| (v % 128) as u8).collect()).unwrap();
        let p = window - text[..len - 1].rfind(&text[window..])?;
        let start = (p..len).rfind(|&n| values[n] != values[n - p]).map_or(0, |n| n + 1 - p);
        let after = |n: usize, s: u64| values[start + (n + (s - start as u64) as usize % p) % p];
        let matters = |&s: &u64| (0..start + p).any(|n| after(n, s) == values[n]);
        let is_proven = start + p <= window && !longer.iter().any(matters);
        is_proven.then_some(Period { start: start as u64, length: p as u64 })
    }
}
