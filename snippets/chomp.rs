//! Chomp: bite a square and all below and right of it out of a bar; whoever eats the poisoned top left square loses.
//!
//! There is no formula. Every bar from which one bite leaves a losing bar is winning. It is that
//! losing bar with some equal consecutive rows lengthened, at most to the length of the row above
//! them. So go through all bars within the given one, in ascending order of the first row: a bar
//! that is not marked as winning is losing, and marks the bars that can become it. Some outcomes
//! are known. A rectangle wins unless it is the poisoned square alone: if eating the last corner
//! does not win, the answer to it would have been a winning first bite. In a square, the bite at
//! (1, 1) wins, because every later bite has a mirror image. Two rows lose iff the upper row is
//! longer by exactly one.
//!
//! ```
//! use nim_snippets::chomp::{winning_moves, wins};
//!
//! assert!(wins(&[4, 4, 4]));
//! assert!(!wins(&[4, 3]));
//! assert!(winning_moves(&[4, 4, 4]).eq([(1, 2)])); // leaves rows of 4, 2 and 2
//! // Few rectangles have more than one winning bite: 6 x 13, 8 x 10 and 9 x 10 have two.
//! let count = |rows, row| winning_moves(&vec![row; rows]).count();
//! assert_eq!([count(6, 13), count(8, 10), count(9, 10), count(9, 11)], [2, 2, 2, 1]);
//! ```
//!
//! - Time: near `O(s)` for the `s` bars within the given one, `C(a + b, a)` in `a` rows of `b`
//!   squares, with a byte each: 11 rows of 11 take 10 ms, 3 of 100 2 ms. `wins` is immediate for
//!   rectangles and for up to two rows.
//! - Limit: `rows.len() + rows[0] ≤ 26`.
//! - Input: the lengths of the rows from the top; rows of 0 may end the list. A bar without squares
//!   is a win, because the opponent ate the poison.
//! - Panics: a row longer than the one above, or 2^28 or more bars within the given one, unless the
//!   answer is immediate.
//! - Source: D. Gale, "A curious Nim-type game", 1974; as a game of divisors F. Schuh, "Spel van
//!   delers", 1952.
//! - 日本語: チョンプ: 板チョコの一マスとその右下をすべて食べる。左上の毒を食べたら負け。
//! - See also: [`chocolate`](super::chocolate) (bars are broken along lines),
//!   [`cutting_game`](super::cutting_game).

#![cfg_attr(doc, doc(alias("チョンプ", "poisoned chocolate", "毒入りチョコレート", "Schuh")))]
#![cfg_attr(doc, doc(alias("divisor game", "チョコレート 左上", "cookie")))]

use std::ops::{Range, RangeInclusive};

/// Does the player to move win?
pub fn wins(rows: &[usize]) -> bool {
    let rows = staircase(rows);
    known_outcome(&rows).unwrap_or_else(|| Outcomes::new(&rows).is_winning(&rows))
}

/// All winning bites `(row, column)`, counted from 0, in ascending order.
pub fn winning_moves(rows: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    let rows = staircase(rows);
    let outcomes = if rows.len() > 2 { Some(Outcomes::new(&rows)) } else { None };
    squares(rows.clone()).filter(move |&square| {
        let left = bite(&rows, square);
        let is_winning = match &outcomes {
            Some(outcomes) => outcomes.is_winning(&left),
            None => known_outcome(&left).expect("two rows"),
        };
        !is_winning
    })
}

fn staircase(rows: &[usize]) -> Vec<usize> {
    for pair in rows.windows(2) {
        assert!(pair[0] >= pair[1], "a row is longer than the one above: {:?}", pair);
    }
    rows.iter().copied().filter(|&row| row > 0).collect()
}

fn squares(rows: Vec<usize>) -> impl Iterator<Item = (usize, usize)> {
    let rows = rows.into_iter().enumerate();
    rows.flat_map(|(row, len)| (0..len).map(move |column| (row, column)))
}

fn bite(rows: &[usize], (row, column): (usize, usize)) -> Vec<usize> {
    let mut left = rows.to_vec();
    for len in &mut left[row..] {
        *len = column.min(*len);
    }
    left.retain(|&len| len > 0);
    left
}

fn known_outcome(rows: &[usize]) -> Option<bool> {
    match *rows {
        [] => Some(true),
        [only] => Some(only > 1),
        [upper, lower] => Some(upper - lower != 1),
        [first, .., last] if first == last => Some(true),
        _ => None,
    }
}

/// The outcomes of all bars within a given one; rows of 0 end a bar.
struct Outcomes {
    rows: Vec<usize>,
    /// For each row and length, the number of bars with the same rows above and a shorter row here.
    /// Their sum is the place of a bar in ascending order. For the rows 2 and 1 the bars are 00,
    /// 10, 11, 20, 21: a first row of 2 comes after three of them, so the bar 21 has place 3 + 1.
    places: Vec<Vec<u32>>,
    is_winning: Vec<bool>,
}

impl Outcomes {
    fn new(rows: &[usize]) -> Self {
        let places = places(rows);
        let count = places[0][rows[0] + 1];
        let is_winning = vec![false; count as usize];
        let mut outcomes = Outcomes { rows: rows.to_vec(), places, is_winning };
        outcomes.is_winning[0] = true; // no squares
        for place in 1..count {
            if !outcomes.is_winning[place as usize] {
                let bar = outcomes.bar(place);
                outcomes.mark_larger(&bar, place);
            }
        }
        outcomes
    }

    fn is_winning(&self, bar: &[usize]) -> bool {
        let place: u32 = self.places.iter().zip(bar).map(|(places, &row)| places[row]).sum();
        self.is_winning[place as usize]
    }

    /// The bar with this place.
    fn bar(&self, mut place: u32) -> Vec<usize> {
        let next_row = |places: &Vec<u32>| {
            let row = places.partition_point(|&other| other <= place) - 1;
            place -= places[row];
            row
        };
        self.places.iter().map(next_row).collect()
    }

    /// Marks the bars from which a bite leaves this losing one.
    fn mark_larger(&mut self, bar: &[usize], place: u32) {
        let mut start = 0;
        while start < bar.len() {
            let row = bar[start];
            let end = start + bar[start..].iter().take_while(|&&other| other == row).count();
            let above = if start == 0 { self.rows[0] } else { bar[start - 1] };
            let of_equal: u32 = self.places[start..end].iter().map(|places| places[row]).sum();
            self.mark_lengths(start..end, row..=above, place - of_equal);
            start = end;
        }
        self.is_winning[place as usize] = false; // not longer in any row
    }

    /// Marks the bars in which these rows have any of the lengths, none longer than the row above.
    /// The place is the sum over all other rows.
    fn mark_lengths(&mut self, rows: Range<usize>, lengths: RangeInclusive<usize>, place: u32) {
        let (first, least) = (rows.start, *lengths.start());
        let most = self.rows[first].min(*lengths.end());
        if rows.len() == 1 {
            for of_row in &self.places[first][least..=most] {
                self.is_winning[(place + of_row) as usize] = true;
            }
            return;
        }
        for row in least..=most {
            self.mark_lengths(first + 1..rows.end, least..=row, place + self.places[first][row]);
        }
    }
}

/// The table of [`Outcomes`], from the last row up. One entry more than `rows[i]` needs counts all
/// rows from row `i`.
fn places(rows: &[usize]) -> Vec<Vec<u32>> {
    let check = |count: u64| assert!(count < 1 << 28, "{} bars or more are too many", count);
    check(rows.iter().fold(1_u64, |sum, &row| sum.saturating_add(row as u64)));
    let mut places: Vec<Vec<u32>> = Vec::new();
    for (i, &max) in rows.iter().enumerate().rev() {
        let mut shorter = vec![0];
        for row in 0..=max {
            let below = places.last().map_or(1, |below| below[row.min(rows[i + 1]) + 1]);
            let count = u64::from(shorter[row]) + u64::from(below);
            check(count);
            shorter.push(count as u32);
        }
        places.push(shorter);
    }
    places.reverse();
    places
}
