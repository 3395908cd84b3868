//! Conjunctive compound: each turn moves in all parts at once; whoever cannot move loses.
//!
//! The remoteness of a position is the number of moves left if the winner hurries and the loser
//! delays; its suspense is the number if the winner delays and the loser hurries. Both are even iff
//! the position is lost. If the first end of a part ends the game, the least remoteness decides:
//! whoever wins that part hurries there and delays elsewhere. If play goes on until the last end,
//! the greatest suspense decides: each part has an option that is one move nearer to its end, so
//! the whole can keep to that number. Misère play is the same with the other parity.
//!
//! ```
//! use nim_snippets::conjunctive_game::{ConjunctiveGame, End};
//!
//! let take_1_or_2 = |heap: usize| (heap.saturating_sub(2)..heap).collect();
//! let heaps = ConjunctiveGame::new(10, take_1_or_2);
//! assert_eq!((heaps.remoteness(7), heaps.suspense(7)), (5, 5));
//! assert!(heaps.wins(&[4, 9], End::First) && !heaps.wins(&[3, 4], End::First));
//! assert_eq!(heaps.winning_move(&[4, 9], End::First), Some(vec![(0, 3), (1, 7)]));
//! assert!(heaps.wins(&[4, 3], End::Last) && !heaps.wins(&[4, 6], End::Last));
//! ```
//!
//! - Time: `new` asks once for the options of each position; a question is `O(parts)`, a move asks
//!   for the options of the parts.
//! - Input: the positions `0..n` of a game, `n < 2^30`, and their options by a function; for a
//!   graph with followers `next` that is `|v| next[v].clone()`. Parts of different games need
//!   different numbers. A position that can return panics. Play is over when no part can move, at
//!   [`End::First`] already when one part cannot; without parts it is over.
//! - Source: J. H. Conway, "On Numbers and Games", chapter 14, 1976.
//! - 日本語: 連言和: 毎手番すべての成分で同時に動かす。最初の終わりまで、または最後の終わりまで。動けなければ負け。
//! - See also: [`selective_game`](super::selective_game) (in any parts),
//!   [`sprague_grundy`](super::sprague_grundy) (in one), [`loopy_game`](super::loopy_game) (draws).

#![cfg_attr(doc, doc(alias("move in all components", "join of games", "remoteness")))]
#![cfg_attr(doc, doc(alias("suspense number", "すべての局面で同時に動かす", "全部の駒を動かす")))]
#![cfg_attr(doc, doc(alias("Every-SG", "每个游戏都要走", "continued conjunctive compound")))]
#![cfg_attr(doc, doc(alias("HDU 3595 GG and MM")))]

/// Which end of a part ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    First,
    /// The last: turns move in all parts that have not ended.
    Last,
}

/// Whoever cannot move loses in normal play, and wins in misère play.
#[derive(Clone, Copy)]
enum Play {
    Normal,
    Misere,
}

/// How many moves are left of a part alone.
#[derive(Clone, Copy, Default)]
struct Length {
    remoteness: u64,
    suspense: u64,
}

/// The positions of a game that is played in many parts.
pub struct ConjunctiveGame<F> {
    options: F,
    /// For each position the lengths in normal and in misère play.
    lengths: Vec<[Length; 2]>,
}

impl<F: Fn(usize) -> Vec<usize>> ConjunctiveGame<F> {
    /// The positions `0..n` with these options.
    pub fn new(n: usize, options: F) -> Self {
        assert!(n < 1 << 30, "2^30 positions are too many");
        let mut lengths = vec![[Length::default(); 2]; n];
        options_first(n, &options, |p, next| {
            let length_in = |play| length(next.iter().map(|&q| lengths[q][play as usize]), play);
            lengths[p] = [length_in(Play::Normal), length_in(Play::Misere)];
        });
        Self { options, lengths }
    }

    /// The number of moves left if the winner hurries and the loser delays: even iff lost.
    pub fn remoteness(&self, part: usize) -> u64 {
        self.length(part, End::First, Play::Normal)
    }

    /// The number of moves left if the winner delays and the loser hurries: even iff lost.
    pub fn suspense(&self, part: usize) -> u64 {
        self.length(part, End::Last, Play::Normal)
    }

    /// Does the player to move win?
    pub fn wins(&self, parts: &[usize], end: End) -> bool {
        !Play::Normal.is_lost(self.moves_left(parts, end, Play::Normal))
    }

    /// A winning move: `(i, to)` for each part that moves. All winning moves are those that `wins`
    /// denies to the opponent, but too many to list.
    pub fn winning_move(&self, parts: &[usize], end: End) -> Option<Vec<(usize, usize)>> {
        self.wins(parts, end).then(|| self.shorten(parts, end, Play::Normal))
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&self, parts: &[usize], end: End) -> bool {
        !Play::Misere.is_lost(self.moves_left(parts, end, Play::Misere))
    }

    /// A winning move when whoever cannot move wins.
    pub fn misere_winning_move(&self, parts: &[usize], end: End) -> Option<Vec<(usize, usize)>> {
        let is_over = self.moves_left(parts, end, Play::Misere) == 0;
        let wins = !is_over && self.misere_wins(parts, end);
        wins.then(|| self.shorten(parts, end, Play::Misere))
    }

    fn length(&self, part: usize, end: End, play: Play) -> u64 {
        let n = self.lengths.len();
        assert!(part < n, "position {} in a game of {} positions", part, n);
        let length = self.lengths[part][play as usize];
        if end == End::First { length.remoteness } else { length.suspense }
    }

    fn moves_left(&self, parts: &[usize], end: End, play: Play) -> u64 {
        let lengths = parts.iter().map(|&part| self.length(part, end, play));
        let decisive = if end == End::First { lengths.min() } else { lengths.max() };
        decisive.unwrap_or(0)
    }

    /// Moves in each part to the first option that is one move nearer to its end.
    fn shorten(&self, parts: &[usize], end: End, play: Play) -> Vec<(usize, usize)> {
        let length = |part: usize| self.length(part, end, play);
        let running = parts.iter().enumerate().filter(|&(_, &part)| length(part) > 0);
        let nearer = |(i, &part): (usize, &usize)| {
            let mut options = (self.options)(part).into_iter();
            (i, options.find(|&to| length(to) + 1 == length(part)).expect("the same options"))
        };
        running.map(nearer).collect()
    }
}

impl Play {
    /// Is a position lost with so many moves left? With none it is lost in normal play.
    fn is_lost(self, length: u64) -> bool {
        length % 2 == self as u64
    }
}

/// The lengths of a position by those of its options: with the winner to move the best of those
/// that are lost, else the best of all for the loser.
fn length(options: impl Iterator<Item = Length> + Clone, play: Play) -> Length {
    let lost = options.clone().filter(|option| play.is_lost(option.remoteness));
    let winner = lost.reduce(|a, b| Length {
        remoteness: a.remoteness.min(b.remoteness),
        suspense: a.suspense.max(b.suspense),
    });
    let loser = winner.or_else(|| {
        options.reduce(|a, b| Length {
            remoteness: a.remoteness.max(b.remoteness),
            suspense: a.suspense.min(b.suspense),
        })
    });
    loser.map_or(Length::default(), |option| Length {
        remoteness: option.remoteness + 1,
        suspense: option.suspense + 1,
    })
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
