//! Selective compound: each turn moves in any number of parts, in one at least; whoever cannot move loses.
//!
//! If play goes on until the last part ends, it is lost iff all parts are lost: a move makes those
//! that it touches won, and then all that are won can be made lost at once. If the first end of a
//! part ends the game, it is also lost once a part has ended.
//! In misère play the first end is dealt with in the same way (but wins). Until the last end: if
//! one part is left, that decides by its misère outcome; with more of them, the normal rule
//! holds. For who has a won part there makes all lost, or if this leaves one part or none, ends
//! all others and leaves that one lost in the misère sense; who has none leaves a won part.
//!
//! ```
//! use nim_snippets::selective_game::{End, Selective};
//!
//! let heaps = Selective::new(9, |heap| (heap.saturating_sub(2)..heap).collect()); // take 1 or 2
//! assert!(heaps.wins(&[7, 3, 8], End::Last) && !heaps.wins(&[6, 3], End::Last));
//! assert_eq!(heaps.winning_move(&[7, 3, 8], End::Last), Some(vec![(0, 6), (2, 6)]));
//! assert!(!heaps.wins(&[0, 4], End::First));
//! assert!(!heaps.misere_wins(&[4], End::Last) && heaps.misere_wins(&[4, 3], End::Last));
//! ```
//!
//! - Time: `new` asks once for the options of each position; a question is `O(parts)`, a move asks
//!   for the options of the parts.
//! - Input: positions `0..=max_heap` of a game, options by a function; for a graph with followers
//!   `next` by `|v| next[v].clone()`. Different games need different numbers. A position that can
//!   return panics. No parts: over.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966; J. H. Conway, "On Numbers and
//!   Games", chapter 14, 1976.
//! - 日本語: 選択和: 毎手番一つ以上の好きな成分で動かす。最初の終わりまで、または最後の終わりまで。動けなければ負け。
//! - See also: [`conjunctive_game`](super::conjunctive_game) (in all parts),
//!   [`sprague_grundy`](super::sprague_grundy) (in one), [`moore_nim`](super::moore_nim) (heaps, up
//!   to k of them), [`exact_nim`](super::exact_nim).

#![cfg_attr(doc, doc(alias("move in any number of components", "selective sum", "union of games")))]
#![cfg_attr(doc, doc(alias("好きな数の局面で動かす", "一つ以上の山を選んで動かす", "任意个游戏")))]
#![cfg_attr(doc, doc(alias("shortened selective compound")))]

/// Which end of a part ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    First,
    Last,
}

/// A position alone: has it ended, and is it lost in normal and in misère play?
type Part = (bool, [bool; 2]);

/// The positions of a game that is played in many parts.
pub struct Selective<F> {
    options: F,
    parts: Vec<Part>,
}

impl<F: Fn(usize) -> Vec<usize>> Selective<F> {
    /// The positions `0..=max_heap` with these options.
    pub fn new(max_heap: usize, options: F) -> Self {
        let mut parts = vec![Part::default(); max_heap + 1];
        options_first(max_heap + 1, &options, |p, next| {
            let none_lost = |misere: usize| next.iter().all(|&q| !parts[q].1[misere]);
            parts[p] = (next.is_empty(), [none_lost(0), !next.is_empty() && none_lost(1)]);
        });
        Self { options, parts }
    }

    /// Does the player to move win?
    pub fn wins(&self, parts: &[usize], end: End) -> bool {
        let is_over = end == End::First && self.running(parts).count() < parts.len();
        !self.all_lost(parts, 0) && !is_over
    }

    /// A winning move: `(i, to)` for each part that moves.
    pub fn winning_move(&self, parts: &[usize], end: End) -> Option<Vec<(usize, usize)>> {
        self.wins(parts, end).then(|| self.make_lost(parts, 0))
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&self, parts: &[usize], end: End) -> bool {
        let normal = end == End::Last && self.running(parts).nth(1).is_some();
        let alone = self.running(parts).next().map_or(true, |i| !self.at(parts[i]).1[1]);
        match end {
            End::First => parts.is_empty() || !self.all_lost(parts, 1),
            End::Last if normal => !self.all_lost(parts, 0),
            End::Last => alone,
        }
    }

    /// A winning move when whoever cannot move wins.
    pub fn misere_winning_move(&self, parts: &[usize], end: End) -> Option<Vec<(usize, usize)>> {
        let running = self.running(parts).count();
        let is_over = running == 0 || end == End::First && running < parts.len();
        if is_over || !self.misere_wins(parts, end) {
            return None;
        }
        if end == End::First || running == 1 {
            return Some(self.make_lost(parts, 1));
        }
        let mut moves = self.make_lost(parts, 0);
        let mut after = parts.to_vec();
        moves.iter().for_each(|&(i, to)| after[i] = to);
        // At most one part would be left: leave that, or the first, lost in the misère sense.
        if self.running(&after).nth(1).is_none() {
            let alone = self.running(&after).next().unwrap_or(moves[0].0);
            moves.retain(|&(i, _)| i != alone);
            let only = self.make_lost(&parts[alone..=alone], 1);
            moves.extend(only.into_iter().map(|(_, to)| (alone, to)));
            moves.sort_unstable();
        }
        Some(moves)
    }

    fn at(&self, part: usize) -> Part {
        let n = self.parts.len();
        assert!(part < n, "a heap of {} is above the {} of the table", part, n - 1);
        self.parts[part]
    }

    fn all_lost(&self, parts: &[usize], misere: usize) -> bool {
        parts.iter().fold(true, |all, &part| all & self.at(part).1[misere])
    }

    fn running<'a>(&'a self, parts: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        (0..parts.len()).filter(move |&i| !self.at(parts[i]).0)
    }

    /// Moves each part that is won to the first option that is lost.
    fn make_lost(&self, parts: &[usize], misere: usize) -> Vec<(usize, usize)> {
        let lost = |part: usize| self.at(part).1[misere];
        let won = self.running(parts).filter(|&i| !lost(parts[i]));
        won.filter_map(|i| Some((i, (self.options)(parts[i]).into_iter().find(|&to| lost(to))?)))
            .collect()
    }
}

/// Calls `settle` with each position and its options, after it has been called with these.
fn options_first(
    n: usize,
    options: &impl Fn(usize) -> Vec<usize>,
    mut settle: impl FnMut(usize, &[usize]),
) {
    let (mut is_settled, mut is_on_path) = (vec![false; n], vec![false; n]);
    let mut path = Vec::new(); // with the options of each, and how many of them are settled
    for start in 0..n {
        if !is_settled[start] {
            path.push((start, options(start), 0));
        }
        while let Some((p, next, settled)) = path.last_mut() {
            is_on_path[*p] = true;
            let rest = next[*settled..].iter();
            *settled += rest.take_while(|&&q| is_settled.get(q) == Some(&true)).count();
            if let Some(&q) = next.get(*settled) {
                assert!(q < n, "a heap of {} is above the {} of the table", q, n - 1);
                assert!(!is_on_path[q], "position {} can return", q);
                path.push((q, options(q), 0));
            } else {
                settle(*p, next);
                is_settled[*p] = true;
                path.pop();
            }
        }
    }
}
