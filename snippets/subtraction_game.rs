//! Subtraction game: take `s` stones from one heap, for any `s` of a fixed set; whoever cannot move loses.
//!
//! Each value is a mex over the preceding `max(set)` values, so a repeated window of that length
//! proves a period. A longer move that never connects equal values of this period changes nothing,
//! because a mex stays the same if larger values join: such moves do not lengthen the window.
//! Misère play: a heap has value 1 iff taking `min(set)` leads to value 0 (Ferguson), so the rule
//! of misère Nim holds for the values; heaps of value 2 or more count as large.
//!
//! ```
//! use nim_snippets::subtraction_game::{grundy_values, wins, SubtractionGame};
//!
//! assert!(wins(&[10u64.pow(18), 2], &[1, 3, 4]) && !wins(&[4, 11], &[1, 3, 4]));
//! assert_eq!(grundy_values(9, &[1, 3, 4]), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
//! let game = SubtractionGame::new(u64::MAX, &[1, 3, 4]);
//! assert!(game.winning_moves(&[8, 7]).eq([(0, 7), (1, 3)]));
//! assert_eq!(game.period().unwrap().length, 7);
//! ```
//!
//! - Time: `O(|set|)` for each heap up to the largest or the period's end; 10^6 heaps and 100 moves
//!   take 35 ms. `outcomes` takes `O(|set|)` for each losing heap: 2·10^5 heaps and the primes
//!   below 0.1 s.
//! - Limit: `period == None: max_heap ≤ 10^6, set.len() ≤ 200`.
//! - Input: any heaps; the set in any order, even empty.
//! - Panics: 0 in the set; heaps above 2^24 when no period is proven below 2^22, which a move near
//!   10^6 can hide: see `subtraction_formula` for such.
//! - Misère: see above; a heap without a move wins.
//! - Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974; POJ 2960.
//! - 日本語: 引き算ゲーム: 決まった集合の要素 `s` を選び、一つの山から `s` 個の石を取る。取れなければ負け。
//! - See also: [`subtraction_formula`](super::subtraction_formula) (two moves, or 1 to `max` and
//!   one more), [`all_but_game`](super::all_but_game) (the set is forbidden).

#![cfg_attr(doc, doc(alias("S-Nim", "S ニム", "制限ニム", "取石子游戏", "1, x or y stones")))]
#![cfg_attr(doc, doc(alias("集合 A の個数だけ取る", "take a number from the set")))]
#![cfg_attr(doc, doc(alias("exactly X or Y stones", "2, 3 or 5 stones", "POJ 2960", "HDU 1536")))]
#![cfg_attr(doc, doc(alias("CSES 1729 Stick Game", "EDPC K Stones", "Tessoku A34 Game 3")))]
#![cfg_attr(doc, doc(alias("HDU 1848 Fibonacci again and again", "HackerRank Game of Stones")))]
#![cfg_attr(doc, doc(alias("take a prime number", "制限ニムの値の表")))]

/// `g(n + length) == g(n)` for all `n >= start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
}

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, set: &[u64]) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let game = SubtractionGame::new(n as u64, set);
    (0..=n as u64).map(|heap| game.value(heap)).collect()
}

/// The outcomes of the single heaps `0..=n`: `true` if the player to move wins.
pub fn outcomes(n: usize, set: &[u64]) -> Vec<bool> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let set = checked(set);
    let mut wins = vec![false; n + 1];
    for heap in 0..=n {
        if !wins[heap] {
            for s in set.iter().take_while(|&&s| s <= (n - heap) as u64) {
                wins[heap + *s as usize] = true;
            }
        }
    }
    wins
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], set: &[u64]) -> bool {
    SubtractionGame::new(*heaps.iter().max().unwrap_or(&0), set).wins(heaps)
}

/// The values of one set: a table that ends where it starts to repeat.
pub struct SubtractionGame {
    set: Vec<u64>,
    values: Vec<u64>,
    period: Option<Period>,
}

impl SubtractionGame {
    /// Prepares for heaps up to `max_heap`; with `u64::MAX` for all.
    pub fn new(max_heap: u64, set: &[u64]) -> Self {
        let mut game = Self { set: checked(set), values: Vec::new(), period: None };
        let mut n = 255;
        // On the last part of the way a search for a period does not pay.
        while n < max_heap / 4 {
            tabulate(&mut game.values, n as usize, &game.set);
            game.period = find_period(&game.values, &game.set);
            let is_proven = |&s: &u64| s <= n || game.never_matters(s);
            if game.period.is_some() && game.set.iter().all(is_proven) {
                return game;
            }
            assert!(n < 1 << 22, "no period within 2^22 heaps");
            n = 2 * n + 1; // no power of 2, which many sets have
        }
        tabulate(&mut game.values, max_heap as usize, &game.set);
        Self { period: None, ..game }
    }

    /// The proven period, unless the table reached `max_heap` before.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The proven period of the outcomes of single heaps. It divides the period of the values: for
    /// {4, 6, 11, 14} it is 17 instead of 34.
    pub fn outcome_period(&self) -> Option<Period> {
        let Period { start, length } = self.period?;
        let wins = |heap: u64| self.value(heap) != 0;
        let repeats = |p: &u64| (start..start + length).all(|heap| wins(heap) == wins(heap + p));
        let length = (1..=length).filter(|p| length % p == 0).find(repeats)?;
        let last_change = (0..start).rfind(|&heap| wins(heap) != wins(heap + length));
        Some(Period { start: last_change.map_or(0, |heap| heap + 1), length })
    }

    /// The Grundy value: the xor of the heaps' values.
    pub fn grundy(&self, heaps: &[u64]) -> u64 {
        self.values(heaps).fold(0, |xor, value| xor ^ value)
    }

    /// Does the player to move win?
    pub fn wins(&self, heaps: &[u64]) -> bool {
        self.grundy(heaps) != 0
    }

    /// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
    pub fn winning_moves(&self, heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
        self.moves_to(heaps, 0).into_iter()
    }

    /// Does the player to move win in misère play?
    pub fn misere_wins(&self, heaps: &[u64]) -> bool {
        let (xor, big) = xor_and_big(self.values(heaps));
        xor != u64::from(big == 0)
    }

    /// All winning moves `(i, left)` of misère play.
    pub fn misere_winning_moves(&self, heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
        self.moves_to(heaps, 1).into_iter()
    }

    fn values<'a>(&'a self, heaps: &'a [u64]) -> impl Iterator<Item = u64> + 'a {
        heaps.iter().map(move |&heap| self.value(heap))
    }

    /// The value of one heap.
    fn value(&self, heap: u64) -> u64 {
        let Period { start, length } = self.period.unwrap_or(Period { start: heap, length: 1 });
        let index = heap.min(start) + heap.saturating_sub(start) % length;
        let max = self.values.len() as u64 - 1;
        assert!(index <= max, "a heap of {} is above the {} of the table", heap, max);
        self.values[index as usize]
    }

    /// The moves to a position whose xor is 0, or `small` if no value exceeds 1.
    fn moves_to(&self, heaps: &[u64], small: u64) -> Vec<(usize, u64)> {
        let (xor, big) = xor_and_big(self.values(heaps));
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            let value = self.value(heap);
            let target = xor ^ value ^ if big > usize::from(value > 1) { 0 } else { small };
            let lefts = self.set.iter().rev().filter_map(|s| heap.checked_sub(*s));
            moves.extend(lefts.filter(|&left| self.value(left) == target).map(|left| (i, left)));
        }
        moves
    }

    /// Does a move beyond the table never join heaps of equal value?
    fn never_matters(&self, s: u64) -> bool {
        let joins = |(n, &value)| s.checked_add(n).map_or(false, |n| self.value(n) == value);
        !(0..).zip(&self.values).any(joins)
    }
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

fn checked(set: &[u64]) -> Vec<u64> {
    assert!(!set.contains(&0), "0 stones are not a move");
    let mut set = set.to_vec();
    set.sort_unstable();
    set.dedup();
    set
}

/// Continues the table up to a last heap, block by block. A long move leads out of the block from
/// all of its heaps, so one plain loop joins these options to what the heaps see.
fn tabulate(values: &mut Vec<u64>, last: usize, set: &[u64]) {
    const BLOCK: usize = 128;
    let (short, long) = set.split_at(set.partition_point(|&s| s < BLOCK as u64));
    let bit = |&value: &u64| if value < 64 { 1 << value } else { 0 };
    let mut bits: Vec<u64> = values.iter().map(bit).collect();
    bits.resize(last + 1, 0);
    for start in (values.len()..=last).step_by(BLOCK) {
        let end = (last + 1).min(start + BLOCK);
        let (before, block) = bits[..end].split_at_mut(start);
        for s in long.iter().take_while(|&&s| s < end as u64).map(|&s| s as usize) {
            let first = start.max(s);
            let options = &before[first - s..];
            for (seen, bit) in block[first - start..].iter_mut().zip(options) {
                *seen |= bit;
            }
        }
        for heap in start..end {
            let legal = short.iter().take_while(|&&s| s <= heap as u64);
            let below_64 = legal.fold(bits[heap], |seen, &s| seen | bits[heap - s as usize]);
            bits[heap] = !below_64 & below_64.wrapping_add(1); // the lowest 0, if there is one
            let mut mex = u64::from(below_64.trailing_ones());
            if mex == 64 {
                let mut seen = vec![false; set.len() + 1];
                for &s in set.iter().take_while(|&&s| s <= heap as u64) {
                    seen[values[heap - s as usize] as usize] = true;
                }
                mex = seen.iter().take_while(|&&seen| seen).count() as u64;
            }
            values.push(mex);
        }
    }
}

/// Finds where the last window stood before; moves beyond the table are not looked at.
fn find_period(values: &[u64], set: &[u64]) -> Option<Period> {
    let len = values.len();
    let max = set.iter().rfind(|&&s| s < len as u64).map_or(1, |&max| max as usize);
    let window = len - max;
    // A search in text takes linear time. It sees values modulo 128; the next line compares fully.
    let text = String::from_utf8(values.iter().map(|v| (v % 128) as u8).collect()).unwrap();
    let length = window - text[..len - 1].rfind(&text[window..])?;
    let last_change = (0..len - length).rfind(|&n| values[n] != values[n + length]);
    let start = last_change.map_or(0, |n| n + 1);
    (start + length <= window).then_some(Period { start: start as u64, length: length as u64 })
}
