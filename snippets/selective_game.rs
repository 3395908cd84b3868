//! Selective compound: each turn moves in any number of parts, in one at least; whoever cannot move loses.
//!
//! If play goes on until the last part ends, a position is lost iff all parts are lost: a move
//! makes those that it touches won, and then all that are won can be made lost at once. If the
//! first end of a part ends the game, a position is also lost once a part has ended.
//! In misère play the first end is dealt with in the same way (but wins). Until the last end, a
//! part that is left alone decides by its misère outcome; with more parts the normal rule holds.
//! There a player with a won part makes all parts lost, or if this leaves one part or none, ends
//! all others and leaves that one lost in the misère sense; a player without one leaves a won part.
//!
//! ```
//! use nim_snippets::selective_game::{End, SelectiveGame};
//!
//! let take_1_or_2 = |heap: usize| (heap.saturating_sub(2)..heap).collect();
//! let heaps = SelectiveGame::new(10, take_1_or_2);
//! assert!(heaps.wins(&[7, 3, 8], End::Last) && !heaps.wins(&[6, 3], End::Last));
//! assert_eq!(heaps.winning_move(&[7, 3, 8], End::Last), Some(vec![(0, 6), (2, 6)]));
//! assert!(!heaps.wins(&[0, 4], End::First));
//! assert!(!heaps.misere_wins(&[4], End::Last) && heaps.misere_wins(&[4, 3], End::Last));
//! ```
//!
//! - Time: `new` asks once for the options of each position; a question is `O(parts)`, a move asks
//!   for the options of the parts.
//! - Input: the positions `0..n` of a game, `n < 2^30`, and their options by a function; for a
//!   graph with followers `next` that is `|v| next[v].clone()`. Parts of different games need
//!   different numbers. A position that can return panics. Without parts play is over.
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

/// Whoever cannot move loses in normal play, and wins in misère play.
#[derive(Clone, Copy)]
enum Play {
    Normal,
    Misere,
}

/// A position alone.
#[derive(Clone, Copy, Default)]
struct Part {
    ended: bool,
    /// In normal and in misère play.
    lost: [bool; 2],
}

/// The positions of a game that is played in many parts.
pub struct SelectiveGame<F> {
    options: F,
    positions: Vec<Part>,
}

impl<F: Fn(usize) -> Vec<usize>> SelectiveGame<F> {
    /// The positions `0..n` with these options.
    pub fn new(n: usize, options: F) -> Self {
        assert!(n < 1 << 30, "2^30 positions are too many");
        let mut positions = vec![Part::default(); n];
        options_first(n, &options, |p, next| {
            let ended = next.is_empty();
            let none_lost = |play| !next.iter().any(|&q| positions[q].lost[play as usize]);
            let lost = [none_lost(Play::Normal), !ended && none_lost(Play::Misere)];
            positions[p] = Part { ended, lost };
        });
        Self { options, positions }
    }

    /// Does the player to move win?
    pub fn wins(&self, parts: &[usize], end: End) -> bool {
        let is_over = end == End::First && self.running(parts).count() < parts.len();
        !self.all_lost(parts, Play::Normal) && !is_over
    }

    /// A winning move: `(i, to)` for each part that moves.
    pub fn winning_move(&self, parts: &[usize], end: End) -> Option<Vec<(usize, usize)>> {
        self.wins(parts, end).then(|| self.make_lost(parts, Play::Normal))
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&self, parts: &[usize], end: End) -> bool {
        let running: Vec<usize> = self.running(parts).collect();
        match (end, &running[..]) {
            (End::First, _) => parts.is_empty() || !self.all_lost(parts, Play::Misere),
            (End::Last, []) => true,
            (End::Last, &[alone]) => !self.is_lost(parts[alone], Play::Misere),
            (End::Last, _) => !self.all_lost(parts, Play::Normal),
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
            return Some(self.make_lost(parts, Play::Misere));
        }
        let mut moves = self.make_lost(parts, Play::Normal);
        let mut after = parts.to_vec();
        for &(i, to) in &moves {
            after[i] = to;
        }
        // At most one part would be left: leave that, or the first, lost in the misère sense.
        if self.running(&after).nth(1).is_none() {
            let alone = self.running(&after).next().unwrap_or(moves[0].0);
            moves.retain(|&(i, _)| i != alone);
            let only = self.make_lost(&parts[alone..=alone], Play::Misere);
            moves.extend(only.into_iter().map(|(_, to)| (alone, to)));
            moves.sort_unstable();
        }
        Some(moves)
    }

    fn at(&self, part: usize) -> Part {
        let n = self.positions.len();
        assert!(part < n, "position {} in a game of {} positions", part, n);
        self.positions[part]
    }

    fn is_lost(&self, part: usize, play: Play) -> bool {
        self.at(part).lost[play as usize]
    }

    /// Looks at each part, so that a broken one panics.
    fn all_lost(&self, parts: &[usize], play: Play) -> bool {
        parts.iter().fold(true, |all, &part| all & self.is_lost(part, play))
    }

    /// The indices of the parts that have not ended.
    fn running<'a>(&'a self, parts: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        (0..parts.len()).filter(move |&i| !self.at(parts[i]).ended)
    }

    /// Moves each part that is won to the first option that is lost.
    fn make_lost(&self, parts: &[usize], play: Play) -> Vec<(usize, usize)> {
        let lost_option =
            |part| (self.options)(part).into_iter().find(|&to| self.is_lost(to, play));
        let won = self.running(parts).filter(|&i| !self.is_lost(parts[i], play));
        won.filter_map(|i| Some((i, lost_option(parts[i])?))).collect()
    }
}

/// Calls `settle` with each position and its options, after it has been called with these.
fn options_first(
    n: usize,
    options: &impl Fn(usize) -> Vec<usize>,
    mut settle: impl FnMut(usize, &[usize]),
) {
    let mut is_settled = vec![false; n];
    let mut is_on_path = vec![false; n];
    let mut path = Vec::new(); // with the options of each, and how many of them are settled
    for start in 0..n {
        if !is_settled[start] {
            path.push((start, options(start), 0));
        }
        while let Some((p, next, settled)) = path.last_mut() {
            is_on_path[*p] = true;
            let open = next[*settled..].iter();
            *settled += open.take_while(|&&q| is_settled.get(q) == Some(&true)).count();
            if let Some(&q) = next.get(*settled) {
                assert!(q < n, "position {} in a game of {} positions", q, n);
                assert!(!is_on_path[q], "the game can return to position {}", q);
                path.push((q, options(q), 0));
            } else {
                settle(*p, next);
                is_settled[*p] = true;
                path.pop();
            }
        }
    }
}
