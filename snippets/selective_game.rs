//! Selective compound: each turn moves in any number of parts, at least one, or in all; whoever cannot move loses.
//!
//! `Turn::Any` moves in any number of parts. A position loses iff all parts lose: a move makes each
//! part that it changes winning, and the answer makes all winning parts losing at once. With
//! `End::First`, a part that has ended counts as losing (in misère play as winning). In misère
//! play with `End::Last`, a single remaining part has its misère outcome; with more parts the
//! normal rule holds, because the winner chooses how to leave the last part.
//!
//! `Turn::All` moves in all parts (conjunctive). The remoteness of a part counts its moves if the
//! winner hurries and the loser delays; the suspense, if the winner delays and the loser hurries.
//! Either number is even iff the part loses. With `End::First` the least remoteness decides, with
//! `End::Last` the greatest suspense: the winner of that part plays every part in this way.
//!
//! ```
//! use nim_snippets::selective_game::{End, SelectiveGame, Turn};
//!
//! let take_1_or_2 = |heap: usize| (heap.saturating_sub(2)..heap).collect();
//! let any = SelectiveGame::new(10, take_1_or_2, Turn::Any, End::Last);
//! assert!(any.wins(&[7, 3, 8]) && !any.wins(&[6, 3]));
//! assert_eq!(any.winning_move(&[7, 3, 8]), Some(vec![(0, 6), (2, 6)]));
//! let all = SelectiveGame::new(10, take_1_or_2, Turn::All, End::First);
//! assert_eq!(all.winning_move(&[4, 9]), Some(vec![(0, 3), (1, 7)]));
//! assert_eq!((all.moves_left(4), all.moves_left(9)), (3, 6));
//! ```
//!
//! - Time: `new` asks once for the options of each position; a question is `O(parts)`, a move asks
//!   for the options of the parts.
//! - Limit: `n ≤ 10^6, Σ options(p).len() ≤ 10^7`.
//! - Input: the positions `0..n` of a game, and their options by a function: smaller numbers, so
//!   sort a graph topologically. Parts of different games need different numbers. Without parts
//!   play is over.
//! - Panics: an option that is not smaller than its position; a part of `n` or more.
//! - Misère: see above; all parts at once as in normal play, with the other parity.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966; J. H. Conway, "On Numbers and
//!   Games", chapter 14, 1976.
//! - 日本語: 選択和と連言和: 毎手番一つ以上の好きな成分、またはすべての成分で動かす。動けなければ負け。
//! - See also: [`sprague_grundy`](super::sprague_grundy) (a move in one part),
//!   [`moore_nim`](super::moore_nim) (heaps, up to k of them), [`exact_nim`](super::exact_nim),
//!   [`loopy_game`](super::loopy_game) (draws).

#![cfg_attr(doc, doc(alias("move in any number of components", "selective sum", "union of games")))]
#![cfg_attr(doc, doc(alias("好きな数の局面で動かす", "一つ以上の山を選んで動かす", "任意个游戏")))]
#![cfg_attr(doc, doc(alias("shortened selective compound", "conjunctive compound")))]
#![cfg_attr(doc, doc(alias("move in all components", "join of games", "remoteness")))]
#![cfg_attr(doc, doc(alias("suspense number", "すべての局面で同時に動かす", "全部の駒を動かす")))]
#![cfg_attr(doc, doc(alias("Every-SG", "每个游戏都要走", "continued conjunctive compound")))]
#![cfg_attr(doc, doc(alias("HDU 3595 GG and MM")))]

/// The parts in which a turn moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// All parts that have not ended.
    All,
    /// At least one part.
    Any,
}

/// The end of a part that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    First,
    Last,
}

/// The positions of a game that is played in many parts.
pub struct SelectiveGame<F> {
    options: F,
    turn: Turn,
    end: End,
    /// The moves left of each position alone, in normal and in misère play.
    lengths: Vec<[u64; 2]>,
}

const NORMAL: usize = 0;
const MISERE: usize = 1;

impl<F: Fn(usize) -> Vec<usize>> SelectiveGame<F> {
    /// The positions `0..n` with these options.
    pub fn new(n: usize, options: F, turn: Turn, end: End) -> Self {
        assert!(n < 1 << 30, "2^30 positions are too many");
        let mut lengths: Vec<[u64; 2]> = Vec::new();
        for position in 0..n {
            let next = options(position);
            for &option in &next {
                let is_smaller = option < position;
                assert!(is_smaller, "option {} of position {} is not smaller", option, position);
            }
            lengths.push([NORMAL, MISERE].map(|play| {
                let all = next.iter().map(|&option| lengths[option][play]);
                let losing = all.clone().filter(|&length| loses(length, play));
                let best = match end {
                    End::First => losing.min().or_else(|| all.max()),
                    End::Last => losing.max().or_else(|| all.min()),
                };
                best.map_or(0, |length| length + 1)
            }));
        }
        Self { options, turn, end, lengths }
    }

    /// The number of moves left in a part alone, even iff it loses. With `End::First` the winner
    /// hurries and the loser delays (remoteness), with `End::Last` the other way round (suspense).
    pub fn moves_left(&self, part: usize) -> u64 {
        self.length(part, NORMAL)
    }

    /// Does the player to move win?
    pub fn wins(&self, parts: &[usize]) -> bool {
        self.wins_in(parts, NORMAL)
    }

    /// A winning move: `(i, to)` for each part that moves.
    pub fn winning_move(&self, parts: &[usize]) -> Option<Vec<(usize, usize)>> {
        self.wins(parts).then(|| self.steps(parts, NORMAL))
    }

    /// Does the player to move win in misère play?
    pub fn misere_wins(&self, parts: &[usize]) -> bool {
        self.wins_in(parts, MISERE)
    }

    /// A winning move in misère play.
    pub fn misere_winning_move(&self, parts: &[usize]) -> Option<Vec<(usize, usize)>> {
        if self.is_over(parts) || !self.misere_wins(parts) {
            return None;
        }
        if !self.normal_decides(parts) {
            return Some(self.steps(parts, MISERE));
        }
        let mut moves = self.steps(parts, NORMAL);
        let mut after = parts.to_vec();
        for &(i, to) in &moves {
            after[i] = to;
        }
        // If at most one part is left, leave that one, or else the first, losing in misère play.
        if self.running(&after).count() <= 1 {
            let alone = self.running(&after).next().unwrap_or(moves[0].0);
            moves.retain(|&(i, _)| i != alone);
            let only = self.steps(&parts[alone..=alone], MISERE);
            moves.extend(only.into_iter().map(|(_, to)| (alone, to)));
            moves.sort_unstable();
        }
        Some(moves)
    }

    fn length(&self, part: usize, play: usize) -> u64 {
        let n = self.lengths.len();
        assert!(part < n, "position {} in a game of {} positions", part, n);
        self.lengths[part][play]
    }

    /// The indices of the parts that have not ended.
    fn running<'a>(&'a self, parts: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        (0..parts.len()).filter(move |&i| self.length(parts[i], NORMAL) > 0)
    }

    fn is_over(&self, parts: &[usize]) -> bool {
        let running = self.running(parts).count();
        running == 0 || self.end == End::First && running < parts.len()
    }

    /// Does the normal rule decide in misère play, too? Until the last end, it does for several
    /// parts.
    fn normal_decides(&self, parts: &[usize]) -> bool {
        self.turn == Turn::Any && self.end == End::Last && self.running(parts).count() > 1
    }

    fn wins_in(&self, parts: &[usize], play: usize) -> bool {
        let lengths = |play| parts.iter().map(move |&part| self.length(part, play));
        if self.is_over(parts) {
            return play == MISERE;
        }
        match (self.turn, self.end) {
            (Turn::All, End::First) => lengths(play).min().map_or(false, |min| !loses(min, play)),
            (Turn::All, End::Last) => lengths(play).max().map_or(false, |max| !loses(max, play)),
            (Turn::Any, _) => {
                let play = if self.normal_decides(parts) { NORMAL } else { play };
                self.running(parts).any(|i| !loses(self.length(parts[i], play), play))
            }
        }
    }

    /// Moves each part one move nearer to its end; if the turn is free, only winning parts.
    fn steps(&self, parts: &[usize], play: usize) -> Vec<(usize, usize)> {
        let moves = self
            .running(parts)
            .filter(|&i| self.turn == Turn::All || !loses(self.length(parts[i], play), play));
        let nearer = |i: usize| {
            let left = self.length(parts[i], play);
            let to =
                (self.options)(parts[i]).into_iter().find(|&to| self.length(to, play) + 1 == left);
            (i, to.expect("the same options"))
        };
        moves.map(nearer).collect()
    }
}

/// Does a part with this length lose? With no move left, it loses in normal play.
fn loses(length: u64, play: usize) -> bool {
    length % 2 == play as u64
}
